import { afterEach, beforeEach, expect, test } from "vitest"
import { paymentRequests } from "#app/lib/db/schema.ts"
import { counterWords } from "#content/en/counter.ts"
import { useApp } from "./app.ts"
import { addPhone, charge, chargeAnew, openOwner, openShop, setRate } from "./counter-shop.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const { terminal, customer } = counterWords
let isCut = false

beforeEach(() => {
  app.now = new Date("2026-05-01T12:00:00Z")
  app.logLines.length = 0
})
const cut = async () => {
  await line.cut()
  isCut = true
  await waitUntil(() => expect(app.pool.totalCount).toBe(0))
}
const mend = async () => {
  if (isCut) await line.mend()
  isCut = false
}
afterEach(mend)

test("while the database is away every point-of-sale page answers 503, and a repeated action counts once afterwards", async () => {
  const owner = await setRate(await openOwner(app, await openShop(app)))
  const phone = await addPhone(app, owner)
  const code = await chargeAnew(phone, "3085")
  const guest = phone.tab()
  const keypad = await phone.tab().open("/counter")
  const again = keypad.tab()
  await cut()
  for (const path of [
    "/counter",
    `/counter/r/${code}`,
    "/counter/came/1",
    "/counter/day",
    `/pay/r/${code}`,
    `/pay/r/${code}/live`,
  ]) {
    const answer = await app.fetch(path, { headers: { cookie: phone.cookie } })
    expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, expect.any(String)])
  }
  const form = new URLSearchParams({ price: "500", note: "", currency: "NGN", submissionKey: "one" })
  expect((await keypad.post("/counter", form)).response.status).toBe(503)
  await phone.press(terminal.acts.received)
  expect(phone.response.status).toBe(503)
  expect(app.logLines.join("")).not.toContain('"request.failed"')

  await mend()
  await waitUntil(async () => expect((await guest.open("/counter")).response.status).toBe(200))
  // The browser sends the same form again, and an impatient cashier sends it a third time.
  await keypad.post("/counter", form)
  await again.post("/counter", form)
  expect(again.path).toBe(keypad.path)
  expect(await app.db.select().from(paymentRequests)).toHaveLength(2)
  // The first attempt was not confirmed, so nothing is shown as paid.
  expect((await guest.open(`/pay/r/${code}`)).text).not.toContain(customer.byHand)
  await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
  expect((await guest.open(`/pay/r/${code}`)).text).toContain(customer.byHand)
  await charge(await phone.open("/counter"), "700")
  expect(phone.path).toMatch(/^\/counter\/r\//)
})
