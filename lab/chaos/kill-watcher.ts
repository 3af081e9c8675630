import { type ChildProcess, spawn } from "node:child_process"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { chainEndpoints, settings, transfers } from "#app/lib/db/schema.ts"
import { startChain } from "#test/chain/anvil.ts"
import { charge, coin, judged, openShop } from "#test/chain/counter-on-chain.ts"
import { startEmbedded } from "../bench/databases.ts"
import { type Fault, figure, holds, inMs } from "./fault.ts"

/**
 * Kills the watching instance with SIGKILL at random moments while customers pay on a chain with blocks of 1 s. A second instance
 * runs from the start, and a third replaces the killed one. At the end every payment must be stored once, with its request, and
 * every request must be paid.
 */
export const killWatcher: Fault = {
  name: "kill-watcher",
  async run({ rounds, short }) {
    const kills = short ? Math.min(rounds, 4) : Math.min(rounds, 50)
    const server = await startEmbedded()
    const chain = await startChain({ blockSeconds: 1 })
    const { client, drop } = await server.createDatabase()
    const watchers: ChildProcess[] = []
    const start = () => {
      const file = path.join(import.meta.dirname, "watch-process.ts")
      const { host, port, user, database } = client.pool.options
      watchers.push(
        spawn(process.execPath, [file, JSON.stringify({ host, port, user, database })], {
          stdio: ["ignore", "ignore", "ignore"],
        }),
      )
    }
    try {
      await chain.mintToken(chain.accounts[0] ?? "", 10n ** 30n)
      const listingId = await openShop(client.db)
      await client.db
        .insert(settings)
        .values({ key: "payments", value: { mode: "watch" }, updatedAt: new Date() })
      for (const name of ["first", "second"])
        await client.db
          .insert(chainEndpoints)
          .values({ network: "l2", url: `https://${name}.test:${chain.port}/`, addedAt: new Date() })
      start()
      start()
      const requests: { id: number; hash: string; sentAt: number }[] = []
      let killed = 0
      for (; killed < kills; killed++) {
        const asked = 10n * coin + BigInt(killed + 1) * 10n ** 15n
        const to = `0x${(0xb0000 + killed).toString(16).padStart(40, "0")}`
        const id = await charge(client.db, { listingId, to, asked, now: new Date() })
        requests.push({ id, hash: await chain.payToken(to, asked), sentAt: Date.now() })
        await sleep(Math.random() * 1500)
        // Kills either of the two: every other time it is the one that watches.
        watchers.splice(killed % 2, 1)[0]?.kill("SIGKILL")
        start()
      }
      const stateOf = async (id: number) => (await judged(client.db, id, new Date())).state
      const deadline = Date.now() + 60_000
      const unpaid = new Set(requests.map(({ id }) => id))
      while (unpaid.size > 0 && Date.now() < deadline) {
        for (const id of unpaid) if ((await stateOf(id)) === "paid") unpaid.delete(id)
        await sleep(200)
      }
      const rows = await client.db.select().from(transfers)
      const once = requests.filter(
        ({ id, hash }) => rows.filter((row) => row.txHash === hash && row.requestId === id).length === 1,
      )
      const waits = rows.flatMap(({ txHash, secondSourceAt }) => {
        const sent = requests.find(({ hash }) => hash === txHash)
        return sent && secondSourceAt ? [secondSourceAt.getTime() - sent.sentAt] : []
      })
      return [
        figure("kills of an instance that may watch", killed),
        holds(
          "every payment is stored once, with its request",
          once.length === requests.length && rows.length === requests.length,
          `${once.length} of ${requests.length}`,
        ),
        holds("every request is paid", unpaid.size === 0, requests.length - unpaid.size),
        figure("sent to 'paid'", inMs(waits)),
      ]
    } finally {
      for (const watcher of watchers) watcher.kill("SIGKILL")
      await drop()
      await chain.stop()
      await server.stop()
    }
  },
}
