import { readRowId } from "#app/lib/list/list-search.ts"

/** Delay of the mail about a decision; until then the decision can be taken back (ruling 24). */
export const undoSeconds = 60

/** One decision: the id of the submission and the number of the decision. */
export type DecisionKey = { id: number; number: number }

const mostDecisions = 100

/** Form value: '12:1,15:2'. */
export function writeDecisions(decisions: DecisionKey[]): string {
  return decisions.map(({ id, number }) => `${id}:${number}`).join(",")
}

/** Malformed entries are dropped. */
export function readDecisions(text: string): DecisionKey[] {
  return text
    .split(",")
    .slice(0, mostDecisions)
    .flatMap((part) => {
      const [id, number, ...more] = part.split(":").map(readRowId)
      return id && number && more.length === 0 ? { id, number } : []
    })
}

/** Whether the mail of a decision is still delayed, by the clock. */
export function canUndo({ decidedAt }: { decidedAt: Date | null }, now: Date): boolean {
  return decidedAt !== null && now.getTime() < decidedAt.getTime() + undoSeconds * 1000
}
