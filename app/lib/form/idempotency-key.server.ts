import { createHash, randomUUID } from "node:crypto"

/**
 * Returns the key that makes two posts the same: derived from the key of the form and the submitted values. A form sent again
 * with changed text is a second submission. So is a second business typed over the first in another tab: a browser has one
 * draft, and one key, for all tabs.
 *
 * @param formKey empty for a form without a key: then no two posts are the same
 * @param sent a JSON value; the order of its keys does not matter
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
