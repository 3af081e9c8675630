import { z } from "zod"
import { genesisHash } from "#content/facts/network.ts"
import type { Ask } from "./ask.server.ts"
import { NoAnswer } from "./no-answer.ts"
import { answered, checked, readJson } from "./told.server.ts"

const blockHash = z.string().regex(/^[0-9a-f]{64}$/i)
const latestSecond = 2 ** 40

/** Reads the newest block of layer 1 from an Iquidus explorer. That chain has no public nodes. */
export async function askExplorer(ask: Ask, url: string) {
  const base = url.endsWith("/") ? url : `${url}/`
  const get = (path: string) => ask(new URL(path, base).href)
  /** The explorer answers with plain text, with or without quotes. */
  const hashAt = async (height: number) => {
    const { text, ms } = answered(await get(`api/getblockhash?index=${height}`))
    const hash = text.trim().replaceAll('"', "").toLowerCase()
    if (!blockHash.safeParse(hash).success) throw new NoAnswer("not-json")
    return { hash, ms }
  }
  const [genesis, count] = await Promise.all([hashAt(0), get("api/getblockcount").then(readJson)])
  if (genesis.hash !== genesisHash) throw new NoAnswer("other-chain")
  const height = checked(z.int().min(0), count.value)
  const newest = await hashAt(height)
  const told = readJson(await get(`api/getblock?hash=${newest.hash}`))
  const block = z.object({ height: z.literal(height), time: z.int().min(0).max(latestSecond) })
  const { time } = checked(block, told.value)
  return { height, seconds: time, ms: Math.max(genesis.ms, count.ms, newest.ms, told.ms) }
}
