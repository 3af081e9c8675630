import { expect, test } from "vitest"
import { staffRecipients } from "./staff-topics.ts"

const ada = { email: "ada@example.org", topics: null }
const bola = { email: "bola@example.org", topics: ["stories", "site"] }
const chidi = { email: "chidi@example.org", topics: [] }
const to = (kind: string, admins = [ada, bola, chidi], shared: string[] = []) =>
  staffRecipients(kind, { shared, admins })

test("a mail goes to administrators who chose its topic, and to those who have not chosen", () => {
  expect(to("story-new")).toEqual(["ada@example.org", "bola@example.org"])
  expect(to("merchant-new")).toEqual(["ada@example.org"])
  expect(to("staff-digest")).toEqual(["ada@example.org", "bola@example.org"])
})

test("a shared address gets every mail, and administrators who have not chosen get none in addition", () => {
  const shared = ["team@example.org"]
  expect(to("story-new", [ada, bola, chidi], shared)).toEqual(["team@example.org", "bola@example.org"])
  expect(to("merchant-new", [ada, bola, chidi], shared)).toEqual(["team@example.org"])
})

test("a mail that nobody chose goes to everyone, and a mail about accounts has no topic", () => {
  expect(to("merchant-new", [bola, chidi])).toEqual(["bola@example.org", "chidi@example.org"])
  expect(to("account-team-joined")).toEqual(["ada@example.org", "bola@example.org", "chidi@example.org"])
  expect(to("account-team-joined", [ada, chidi], ["team@example.org"])).toEqual(["team@example.org"])
})

test("no recipient gets a mail twice", () => {
  expect(to("story-new", [bola], ["bola@example.org"])).toEqual(["bola@example.org"])
})
