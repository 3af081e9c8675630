export type Failed = {
  suite: string
  file: string
  name: string
  reason: string
  at: string
  seen?: Record<string, string[]>
}
export type Outcome = { failed: Failed[]; unsteady: Failed[] }
export function giveSecondChance(
  failures: Failed[],
  runAgain: (suite: string, file: string) => { passed: number; failed: Omit<Failed, "suite">[] },
): Outcome
export function closingLines(passed: number, outcome: Outcome): string
