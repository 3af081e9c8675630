import { z } from "zod"
import { guapToken } from "#content/facts/network.ts"
import type { Ask } from "./ask.server.ts"
import { address, call, callAll, chainId, hexNumber, question } from "./json-rpc.server.ts"
import { NoAnswer } from "./no-answer.ts"

/** One transfer in a block, of the coin of layer 2 or of the GUAP token. Addresses are lowercase. */
export type BlockTransfer = {
  asset: "guap" | "guapx"
  txHash: string
  /** -1 for the native coin, whose transfers have no log. */
  logIndex: number
  from: string
  to: string
  amount: bigint
}

export type ReadBlock = {
  number: number
  hash: string
  parentHash: string
  blockAt: Date
  /** Transfers of the native coin may have failed: check their receipts. */
  transfers: BlockTransfer[]
}

const lower = (text: string) => text.toLowerCase()
const token = lower(guapToken.address)
/** keccak256 of Transfer(address,address,uint256) */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

const hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform(lower)
const anAddress = address.transform(lower)
const quantity = z
  .string()
  .regex(/^0x(0|[1-9a-f][0-9a-f]{0,63})$/i)
  .transform(BigInt)

const transaction = z.object({
  hash,
  from: anAddress,
  /** Null for a contract creation. */
  to: anAddress.nullish(),
  value: quantity,
})
const block = z.object({
  number: hexNumber,
  hash,
  parentHash: hash,
  timestamp: hexNumber,
  transactions: z.array(transaction),
})
const log = z.object({
  address: anAddress,
  topics: z.array(hash),
  data: z.string().regex(/^0x([0-9a-f]{2})*$/i),
  blockNumber: hexNumber,
  blockHash: hash,
  transactionHash: hash,
  logIndex: hexNumber,
  removed: z.boolean().optional(),
})
const receipt = z.object({
  blockHash: hash,
  status: z.enum(["0x0", "0x1"]),
  logs: z.array(log),
})
const minedTransaction = transaction.extend({ blockHash: hash })

/** Checks that the node is on layer 2. @throws NoAnswer */
export async function checkChain(ask: Ask, url: string): Promise<void> {
  const { result } = await call(ask, url, question("eth_chainId", []), hexNumber)
  if (result !== chainId) throw new NoAnswer("other-chain")
}

/** The number of the newest block. @throws NoAnswer */
export const askHead = async (ask: Ask, url: string): Promise<number> =>
  (await call(ask, url, question("eth_blockNumber", []), hexNumber)).result

/**
 * Reads whole blocks and all token transfers in them. The node never learns which address is of interest.
 *
 * @returns the blocks in order, each the child of the previous one
 * @throws NoAnswer if an answer is missing or inconsistent
 */
export async function readBlocks(ask: Ask, url: string, from: number, to: number): Promise<ReadBlock[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const blocksAsked = numbers.map((number) => question("eth_getBlockByNumber", [hexOf(number), true]))
  const filter = { fromBlock: hexOf(from), toBlock: hexOf(to), address: token, topics: [transferTopic] }
  const results = await callAll(ask, url, [...blocksAsked, question("eth_getLogs", [filter])])
  const blocks = z.array(block).safeParse(results.slice(0, -1)).data
  const logs = z.array(log).safeParse(results.at(-1)).data
  if (!blocks || !logs || !isChain(blocks, from)) throw new NoAnswer("malformed")
  const hashes = new Map(blocks.map((one) => [one.number, one.hash]))
  // Reject a log of another contract or of a block with another hash:
  // it is invented, or the chain reorganized between the two calls.
  if (logs.some((one) => one.address !== token || hashes.get(one.blockNumber) !== one.blockHash))
    throw new NoAnswer("malformed")
  return blocks.map(({ timestamp, transactions, ...rest }) => ({
    ...rest,
    blockAt: new Date(timestamp * 1000),
    transfers: [
      ...transactions.flatMap(coinTransfer),
      ...logs.filter(({ blockNumber }) => blockNumber === rest.number).flatMap(tokenTransfer),
    ],
  }))
}

