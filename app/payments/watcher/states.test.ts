import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { chainCursor, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { guapToken } from "#content/facts/network.ts"
import { coin } from "#test/chain/counter-on-chain.ts"
import { describeOnChain, shopAddress } from "./test-watcher.ts"

const otherShop = "0x00000000000000000000000000000000000000aa"

describeOnChain("on a chain", (watched) => {
  const { request, look, stateOf, stored, restart, now } = watched

  test("the exact amount is paid, in GUAP and in the native coin, and the next block closes the request", async () => {
    const inGuap = await request(12n * coin + 17n)
    const inCoin = await request(3n * coin + 5n, { asset: "guapx" })
    expect([await stateOf(inGuap), await stateOf(inCoin)]).toEqual(["open", "open"])
    await watched.chain.payToken(shopAddress, 12n * coin + 17n)
    await watched.chain.pay(shopAddress, 3n * coin + 5n)
    await look()
    expect(await watched.judge(inGuap)).toMatchObject({
      state: "paid",
      came: 12n * coin + 17n,
      closed: true,
    })
    expect(await watched.judge(inCoin)).toMatchObject({ state: "paid", closed: false })
    await watched.chain.mine()
    await look()
    expect(await watched.judge(inCoin)).toMatchObject({ state: "paid", closed: true })
  })

  test("too little, the rest, too much, and transfers that fit no request", async () => {
    const id = await request(12n * coin)
    await watched.chain.payToken(shopAddress, 8n * coin)
    await look()
    expect(await watched.judge(id)).toMatchObject({ state: "short", came: 8n * coin })
    await watched.chain.payToken(shopAddress, 4n * coin)
    await look()
    expect(await stateOf(id)).toBe("paid")
    const over = await request(20n * coin)
    await watched.chain.payToken(shopAddress, 21n * coin)
    await look()
    expect(await stateOf(over)).toBe("over")
    await request(30n * coin)
    await request(40n * coin)
    await watched.chain.payToken(shopAddress, 33n * coin)
    await watched.chain.pay(shopAddress, 30n * coin)
    await look()
    expect((await stored()).slice(-2)).toMatchObject([
      { asset: "guap", amount: 33n * coin, requestId: null, assignedBy: null },
      { asset: "guapx", amount: 30n * coin, requestId: null },
    ])
  })

  test("a late payment is late, and a payment for a cancelled request stays unassigned", async () => {
    const late = await request(12n * coin)
    await watched.database.db.update(paymentRequests).set({
      createdAt: sql`created_at - interval '1 hour'`,
      expiresAt: sql`created_at - interval '1 minute'`,
    })
    expect(await stateOf(late)).toBe("expired")
    await watched.chain.payToken(shopAddress, 12n * coin)
    await look()
    expect(await stateOf(late)).toBe("late")
    const cancelled = await request(13n * coin)
    await watched.database.db
      .update(paymentRequests)
      .set({ cancelledAt: now() })
      .where(eq(paymentRequests.id, cancelled))
    await watched.chain.payToken(shopAddress, 13n * coin)
    await look()
    expect(await stateOf(cancelled)).toBe("cancelled")
    expect((await stored()).at(-1)).toMatchObject({ amount: 13n * coin, requestId: null })
  })

  test("zero amounts, dust, transfers to oneself, failed payments and look-alike events change nothing", async () => {
    const id = await request(12n * coin)
    const native = await request(5n * coin, { asset: "guapx", to: otherShop })
    await watched.chain.payToken(shopAddress, 0n)
    await watched.chain.payToken(shopAddress, coin / 100n)
    await watched.chain.rpc("anvil_impersonateAccount", shopAddress)
    await watched.chain.mintToken(shopAddress, 12n * coin)
    await watched.chain.rpc("anvil_setBalance", shopAddress, "0xde0b6b3a7640000")
    await watched.chain.payToken(shopAddress, 12n * coin, { from: shopAddress })
    const lookAlike = "0x00000000000000000000000000000000000000bb"
    await watched.chain.rpc(
      "anvil_setCode",
      lookAlike,
      await watched.chain.rpc("eth_getCode", guapToken.address, "latest"),
    )
    await watched.chain.mintToken(watched.payer, 100n * coin, lookAlike)
    await watched.chain.payToken(shopAddress, 12n * coin, { contract: lookAlike })
    // A contract that reverts every payment.
    await watched.chain.rpc("anvil_setCode", otherShop, "0x60006000fd")
    await watched.chain.rpc("eth_sendTransaction", {
      from: watched.payer,
      to: otherShop,
      value: `0x${(5n * coin).toString(16)}`,
      gas: "0x30000",
    })
    await look()
    // The mint to the shop is a transfer from the zero address, and the only one that counts.
    expect(await stored()).toMatchObject([{ amount: 12n * coin, requestId: id }])
    expect(await stateOf(native)).toBe("open")
  })

  test("a replaced block reverts its payment, and a repeated payment counts once", async () => {
    const id = await request(12n * coin)
    await watched.chain.mine()
    await watched.chain.payToken(shopAddress, 12n * coin)
    await look()
    expect(await stateOf(id)).toBe("paid")
    await watched.chain.reorganize(1)
    await watched.chain.mine()
    await look()
    expect(await stateOf(id)).toBe("undone")
    expect(await stored()).toMatchObject([{ undoneAt: expect.any(Date) }])
    await watched.chain.payToken(shopAddress, 12n * coin)
    await look()
    expect(await stateOf(id)).toBe("paid")
  })

  test("a restarted chain reverts the transfers it does not know, and is read on from its newest block", async () => {
    const id = await request(12n * coin)
    await watched.chain.payToken(shopAddress, 12n * coin)
    await look()
    const head = await watched.chain.height()
    // As if everything above had happened 5,000 blocks later.
    await watched.watcher.stop()
    await watched.database.db.update(chainCursor).set({ nextBlock: head + 5001, recent: {} })
    await watched.database.db.update(transfers).set({ blockNumber: head + 5000 })
    const later = await watched.add(20n * coin)
    await watched.database.db.update(paymentRequests).set({ createdBlock: head + 4000 })
    await restart()
    await look()
    expect([await stateOf(id), await stateOf(later)]).toEqual(["undone", "open"])
    await watched.chain.payToken(shopAddress, 20n * coin)
    await look()
    expect(await stateOf(later)).toBe("paid")
  })

  test("reading the same blocks again stores no duplicates", async () => {
    const id = await request(12n * coin)
    await watched.chain.payToken(shopAddress, 5n * coin)
    await watched.chain.payToken(shopAddress, 7n * coin)
    await look()
    const before = await stored()
    await watched.watcher.stop()
    await watched.database.db
      .update(chainCursor)
      .set({ nextBlock: sql`${chainCursor.nextBlock} - 2`, recent: {} })
    await restart()
    await look()
    expect(await stored()).toEqual(before)
    expect(await stateOf(id)).toBe("paid")
  })
})
