import { eq } from "drizzle-orm"
import pg from "pg"
import { expect, test } from "vitest"
import { paymentRequests, settings } from "#app/lib/db/schema.ts"
import { coin } from "#test/chain/counter-on-chain.ts"
import { describeOnChain, shopAddress } from "./test-watcher.ts"

describeOnChain("on a chain", (watched) => {
  const { add, request, look, stateOf, start, ask } = watched

  test("endpoints are not polled while no request is open or the mode is not watch", async () => {
    const asked: string[] = []
    const counting = start({
      ask: (url, body) => {
        asked.push(url)
        return ask(url, body)
      },
    })
    await counting.round()
    expect(asked).toEqual([])
    await add(coin)
    await watched.database.db
      .update(settings)
      .set({ value: { mode: "show" } })
      .where(eq(settings.key, "payments"))
    await counting.round()
    expect(asked).toEqual([])
    await watched.database.db
      .update(settings)
      .set({ value: { mode: "watch" } })
      .where(eq(settings.key, "payments"))
    await counting.round()
    expect(asked.length).toBeGreaterThan(0)
    await counting.stop()
  })

  test("of two instances one watches, and the other takes over when it stops", async () => {
    const id = await request(12n * coin)
    const other = start()
    await watched.chain.payToken(shopAddress, 12n * coin)
    await other.round()
    expect(await stateOf(id)).toBe("open")
    await watched.watcher.stop()
    for (let tries = 0; tries < 50 && (await stateOf(id)) !== "paid"; tries++) await other.round()
    expect(await stateOf(id)).toBe("paid")
    await other.stop()
  })

  test("after too long a gap it continues at the newest block and logs a warning", async () => {
    await watched.restart({ longestGap: 100 })
    const old = await request(12n * coin)
    await watched.chain.mine(110)
    const fresh = await request(13n * coin)
    expect(await watched.judge(old)).toMatchObject({ closed: true })
    expect(watched.logLines.join()).toContain("payments.not-watched")
    await watched.chain.payToken(shopAddress, 13n * coin)
    await look()
    expect(await stateOf(fresh)).toBe("paid")
  })

  test("a payment notifies the pages of its request; an unassigned one notifies all requests of the address", async () => {
    const listener = new pg.Client(watched.database.pool.options as pg.ClientConfig)
    await listener.connect()
    await listener.query("listen payment_changed")
    const told: string[] = []
    listener.on("notification", ({ payload = "" }) => told.push(payload))
    const [one, other] = [await request(12n * coin), await request(20n * coin)]
    const codes = new Map(
      (await watched.database.db.select().from(paymentRequests)).map(({ id, code }) => [id, code]),
    )
    const toldOf = async () => {
      await listener.query("select 1")
      return [...new Set(told.splice(0))].toSorted()
    }
    await toldOf()
    await watched.chain.payToken(shopAddress, 12n * coin)
    await look()
    expect(await toldOf()).toEqual([codes.get(one)])
    await add(30n * coin)
    await look()
    await toldOf()
    await watched.chain.payToken(shopAddress, 5n * coin)
    await look()
    expect(await toldOf()).toContain(codes.get(other))
    await listener.end()
  })
})
