import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, test } from "vitest"
import { createAdmission } from "./admission.ts"

const shares = {
  form: { below: 3, ofOne: 3, waiting: 2, waitMs: 1000 },
  kept: { below: 2, ofOne: 2, waiting: 1, waitMs: 1000 },
  page: { below: 1, ofOne: 1, waiting: 1, waitMs: 40 },
}

describe("concurrency limits", () => {
  test("a form begins where a page waits, and so does a request whose page is in the cache", async () => {
    const admission = createAdmission(shares)
    expect(await admission.enter("page", "ada")).toBeTypeOf("function")
    expect(await admission.enter("kept", "ada")).toBeTypeOf("function")
    expect(await admission.enter("form", "ada")).toBeTypeOf("function")
    expect([admission.running, admission.waiting]).toEqual([3, 0])
  })

  test("waiting forms begin before pages that arrived earlier", async () => {
    const admission = createAdmission({ ...shares, page: { ...shares.page, waitMs: 1000 } })
    const begun: string[] = []
    const first = [
      await admission.enter("form", "ada"),
      await admission.enter("form", "ada"),
      await admission.enter("form", "ada"),
    ]
    const enter = async (kind: "page" | "form") => {
      const leave = await admission.enter(kind, "ada")
      begun.push(kind)
      return leave
    }
    const page = enter("page")
    const form = enter("form")
    first[0]?.()
    const leave = await form
    expect([begun, admission.waiting]).toEqual([["form"], 1])
    for (const done of [first[1], first[2], leave]) done?.()
    await page
    expect([begun, admission.running]).toEqual([["form", "page"], 1])
  })

  test("a request is refused at once when the queue is full, and later when it waits too long", async () => {
    const admission = createAdmission(shares)
    await admission.enter("page", "ada")
    const waiting = admission.enter("page", "ada")
    expect(await admission.enter("page", "ada")).toBeUndefined()
    expect(await waiting).toBeUndefined()
    expect(admission.waiting).toBe(0)
  })

  test("calling leave twice frees one slot", async () => {
    const admission = createAdmission(shares)
    const leave = await admission.enter("page", "ada")
    await admission.enter("form", "ada")
    leave?.()
    leave?.()
    expect(admission.running).toBe(1)
  })

  test("a thousand requests that come and go leave no slot taken", async () => {
    const admission = createAdmission(shares)
    const visit = async (kind: "form" | "kept" | "page") => {
      const leave = await admission.enter(kind, "ada")
      await sleep(1)
      leave?.()
      return leave !== undefined
    }
    const kinds = ["form", "kept", "page"] as const
    const letIn = await Promise.all(Array.from({ length: 1000 }, (_, n) => visit(kinds[n % 3] ?? "page")))
    expect(letIn.filter(Boolean).length).toBeLessThan(20)
    expect([admission.running, admission.waiting]).toEqual([0, 0])
  })
})

describe("fairness between visitors", () => {
  const share = { below: 2, ofOne: 2, waiting: 6, waitMs: 1000 }

  test("visitors take turns, however many requests each of them has", async () => {
    const admission = createAdmission({ page: share })
    const begun: string[] = []
    const visit = async (visitor: string) => {
      const leave = await admission.enter("page", visitor)
      begun.push(leave ? visitor : `no ${visitor}`)
      await sleep(1)
      leave?.()
    }
    const first = [await admission.enter("page", "crowd"), await admission.enter("page", "crowd")]
    const all = ["crowd", "crowd", "crowd", "ada", "crowd", "ben"].map(visit)
    for (const leave of first) leave?.()
    await Promise.all(all)
    expect(begun).toEqual(["crowd", "ada", "ben", "crowd", "crowd", "crowd"])
  })

  test("a visitor with one request gets a slot in a full queue, and the last request of the crowd is dropped", async () => {
    const admission = createAdmission({ page: { ...share, waiting: 2 } })
    const first = [await admission.enter("page", "crowd"), await admission.enter("page", "crowd")]
    const earlier = admission.enter("page", "crowd")
    const later = admission.enter("page", "crowd")
    expect([admission.hasRoom("page", "crowd"), admission.hasRoom("page", "ada")]).toEqual([false, true])
    expect(await admission.enter("page", "crowd")).toBeUndefined()
    const ada = admission.enter("page", "ada")
    expect(await later).toBeUndefined()
    for (const leave of first) leave?.()
    expect([typeof (await earlier), typeof (await ada)]).toEqual(["function", "function"])
  })

  test("no visitor runs more requests than its share, and others get the remaining slots", async () => {
    const admission = createAdmission({ page: { ...share, below: 3, ofOne: 1 } })
    const leave = await admission.enter("page", "crowd")
    const second = admission.enter("page", "crowd")
    expect(await admission.enter("page", "ada")).toBeTypeOf("function")
    expect([admission.running, admission.waiting]).toEqual([2, 1])
    leave?.()
    expect(await second).toBeTypeOf("function")
  })
})
