"""A player over the network, in 40 lines: opens a table against the computer and answers at random.

python docs/bot.py http://localhost:8642 vs        (it takes the package websockets; in a checkout: .venv/bin/python)
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


async def play(server: str, game: str, dice: random.Random) -> str:
    """One game; how it ended."""
    body = json.dumps({"game": game, "seats": ["person"], "others": "greedy", "usual": True}).encode()
    request = urllib.request.Request(f"{server}/api/rooms", body, {"Content-Type": "application/json"})
    room = json.load(await asyncio.to_thread(urllib.request.urlopen, request))
    async with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:

        async def ask(**message: object) -> None:
            await socket.send(json.dumps(message))

        await ask(type="hello", room=room["room"], key=room["seats"][0]["key"])
        now, said, given = {}, -1, []
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "view":
                now = message["now"]
            elif message["type"] == "patch":
                for path, *value in message["changes"]:
                    at = now
                    for key in path[:-1]:
                        at = at[key]
                    if value:
                        at[path[-1]] = value[0]
                    else:
                        del at[path[-1]]
            elif message["type"] == "next":
                value = dice.choice(message["next"])["value"]
                given += [value] if value >= 0 else []
                await ask(type="answer" if value < 0 else "next", number=said, answer=given)
            elif message["type"] == "error":
                raise SystemExit(message["words"])
            if now.get("result"):
                return now["result"]["words"]
            if now.get("question") and now["number"] > said:
                said, given = now["number"], []
                await ask(type="next", number=said, answer=[])
    return "the server ended"


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], random.Random(1))))
