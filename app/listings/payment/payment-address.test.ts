import { describe, expect, test } from "vitest"
import { publicPayment, type WalletTerms } from "./payment-address.ts"

const changed = new Date("2026-05-01T12:00:00Z")
const hoursLater = (hours: number) => new Date(changed.getTime() + hours * 60 * 60 * 1000)
const address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const terms: WalletTerms = {
  walletAddress: address,
  showWallet: true,
  walletChangedAt: changed,
  walletNeedsYes: false,
  walletAgreedAt: null,
}
const nothing = { walletAddress: null, walletNote: null, until: undefined }
const day = 24

describe("a payment address", () => {
  test("of an approved application is shown at once, without a note about a change", () => {
    const approved = { ...terms, walletChangedAt: null }
    expect(publicPayment(approved, changed)).toEqual({ ...nothing, walletAddress: address })
  })

  test("that the owner hides is not shown, and there is no note about it", () => {
    expect(publicPayment({ ...terms, showWallet: false }, hoursLater(1))).toEqual(nothing)
  })

  test("is shown 72 hours after a change, and not earlier", () => {
    const ask = { kind: "ask", on: changed }
    expect(publicPayment(terms, hoursLater(0))).toEqual({
      walletAddress: null,
      walletNote: ask,
      until: hoursLater(72),
    })
    expect(publicPayment(terms, new Date(hoursLater(72).getTime() - 1)).walletAddress).toBeNull()
    expect(publicPayment(terms, hoursLater(72)).walletAddress).toBe(address)
  })

  test("needs both the second approval, however long it takes, and the 72 hours", () => {
    const waiting = { ...terms, walletNeedsYes: true }
    const ask = { kind: "ask", on: changed }
    expect(publicPayment(waiting, hoursLater(100))).toEqual({ ...nothing, walletNote: ask })
    expect(
      publicPayment({ ...waiting, walletAgreedAt: hoursLater(1) }, hoursLater(71)).walletAddress,
    ).toBeNull()
    expect(publicPayment({ ...waiting, walletAgreedAt: hoursLater(1) }, hoursLater(72)).walletAddress).toBe(
      address,
    )
    expect(
      publicPayment({ ...waiting, walletAgreedAt: hoursLater(100) }, hoursLater(100)).walletAddress,
    ).toBe(address)
  })

  test("has a note about the change for 30 days after it was first shown", () => {
    const note = { kind: "changed", on: hoursLater(72) }
    const until = hoursLater(72 + 30 * day)
    expect(publicPayment(terms, hoursLater(72))).toEqual({ walletAddress: address, walletNote: note, until })
    expect(publicPayment(terms, until)).toEqual({ ...nothing, walletAddress: address })
  })

  test("that was removed has the note 'ask at the counter' for 30 days", () => {
    const removed = { ...terms, walletAddress: null, showWallet: false }
    const note = { kind: "ask", on: changed }
    expect(publicPayment(removed, hoursLater(1))).toEqual({
      ...nothing,
      walletNote: note,
      until: hoursLater(30 * day),
    })
    expect(publicPayment(removed, hoursLater(30 * day))).toEqual(nothing)
  })
})
