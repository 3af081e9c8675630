import { expect, test } from "vitest"
import { staffRecipients } from "./staff-topics.ts"

const ada = { email: "ada@example.org", topics: null }
const bola = { email: "bola@example.org", topics: ["stories", "site"] }
const chidi = { email: "chidi@example.org", topics: [] }
const to = (kind: string, admins = [ada, bola, chidi], shared: string[] = []) =>
  staffRecipients(kind, { shared, admins })

test("a mail goes to who chose its topic, and to who has not chosen", () => {
  expect(to("story-new")).toEqual(["ada@example.org", "bola@example.org"])
  expect(to("merchant-new")).toEqual(["ada@example.org"])
  expect(to("staff-digest")).toEqual(["ada@example.org", "bola@example.org"])
})

test("a shared address gets every mail, and who has not chosen gets none beside it", () => {
  const shared = ["team@example.org"]
  expect(to("story-new", [ada, bola, chidi], shared)).toEqual(["team@example.org", "bola@example.org"])
  expect(to("merchant-new", [ada, bola, chidi], shared)).toEqual(["team@example.org"])
})

test("a mail that nobody chose goes to everyone, and a mail about accounts is no choice", () => {
  expect(to("merchant-new", [bola, chidi])).toEqual(["bola@example.org", "chidi@example.org"])
  expect(to("account-team-joined")).toEqual(["ada@example.org", "bola@example.org", "chidi@example.org"])
  expect(to("account-team-joined", [ada, chidi], ["team@example.org"])).toEqual(["team@example.org"])
})

test("nobody gets a mail twice", () => {
  expect(to("story-new", [bola], ["bola@example.org"])).toEqual(["bola@example.org"])
})
