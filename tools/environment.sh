# Sourced by the launchers, which set $root. Sets $python to the Python of the environment in .venv; has it made, or made
# anew, when it is not what requirements.txt asks for.
python=$root/.venv/bin/python
if [ ! -x "$python" ] || [ "$(cat "$root/requirements.txt")" != "$(cat "$root/.venv/requirements.txt" 2>/dev/null)" ]; then
  maker=
  for candidate in python3 python3.13 python3.12 python3.11 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      maker=$candidate
      break
    fi
  done
  if [ -z "$maker" ] && ! maker=$(uv python find --no-project '>=3.11' 2>/dev/null); then
    echo "Longbox needs Python 3.11 or later, and finds none on the PATH (python3 is: $(python3 --version 2>/dev/null || echo missing))." >&2
    exit 1
  fi
  "$maker" "$root/tools/environment.py" || exit 1
fi
