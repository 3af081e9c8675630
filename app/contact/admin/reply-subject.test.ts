import { expect, test } from "vitest"
import { contactLimits } from "../options.ts"
import { replySubject } from "./reply-subject.ts"

test.each([
  ["A shop in Lagos", "Re: A shop in Lagos"],
  ["RE: a shop", "RE: a shop"],
  ["re: re: a shop", "re: re: a shop"],
  ["Hi\r\nBcc: all@example.org", "Re: Hi Bcc: all@example.org"],
  ["Hi\u2028Bcc: x\u2029y\tz", "Re: Hi Bcc: x y z"],
  ["$& {site}", "Re: $& {site}"],
])("a reply to the subject %j has the subject %j", (subject, expected) => {
  expect(replySubject(subject)).toBe(expected)
})

test.each([null, "", " \n "])("an empty subject, such as %j, is replaced by a default", (subject) => {
  expect(replySubject(subject)).toMatch(/^\S.*\S$/)
})

test.each(["🎉", "👩🏾‍🍳", "ọ̀", "x"])(
  "the longest subject of %s fits a mail and is truncated between characters",
  (one) => {
    const subject = one.repeat(Math.floor(contactLimits.subject / [...one].length))
    const line = replySubject(subject)
    expect(line.length).toBeLessThanOrEqual(250)
    expect(line.isWellFormed()).toBe(true)
    expect(line.slice(4).replaceAll(one, "")).toBe("")
  },
)
