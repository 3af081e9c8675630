/** How a decision on several rows went, for the sentence of a flash. */
export type BulkOutcome = { decided: string; skipped: string }

/** Decides one row after the other; a row that was decided before, or is gone, is skipped. */
export async function decideAll(
  ids: number[],
  decide: (id: number) => Promise<{ kind: string }>,
): Promise<BulkOutcome> {
  let decided = 0
  for (const id of ids) if ((await decide(id)).kind === "decided") decided++
  return { decided: String(decided), skipped: String(ids.length - decided) }
}
