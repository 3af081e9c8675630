import { createHash, randomUUID } from "node:crypto"

/**
 * The key under which a post counts as the same: the form's own, and what was sent with it. Going back, changing the
 * words and sending the form again is a second submission; so is a second business typed over the first in another tab,
 * because a browser keeps one draft, and one key, for all its tabs.
 *
 * @param formKey empty for a form without one: it is never the same
 * @param sent anything JSON can hold; the order of its keys does not matter
 */
export function idempotencyKey(formKey: string, sent: unknown): string {
  const digest = createHash("sha256")
    .update(`${formKey || randomUUID()}\n${JSON.stringify(sent, withSortedKeys)}`)
    .digest("hex")
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}

function withSortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
