/** Whether a text from outside can be the key of a user, a session or a passkey at all; a NUL would upset the database. */
export function isRowKey(text: string): boolean {
  return /^[\w-]{1,1400}$/.test(text)
}
