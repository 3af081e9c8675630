import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, test } from "vitest"
import { createAdmission } from "./admission.ts"

const shares = {
  form: { below: 3, waiting: 2, waitMs: 1000 },
  kept: { below: 2, waiting: 1, waitMs: 1000 },
  page: { below: 1, waiting: 1, waitMs: 40 },
}

describe("at most so many at once", () => {
  test("a form is taken where a page has to wait, and where a kept page has to", async () => {
    const admission = createAdmission(shares)
    expect(await admission.enter("page")).toBeTypeOf("function")
    expect(await admission.enter("kept")).toBeTypeOf("function")
    expect(await admission.enter("form")).toBeTypeOf("function")
    expect([admission.running, admission.waiting]).toEqual([3, 0])
  })

  test("forms that wait go before pages that came earlier", async () => {
    const admission = createAdmission({ ...shares, page: { ...shares.page, waitMs: 1000 } })
    const begun: string[] = []
    const first = [
      await admission.enter("form"),
      await admission.enter("form"),
      await admission.enter("form"),
    ]
    const enter = async (kind: "page" | "form") => {
      const leave = await admission.enter(kind)
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

  test("who finds the queue full is refused at once, and who waits too long later", async () => {
    const admission = createAdmission(shares)
    await admission.enter("page")
    const waiting = admission.enter("page")
    expect(await admission.enter("page")).toBeUndefined()
    expect(await waiting).toBeUndefined()
    expect(admission.waiting).toBe(0)
  })

  test("leaving twice frees one place", async () => {
    const admission = createAdmission(shares)
    const leave = await admission.enter("page")
    await admission.enter("form")
    leave?.()
    leave?.()
    expect(admission.running).toBe(1)
  })

  test("nothing is held for ever: a thousand that come and go leave it empty", async () => {
    const admission = createAdmission(shares)
    const visit = async (kind: "form" | "kept" | "page") => {
      const leave = await admission.enter(kind)
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