const isChain = (blocks: z.output<typeof block>[], from: number) =>
  blocks.every(
    ({ number, parentHash }, index) =>
      number === from + index && (index === 0 || parentHash === blocks[index - 1]?.hash),
  )

function coinTransfer({ hash, from, to, value }: z.output<typeof transaction>): BlockTransfer[] {
  if (!to || value === 0n) return []
  return [{ asset: "guapx", txHash: hash, logIndex: -1, from, to, amount: value }]
}

/**
 * Returns nothing for an event with the same topic but another
 * layout: an address fills the last 20 of 32 bytes, an amount all 32.
 */
function tokenTransfer({
  topics,
  data,
  transactionHash,
  logIndex,
  removed,
}: z.output<typeof log>): BlockTransfer[] {
  const [topic, from, to] = topics
  if (topics.length !== 3 || topic !== transferTopic || removed) return []
  const [sender, receiver] = [addressIn(from), addressIn(to)]
  if (!sender || !receiver || data.length !== 66) return []
  return [
    { asset: "guap", txHash: transactionHash, logIndex, from: sender, to: receiver, amount: BigInt(data) },
  ]
}

const addressIn = (topic = ""): string | undefined =>
  /^0x0{24}([0-9a-f]{40})$/.exec(topic)?.[1]?.replace(/^/, "0x")

/** A transfer and the block in which it was found. */
export type SeenTransfer = Omit<BlockTransfer, "from"> & { blockHash: string }

/** `failed`: the transaction is in the block but was reverted. `unknown`: also for a node that is slightly behind. */
export type Shown = "there" | "failed" | "unknown"

/**
 * Confirms transfers with this node: `there` means the same block, amount and recipient.
 *
 * @throws NoAnswer if it does not answer
 */
export async function askTransfers(
  ask: Ask,
  url: string,
  transfers: readonly SeenTransfer[],
): Promise<Shown[]> {
  if (transfers.length === 0) return []
  // The receipt of a token transfer contains the amount. For the native coin, the amount is in the transaction.
  const receipts = transfers.map(({ txHash }) => question("eth_getTransactionReceipt", [txHash]))
  const coins = transfers.filter(({ asset }) => asset === "guapx")
  const sent = coins.map(({ txHash }) => question("eth_getTransactionByHash", [txHash]))
  const results = await callAll(ask, url, [...receipts, ...sent])
  return transfers.map((transfer, index) =>
    whatIsShown(transfer, results[index], results[transfers.length + coins.indexOf(transfer)]),
  )
}

function whatIsShown(transfer: SeenTransfer, receiptTold: unknown, transactionTold: unknown): Shown {
  const { asset, blockHash } = transfer
  const its = receipt.safeParse(receiptTold).data
  if (!its || its.blockHash !== blockHash) return "unknown"
  if (its.status !== "0x1") return "failed"
  const shown =
    asset === "guap"
      ? its.logs.filter((one) => one.address === token).flatMap(tokenTransfer)
      : coinsSent(transactionTold, blockHash)
  const isSame = (one: BlockTransfer) =>
    (["txHash", "logIndex", "to", "amount"] as const).every((part) => one[part] === transfer[part])
  return shown.some(isSame) ? "there" : "unknown"
}

function coinsSent(told: unknown, blockHash: string): BlockTransfer[] {
  const sent = minedTransaction.safeParse(told).data
  return sent?.blockHash === blockHash ? coinTransfer(sent) : []
}

const hexOf = (number: number) => `0x${number.toString(16)}`

/** Whether the token contract exists on the chain of this node. @throws NoAnswer */
export async function hasToken(ask: Ask, url: string): Promise<boolean> {
  const code = z.string().regex(/^0x[0-9a-f]*$/i)
  const { result } = await call(ask, url, question("eth_getCode", [token, "latest"]), code)
  return result.length > 2
}
