import { describe, expect, test } from "vitest"
import { assignTransfer, type ComingTransfer, type WaitingRequest } from "./assign-transfer.ts"

const expiresAt = new Date("2026-11-23T14:15:00Z")
const before = new Date("2026-11-23T14:10:00Z")
const later = new Date("2026-11-23T14:40:00Z")

const ids = { A: 1, B: 2, C: 3 }
const nameOf = (id: number) => ["", "A", "B", "C"][id] ?? ""

const request = (
  name: keyof typeof ids,
  asked: bigint,
  changes: Partial<WaitingRequest> = {},
): WaitingRequest => ({
  ...{ id: ids[name], asked, asset: "guap", came: 0n, createdBlock: 100, expiresAt },
  ...{ cancelledAt: null, byHandAt: null, acceptedAt: null, closedAt: null },
  ...changes,
})

/** The result as 'A' (for request A), 'unassigned' or 'ignored'. */
function whose(amount: bigint, waiting: WaitingRequest[], changes: Partial<ComingTransfer> = {}): string {
  const transfer = { asset: "guap", from: "0xf0", to: "0x70", amount, blockNumber: 100, blockAt: before }
  const assignment = assignTransfer({ ...transfer, ...changes }, waiting)
  return assignment.kind === "assigned" ? nameOf(assignment.request) : assignment.kind
}

/** Two customers with the same price; only the suffixes differ. */
const two = [request("A", 100_017n), request("B", 100_042n)]
const cancelled = { cancelledAt: before }
const paid = { came: 100_017n }

describe("assignTransfer: a transfer", () => {
  test.each<[string, string, () => string]>([
    ["of exactly what one asked for", "B", () => whose(100_042n, two)],
    [
      "of exactly what is missing",
      "A",
      () => whose(20_017n, [request("A", 100_017n, { came: 80_000n }), request("B", 17_000n)]),
    ],
    [
      "of a thousandth less than one asked for",
      "B",
      () => whose(199_842n, [request("A", 100_017n), request("B", 200_042n)]),
    ],
    ["without its tail, which fits two", "unassigned", () => whose(100_000n, two)],
    ["of what two asked for", "unassigned", () => whose(100_017n, [...two, request("C", 100_017n)])],
    ["of less, where one is open", "A", () => whose(80_000n, [request("A", 100_017n)])],
    ["of more, where one is open", "A", () => whose(120_000n, [request("A", 100_017n)])],
    ["of less, where two are open", "unassigned", () => whose(80_000n, two)],
    [
      "of less, where one is open and one expired",
      "B",
      () => whose(80_000n, [request("A", 100_017n, { expiresAt: new Date(0) }), request("B", 300_000n)]),
    ],
    ["of the amount of one that expired", "A", () => whose(100_017n, two, { blockAt: later })],
    [
      "of less than that of one that expired",
      "unassigned",
      () => whose(80_000n, [request("A", 100_017n)], { blockAt: later }),
    ],
    [
      "of the amount of one confirmed by hand",
      "A",
      () => whose(100_017n, [request("A", 100_017n, { byHandAt: before }), request("B", 300_000n)]),
    ],
    [
      "of less than that of one confirmed by hand",
      "unassigned",
      () => whose(80_000n, [request("A", 100_017n, { byHandAt: before })]),
    ],
    [
      "for one that was cancelled, beside an open one",
      "unassigned",
      () => whose(100_017n, [request("A", 100_017n, cancelled), request("B", 300_000n)]),
    ],
    [
      "for one that was paid, beside an open one",
      "unassigned",
      () => whose(100_017n, [request("A", 100_017n, paid), request("B", 300_000n)]),
    ],
    [
      "for one that was accepted",
      "unassigned",
      () => whose(100_017n, [request("A", 100_017n, { acceptedAt: before })]),
    ],
    [
      "of an amount that was paid before and is asked for again",
      "B",
      () => whose(100_017n, [request("A", 100_017n, paid), request("B", 100_017n)]),
    ],
    [
      "typed without tail, where one like it was paid before",
      "B",
      () => whose(100_000n, [request("A", 100_017n, paid), request("B", 100_042n)]),
    ],
    [
      "of what one asked for, to which a stranger has sent a little before",
      "A",
      () => whose(100_017n, [request("A", 100_017n, { came: 200n })]),
    ],
    ["of the same without its tail", "A", () => whose(100_000n, [request("A", 100_017n, { came: 200n })])],
    [
      "of what two asked for, of which one has had a little",
      "B",
      () => whose(100_017n, [request("A", 100_017n, { came: 200n }), request("B", 100_017n)]),
    ],
    [
      "of what two asked for, of which both have had a little",
      "unassigned",
      () => whose(100_017n, [request("A", 100_017n, { came: 200n }), request("B", 100_017n, { came: 300n })]),
    ],
    ["of the wrong coin", "unassigned", () => whose(100_017n, two, { asset: "guapx" })],
    ["older than the request", "ignored", () => whose(100_017n, two, { blockNumber: 99 })],
    [
      "older than one of two",
      "A",
      () => whose(80_000n, [request("A", 100_017n), request("B", 300_000n, { createdBlock: 101 })]),
    ],
    ["of nothing", "ignored", () => whose(0n, two)],
    ["to oneself", "ignored", () => whose(100_017n, two, { from: "0x7A", to: "0x7a" })],
    ["of dust", "ignored", () => whose(100n, two)],
    ["that is dust for one of two", "unassigned", () => whose(100n, [...two, request("C", 90_000n)])],
    ["for which nobody waits", "ignored", () => whose(100_017n, [])],
  ])("%s: %s", (_, expected, read) => {
    expect(read()).toBe(expected)
  })
})
