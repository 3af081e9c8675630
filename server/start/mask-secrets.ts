/** A link token in a path is a key to somebody's page; a log must not hold it. Also bounds what a stranger can write. */
export function maskSecrets(path: string): string {
  return path.replace(/[A-Za-z0-9_-]{28,}/g, "[…]").slice(0, 200)
}
