import { afterAll, beforeAll, beforeEach, describe } from "vitest"
import { chainCursor, chainEndpoints, paymentRequests, settings, transfers } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { hasAnvil, startChain, type TestChain } from "#test/chain/anvil.ts"
import { charge, coin, judged, openShop } from "#test/chain/counter-on-chain.ts"
import { useDatabase } from "#test/database.ts"
import { type Handler, localAsk, useEndpoints } from "../chain/test-endpoint.ts"
import { createWatcher } from "./watcher.server.ts"

export const shopAddress = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"

/** A JSON-RPC call and the result of the node. */
type Exchange = { method: string; params: unknown[]; result: unknown }
export type Change = (exchange: Exchange) => unknown

/** Tests with a node of their own behind two honest endpoints. Skipped if there is no node for this machine. */
export const describeOnChain = (name: string, tests: (watched: ReturnType<typeof useWatcher>) => void) =>
  describe.skipIf(!hasAnvil)(name, () => tests(useWatcher()))

function useWatcher() {
  const database = useDatabase()
  const startEndpoint = useEndpoints()
  let listingId = 0
  const watched = {
    database,
    startEndpoint,
    chain: {} as TestChain,
    /** An account with coins. */
    payer: "",
    watcher: {} as ReturnType<typeof createWatcher>,
    /** Offset of the application clock from the clock of the chain. */
    aheadMs: 0,
    now: () => new Date(Date.now() + watched.aheadMs),
    logLines: [] as string[],
    /** The URLs of two endpoints that answer truthfully. */
    honest: [] as string[],
    ask: localAsk,
    start: (changes: Partial<Parameters<typeof createWatcher>[0]> = {}) =>
      createWatcher({
        ...{ db: database.db, pool: database.pool, ask: localAsk, clock: watched.now, blockMs: 0 },
        log: createLog((line) => watched.logLines.push(line)),
        ...changes,
      }),
    /** As after a restart of the process. */
    async restart(changes?: Partial<Parameters<typeof createWatcher>[0]>) {
      await watched.watcher.stop()
      watched.watcher = watched.start(changes)
    },
    /** An endpoint that proxies the node and may change its results. */
    inFront:
      (change: Change = ({ result }) => result): Handler =>
      async (_request, response, body) => {
        const asked = JSON.parse(body)
        const headers = { "content-type": "application/json" }
        const node = `http://127.0.0.1:${watched.chain.port}`
        const told = await (await fetch(node, { method: "POST", body, headers })).json()
        const one = (question: Omit<Exchange, "result">, said: { result: unknown }) => ({
          ...said,
          result: change({ ...question, result: said.result }),
        })
        const all = Array.isArray(asked)
          ? asked.map((each, index) => one(each, told[index]))
          : one(asked, told)
        response.end(JSON.stringify(all))
      },
    async setEndpoints(...urls: string[]) {
      await database.db.delete(chainEndpoints)
      for (const url of urls)
        await database.db.insert(chainEndpoints).values({ network: "l2", url, addedAt: new Date() })
    },
    add: (asked: bigint, changes: Partial<Parameters<typeof charge>[1]> = {}) =>
      charge(database.db, { listingId, to: shopAddress, asked, now: watched.now(), ...changes }),
    /** A request that the watcher has registered. */
    async request(asked: bigint, changes: Partial<Parameters<typeof charge>[1]> = {}) {
      const id = await watched.add(asked, changes)
      await watched.look()
      return id
    },
    look: () => watched.watcher.round(),
    judge: (id: number) => judged(database.db, id, watched.now()),
    stateOf: async (id: number) => (await watched.judge(id)).state,
    stored: () => database.db.select().from(transfers).orderBy(transfers.id),
  }
  beforeAll(async () => {
    watched.chain = await startChain()
    watched.payer = watched.chain.accounts[0] ?? ""
    await watched.chain.mintToken(watched.payer, 1_000_000_000n * coin)
    listingId = await openShop(database.db)
    await database.db
      .insert(settings)
      .values({ key: "payments", value: { mode: "watch" }, updatedAt: new Date() })
    watched.honest = [await startEndpoint(watched.inFront()), await startEndpoint(watched.inFront())]
  })
  afterAll(() => watched.chain.stop?.())
  beforeEach(async () => {
    watched.aheadMs = 0
    watched.logLines.length = 0
    // Moves past the blocks with payments of the previous test.
    await watched.chain.mine()
    for (const table of [transfers, paymentRequests, chainCursor]) await database.db.delete(table)
    await watched.setEndpoints(...watched.honest)
    watched.watcher = watched.start()
    return () => watched.watcher.stop()
  })
  return watched
}
