import { z } from "zod"
import { layer2Figures } from "#content/facts/network.ts"
import type { Ask, Asked } from "./ask.server.ts"
import { NoAnswer } from "./no-answer.ts"
import { checked, readJson } from "./told.server.ts"

export const chainId = Number(layer2Figures["chain-id"].values.id)
/** At most 40 bits: fits into a double, and as a timestamp into a Date. */
export const hexNumber = z
  .string()
  .regex(/^0x[0-9a-f]{1,10}$/i)
  .transform(Number)
export const address = z.string().regex(/^0x[0-9a-f]{40}$/i)
const nobody = `0x${"0".repeat(40)}`

const answerOf = <Result extends z.ZodType>(result: Result) => z.object({ jsonrpc: z.literal("2.0"), result })
const refusal = z.object({ error: z.object({ code: z.number() }) })
type Question = { jsonrpc: string; id: number; method: string; params: unknown[] }
export const question = (method: string, params: unknown[], id = 1): Question => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
})

/** Reads the newest block of layer 2 from one node. */
export async function askNode(ask: Ask, url: string) {
  const [chain, block] = await Promise.all([
    call(ask, url, question("eth_chainId", []), hexNumber),
    call(
      ask,
      url,
      question("eth_getBlockByNumber", ["latest", false]),
      z.object({ number: hexNumber, timestamp: hexNumber }),
    ),
  ])
  if (chain.result !== chainId) throw new NoAnswer("other-chain")
  const { number, timestamp } = block.result
  return { height: number, seconds: timestamp, ms: Math.max(chain.ms, block.ms) }
}

/** Sends one JSON-RPC call. @throws NoAnswer without a valid answer */
export async function call<Result extends z.ZodType>(ask: Ask, url: string, asked: object, result: Result) {
  const { value, ms } = readJson(await ask(url, JSON.stringify(asked)))
  if (refusal.safeParse(value).success) throw new NoAnswer("error")
  return { result: checked(result, checked(answerOf(z.unknown()), value).result), ms }
}

const told = z.object({ id: z.number(), result: z.unknown().optional() })

/**
 * Sends several JSON-RPC calls as a batch. If the node does not support batches, sends them one after the other.
 *
 * @returns the results in the order of the questions; undefined for a refused one
 * @throws NoAnswer without a valid answer
 */
export async function callAll(ask: Ask, url: string, questions: readonly Question[]): Promise<unknown[]> {
  const numbered = questions.map((one, id) => ({ ...one, id }))
  const { value } = readJson(await ask(url, JSON.stringify(numbered)))
  if (!Array.isArray(value)) return oneByOne(ask, url, questions)
  const results = new Map(checked(z.array(told), value).map(({ id, result }) => [id, result]))
  if (results.size !== questions.length) throw new NoAnswer("malformed")
  return numbered.map(({ id }) => results.get(id))
}

async function oneByOne(ask: Ask, url: string, questions: readonly Question[]): Promise<unknown[]> {
  const results = []
  for (const one of questions) results.push((await call(ask, url, one, z.unknown())).result)
  return results
}

/** Five validators take turns, so any four of them appear within 20 blocks. */
const countedBlocks = 20

/**
 * Counts the distinct validators of the last blocks with one batch call.
 *
 * @returns null if unknown: some nodes do not support batches or do not report the block producer
 */
export async function countValidators(ask: Ask, url: string, height: number): Promise<number | null> {
  const numbers = Array.from({ length: Math.min(countedBlocks, height + 1) }, (_, back) => height - back)
  const questions = numbers.map((number, id) =>
    question("eth_getBlockByNumber", [`0x${number.toString(16)}`, false], id),
  )
  const told = await ask(url, JSON.stringify(questions)).then(readMakers)
  const heights = new Set(told.map(({ number }) => number))
  const makers = new Set(told.map(({ miner }) => miner.toLowerCase()))
  return numbers.every((number) => heights.has(number)) && !makers.has(nobody) ? makers.size : null
}

const makersOfBlocks = z.array(answerOf(z.object({ number: hexNumber, miner: address })))

/** Empty unless every call of the batch was answered. */
function readMakers(asked: Asked): { number: number; miner: string }[] {
  try {
    return checked(makersOfBlocks, readJson(asked).value).map(({ result }) => result)
  } catch (error) {
    if (error instanceof NoAnswer) return []
    throw error
  }
}
