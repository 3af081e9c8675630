/** Multiplies the effort of the attacks in CI: ATTACK_EFFORT=20 runs for an hour by hand. */
export const effort = Math.max(1, Number(process.env.ATTACK_EFFORT) || 1)

/** ATTACK_SEED repeats a run. CI always uses the same seed. A failure prints the seed and the path that fast-check needs. */
export const seed = Number(process.env.ATTACK_SEED) || 20260501

/** The longest CPU time for one response, in milliseconds. CPU time, because the machine may be busy with other things. */
const answerMs = 2000
/** After this many milliseconds without a response, the request hangs. */
const hangMs = 20_000

/** @throws when no response comes within 20 s, or when it takes more than two seconds of CPU time */
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
