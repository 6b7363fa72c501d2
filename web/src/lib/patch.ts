/** Changes as the server sends them: [path, value] sets what lies there, [path] takes it away. The document is changed in place. */
export type Change = [(string | number)[], unknown?];

export function patched(document: unknown, changes: Change[]): unknown {
  let whole = document;
  for (const change of changes) {
    const path = change[0];
    if (path.length === 0) {
      whole = change[1];
      continue;
    }
    let at = whole as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
    const last = path[path.length - 1] as string | number;
    if (change.length === 1) delete at[last];
    else at[last] = change[1];
  }
  return whole;
}
