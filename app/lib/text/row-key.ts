/** Returns whether a text from a request can be the key of a user, a session or a passkey; PostgreSQL would refuse a NUL. */
export function isRowKey(text: string): boolean {
  return /^[\w-]{1,1400}$/.test(text)
}
