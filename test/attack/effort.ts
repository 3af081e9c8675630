/** How many times longer than in the gate to attack: ATTACK_EFFORT=20 for an hour by hand. */
export const effort = Math.max(1, Number(process.env.ATTACK_EFFORT) || 1)

/** ATTACK_SEED repeats a run: the gate always sends the same; a failure prints the seed and the path fast-check needs. */
export const seed = Number(process.env.ATTACK_SEED) || 20260501

/** Longest time for one answer. The processor's time, since the machine may be busy with other things. */
const answerMs = 2000
/** Nothing comes at all. */
const hangMs = 20_000

/** @throws when no answer comes, or when making it keeps the processor busy for longer than two seconds */
export async function inTime<T>(what: string, answer: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${what}`)), hangMs)
  })
  const answered = await Promise.race([answer(), hang])
  clearTimeout(timer)
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1000 > answerMs)
    throw new Error(`${what} took ${(user + system) / 1000} ms of processor`)
  return answered
}
