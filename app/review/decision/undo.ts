import { readRowId } from "#app/lib/list/list-search.ts"

/** So long the mail of a decision waits, and the decision can be taken back as if it had never been (ruling 24). */
export const undoSeconds = 60

/** One decision on one submission: its row, and which of its decisions. */
export type DecisionKey = { id: number; number: number }

const mostDecisions = 100

/** As a form posts them: '12:1,15:2'. */
export function writeDecisions(decisions: DecisionKey[]): string {
  return decisions.map(({ id, number }) => `${id}:${number}`).join(",")
}

/** What is no decision is left out. */
export function readDecisions(text: string): DecisionKey[] {
  return text
    .split(",")
    .slice(0, mostDecisions)
    .flatMap((part) => {
      const [id, number, ...more] = part.split(":").map(readRowId)
      return id && number && more.length === 0 ? { id, number } : []
    })
}

/** Whether the mail of a decision still waits, as far as the clock says. */
export function canUndo({ decidedAt }: { decidedAt: Date | null }, now: Date): boolean {
  return decidedAt !== null && now.getTime() < decidedAt.getTime() + undoSeconds * 1000
}
