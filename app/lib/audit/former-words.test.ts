import { expect, test } from "vitest"
import { actorText, detailValueText } from "./audit-words.ts"
import { inCodes } from "./former-words.ts"

type Row = Parameters<typeof inCodes>[0]
const row = (change: Partial<Row>): Row => ({ actorId: null, actor: "system", details: {}, ...change })

test.each<[Row["details"], Row["details"]]>([
  [{ category: "Art & Culture" }, { category: "art-culture" }],
  [{ category: "art-culture" }, { category: "art-culture" }],
  [
    { stage: "live", before: "coming soon" },
    { stage: "live", before: "coming-soon" },
  ],
  [{ topics: "news, town halls" }, { topics: "news, town-halls" }],
  [
    { reason: "coming soon", before: null, topics: 3, constructor: "Services" },
    { reason: "coming soon", before: null, topics: 3, constructor: "Services" },
  ],
])("a row of the log with %j reads %j", (details, codes) => {
  expect(inCodes(row({ details })).details).toEqual(codes)
})

test("the former name of demo data is translated, and an administrator's name never is", () => {
  expect(inCodes(row({ actor: "demo data" })).actor).toBe("demo")
  expect(inCodes(row({ actorId: "7", actor: "demo data" })).actor).toBe("demo data")
})

test("codes are shown as labels, and other values unchanged", () => {
  expect(detailValueText("category", "art-culture")).toBe("Art & Culture")
  expect(detailValueText("before", "coming-soon")).toBe("coming soon")
  expect(detailValueText("topics", "news, town-halls")).toBe("news, town halls")
  expect(detailValueText("reason", "art-culture")).toBe("art-culture")
  expect(detailValueText("before", "https://a.example, https://b.example")).toBe(
    "https://a.example, https://b.example",
  )
  expect([detailValueText("category", null), detailValueText("edited", true)]).toEqual(["none", "yes"])
  expect(actorText("demo")).toBe("demo data")
})
