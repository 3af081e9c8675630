import { expect, test } from "vitest"
import { subjects } from "#app/submissions.ts"
import { adminAudit } from "#content/en/admin-audit.ts"
import { actorText, auditWords, detailText, valueText } from "./audit-words.ts"

const { actionText, kindText, unnamedText } = auditWords(subjects)

const sources = import.meta.glob<string>("../../../{app,scripts,server}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** Returns the literals that the code writes into the log. */
function literalsOf(name: "action" | "subjectType"): string[] {
  const pattern = new RegExp(`\\b${name}: "([a-z]+(?:-[a-z]+)*(?:\\.[a-z-]+)?)"`, "g")
  return Object.entries(sources)
    .filter(([file]) => file.endsWith(".server.ts"))
    .flatMap(([, source]) => [...source.matchAll(pattern)].map(([, literal = ""]) => literal))
}

test("every recorded action and subject type has a text", () => {
  const actions = literalsOf("action").filter((action) => action.includes("."))
  expect(actions.length).toBeGreaterThan(10)
  const known = [adminAudit.actions, ...subjects.map(({ words }) => words.actions)]
  expect(actions.filter((action) => !known.some((words) => Object.hasOwn(words, action)))).toEqual([])
  const kinds = literalsOf("subjectType")
  const types = subjects.map(({ type }) => type)
  expect(kinds.filter((kind) => !Object.hasOwn(adminAudit.kinds, kind) && !types.includes(kind))).toEqual([])
  expect(Object.keys(adminAudit.things)).toEqual(Object.keys(adminAudit.kinds))
})

test("a name without a text is made readable", () => {
  expect(actionText("coin.minted-twice")).toBe("coin minted twice")
  expect(actionText("toString")).toBe("toString")
  expect(kindText("coin")).toBe("coin")
  expect(actorText("Ada")).toBe("Ada")
  expect(unnamedText("merchant", "7")).toBe("application 7")
  expect(detailText("toneBefore")).toBe("tone before")
  expect([null, "", true, 0].map(valueText)).toEqual(["none", "none", "yes", "0"])
})
