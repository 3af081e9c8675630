import type { Person } from "./person.server.ts"

/**
 * The file a person gets who asks for a copy: all that is about them, in the product's own words, which a program can
 * read as well (GDPR, articles 15 and 20). Who of the staff did what is about the staff, and is left out.
 */
export function personCopy(email: string, person: Person, now: Date): string {
  const { found, history, notes, account, ...rest } = person
  const copy = {
    address: email,
    copiedAt: now,
    ...Object.assign({}, ...found.map(({ part, rows }) => part.inWords?.(rows) ?? rows)),
    ...rest,
    notes: notes.map(({ createdBy, ...note }) => note),
    history: history.map(({ actorId, actor, ...entry }) => ({ ...entry, by: actorId ? "staff" : actor })),
    hasStaffAccount: account !== undefined,
  }
  return `${JSON.stringify(copy, null, 2)}\n`
}
