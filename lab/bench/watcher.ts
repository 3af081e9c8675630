import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import pg from "pg"
import type { DatabaseClient } from "#app/lib/db/client.server.ts"
import { chainEndpoints, settings } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import { type Ask, createAsk } from "#app/payments/chain/ask.server.ts"
import { createWatcher } from "#app/payments/watcher/watcher.server.ts"
import { startChain, type TestChain } from "#test/chain/anvil.ts"
import { charge, coin, judged, openShop } from "#test/chain/counter-on-chain.ts"
import { thisMachine } from "#test/chain/this-machine.ts"
import { startEmbedded } from "./databases.ts"
import { describeMachine } from "./machine.ts"
import { quantile, textTable } from "./measure.ts"

const usage = `Usage: npm run bench -- watcher [options]
What watching a chain of 5 s blocks costs, and how long a shop waits for 'paid', on a node and two endpoints of this machine.
  --sales <n>      one after the other, from sending to 'paid' (30)
  --seconds <n>    for which calls are counted, with 1 and with 1,000 open requests (60)`

const clock = () => new Date()
const shopAddress = (index = 0) => `0x${(0xa0000 + index).toString(16).padStart(40, "0")}`
const log = createLog((line) => process.stderr.write(line))

export async function main(args: string[]): Promise<void> {
  const options = {
    sales: { type: "string" },
    seconds: { type: "string" },
  } as const
  const { values } = parseArgs({ args, options, strict: false })
  const [sales, seconds] = [values.sales ?? 30, values.seconds ?? 60].map(Number)
  if (![sales, seconds].every((number) => Number.isInteger(number))) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  if (sales) await onScene((scene) => measureSales(scene, sales))
  if (seconds) for (const open of [1, 1000]) await onScene((scene) => countCalls(scene, open, seconds))
}

type Scene = {
  client: DatabaseClient
  chain: TestChain
  listingId: number
  ask: Ask
  counts: { calls: number; requests: number }
}

async function onScene(act: (scene: Scene) => Promise<void>) {
  const server = await startEmbedded()
  const chain = await startChain({ blockSeconds: 5 })
  const { client, drop } = await server.createDatabase()
  try {
    await chain.mintToken(chain.accounts[0] ?? "", 10n ** 30n)
    const listingId = await openShop(client.db)
    await client.db.insert(settings).values({ key: "payments", value: { mode: "watch" }, updatedAt: clock() })
    for (const host of ["first", "second"])
      await client.db
        .insert(chainEndpoints)
        .values({ network: "l2", url: `https://${host}.test:${chain.port}/`, addedAt: clock() })
    const counts = { calls: 0, requests: 0 }
    const reach = createAsk(thisMachine)
    const ask: Ask = (url, body = "") => {
      const asked = JSON.parse(body)
      counts.requests += 1
      counts.calls += Array.isArray(asked) ? asked.length : 1
      return reach(url, body)
    }
    await act({ client, chain, listingId, ask, counts })
  } finally {
    await drop()
    await chain.stop()
    await server.stop()
  }
}

function startWatching({ client, ask }: Scene) {
  const watcher = createWatcher({ db: client.db, pool: client.pool, ask, clock, log })
  const rounds = startRounds(watcher.round, { everyMs: watcher.pauseMs, log, event: "payments.failed" })
  return async () => {
    await rounds.stop()
    await watcher.stop()
  }
}

/** Measures the time from sending a transaction to the notification with which an open page could show 'paid'. */
async function measureSales(scene: Scene, sales: number) {
  const { client, chain, listingId } = scene
  const listener = new pg.Client(client.pool.options as pg.ClientConfig)
  await listener.connect()
  await listener.query("listen payment_changed")
  const stop = startWatching(scene)
  const waits: number[] = []
  for (let sale = 0; sale < sales; sale++) {
    const asked = 12n * coin + BigInt(sale + 1) * 10n ** 14n
    const id = await charge(client.db, { listingId, to: shopAddress(), asked, now: clock() })
    // A customer takes a varying number of seconds.
    await sleep(2000 + Math.random() * 5000)
    const sentAt = performance.now()
    const paid = new Promise<void>((resolve) => {
      const look = async () => {
        if ((await judged(client.db, id, clock())).state !== "paid") return
        listener.off("notification", look)
        resolve()
      }
      listener.on("notification", look)
    })
    await chain.payToken(shopAddress(), asked)
    await paid
    waits.push(performance.now() - sentAt)
  }
  await stop()
  await listener.end()
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => `${(quantile(sorted, share) / 1000).toFixed(2)} s`
  console.log(
    textTable([
      ["sales", "sent to 'paid' p50", "p95", "most"],
      [String(sales), at(0.5), at(0.95), at(1)],
    ]),
  )
}

/** Counts RPC calls while every two seconds a payment arrives at one of the shops that is less than any requested amount. */
async function countCalls(scene: Scene, open: number, seconds: number) {
  const { client, chain, listingId, counts } = scene
  const asked = (index: number) => 900n * coin + BigInt(index + 1) * 10n ** 12n
  for (let index = 0; index < open; index++)
    await charge(client.db, {
      listingId,
      to: shopAddress(index % 50),
      asked: asked(index),
      now: clock(),
      minutes: 60,
    })
  const stop = startWatching(scene)
  await sleep(10_000)
  Object.assign(counts, { calls: 0, requests: 0 })
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await chain.payToken(shopAddress(), coin)
    await sleep(2000)
  }
  const { calls, requests } = counts
  await stop()
  const perMinute = (count: number) => String(Math.round((count * 60) / seconds))
  console.log(
    textTable([
      ["open", "calls a minute", "HTTP requests a minute"],
      [String(open), perMinute(calls), perMinute(requests)],
    ]),
  )
}
