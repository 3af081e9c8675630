import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { guapToken } from "#content/facts/network.ts"
import { anvilPath } from "../../scripts/prepare.mjs"

const token = guapToken.address

/** False when Anvil has no build for this machine. Tests on a chain are then skipped, and npm test says so. */
export const hasAnvil = existsSync(anvilPath)

type Transaction = { from: string; to: string; value?: string; data?: string }

/** A layer 2 node for tests: chain 71111 with the London hard fork, the token at its real address, ten accounts with coins. */
export type TestChain = Awaited<ReturnType<typeof startChain>>

/**
 * @param options.blockSeconds 0: mines each transaction at once, and `mine` adds blocks
 * @param options.port 0: any free port
 */
export async function startChain({ port = 0, blockSeconds = 0 } = {}) {
  const pace = blockSeconds > 0 ? ["--block-time", String(blockSeconds)] : []
  const node = spawn(
    anvilPath,
    ["--port", String(port), "--chain-id", "71111", "--hardfork", "london", "--gas-price", "0", ...pace],
    { stdio: ["ignore", "pipe", "inherit"] },
  )
  // Otherwise the node would outlive a process that ends with an error.
  const end = () => node.kill("SIGKILL")
  process.once("exit", end)
  node.once("exit", () => process.off("exit", end))
  const listensOn = await portOf(node)
  const rpc = async <Result = unknown>(method: string, ...params: unknown[]): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${listensOn}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as { result: Result; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const accounts = await rpc<string[]>("eth_accounts")
  const [payer = ""] = accounts
  await rpc(
    "anvil_setCode",
    token,
    `0x${readFileSync(path.join(import.meta.dirname, "test-token.hex"), "utf8").trim()}`,
  )

  const send = async (transaction: Transaction) => {
    const hash = await rpc<string>("eth_sendTransaction", transaction)
    // The block is mined shortly after the response.
    while (blockSeconds === 0 && !(await rpc("eth_getTransactionReceipt", hash))) await sleep(5)
    return hash
  }
  return {
    port: listensOn,
    rpc,
    accounts,
    /** Sends the network's coin. @returns the hash of its transaction */
    pay: (to: string, amount: bigint, from = payer) => send({ from, to, value: hex(amount) }),
    /** Sends GUAP; the supply is unlimited. @param contract another token contract that only imitates GUAP */
    payToken: (to: string, amount: bigint, { from = payer, contract = token as string } = {}) =>
      send({ from, to: contract, data: `0xa9059cbb${word(to)}${word(hex(amount))}` }),
    mintToken: (to: string, amount: bigint, contract = token as string) =>
      send({ from: payer, to: contract, data: `0x40c10f19${word(to)}${word(hex(amount))}` }),
    mine: (blocks = 1) => rpc("anvil_mine", hex(BigInt(blocks))),
    /** Replaces the newest blocks with the same number of empty ones. */
    reorganize: (depth: number) => rpc("anvil_reorg", depth, []),
    height: async () => Number(await rpc<string>("eth_blockNumber")),
    stop: () => ended(node),
  }
}

const hex = (amount: bigint) => `0x${amount.toString(16)}`
const word = (value: string) => value.replace(/^0x/, "").toLowerCase().padStart(64, "0")

function portOf(node: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ""
    node.stdout?.on("data", (part) => {
      said += part
      const port = /Listening on [\d.]+:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    node.once("error", reject)
    node.once("exit", (code) => reject(new Error(`anvil ended with ${code}: ${said}`)))
  })
}

function ended(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    node.once("exit", () => resolve())
    node.kill("SIGKILL")
  })
}
