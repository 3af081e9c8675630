import type { Person } from "./person.server.ts"

/**
 * File for a person who requests a copy: all data about them, with labels and machine-readable (GDPR, articles 15 and
 * 20). Which staff member did what is data about staff, and is left out.
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
