import { describe, expect, test } from "vitest"
import { weekdays } from "./opening-hours.ts"
import { readWeek } from "./read-week.ts"

/** Groups consecutive days with the same times: 'Mo-Sa 09:00-19:00'. */
function weekOf(typed: string): string {
  const read = readWeek(typed)
  if (read.kind !== "week") return read.kind
  const ranges: { first: string; last: string; times: string | undefined }[] = []
  for (const day of weekdays) {
    const times = read.hours[day]
    const range = ranges.at(-1)
    if (range && range.times === times) range.last = day
    else ranges.push({ first: day, last: day, times })
  }
  return ranges
    .filter(({ times }) => times)
    .map(({ first, last, times }) => `${first === last ? first : `${first}-${last}`} ${times}`)
    .join("; ")
}

describe("parsing the hours of a week", () => {
  test.each([
    ["Mo-Sa 10:00-20:00", "Mo-Sa 10:00-20:00"],
    ["Mo-Fr 09:00-17:00; Sa 10:00-14:00", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"],
    ["Mo-Fr 09:00-17:00; Su off", "Mo-Fr 09:00-17:00"],
    ["Su off", ""],
    ["Mo-Su,PH 08:00-22:00", "Mo-Su 08:00-22:00"],
    ["Mo-Fr 08:00-18:00; Sa 08:00-12:00; Su,PH off", "Mo-Fr 08:00-18:00; Sa 08:00-12:00"],
    ["Mo-Fr 10:00-19:00 Sa 10:00-22:00 Su 10:00-21:00", "Mo-Fr 10:00-19:00; Sa 10:00-22:00; Su 10:00-21:00"],
    [
      "Mo,We,Fr 09:00-12:00,13:00-17:00",
      "Mo 09:00-12:00,13:00-17:00; We 09:00-12:00,13:00-17:00; Fr 09:00-12:00,13:00-17:00",
    ],
    ["Fr-Mo 18:00-02:00", "Mo 18:00-02:00; Fr-Su 18:00-02:00"],
    ["Mo-Su 11:00-02:00", "Mo-Su 11:00-02:00"],
    ["Mo-Fr 09:00-17:00; We 09:00-12:00", "Mo-Tu 09:00-17:00; We 09:00-12:00; Th-Fr 09:00-17:00"],
    ["Mo-Sa 09:00-17:00; We off", "Mo-Tu 09:00-17:00; Th-Sa 09:00-17:00"],
    ["Mon-Sat 9am - 7pm", "Mo-Sa 09:00-19:00"],
    ["Mo 9-18; Tu 9-13, 14-18", "Mo 09:00-18:00; Tu 09:00-13:00,14:00-18:00"],
    ["Mo 9-18, Tu 10-12", "Mo 09:00-18:00; Tu 10:00-12:00"],
    ["Mo 09:00-12:00; Mo 14:00-18:00", "Mo 09:00-12:00,14:00-18:00"],
    ["Mon - Fri: 8am - 5pm, Sat: 9am - 2pm, Sun: Closed", "Mo-Fr 08:00-17:00; Sa 09:00-14:00"],
    ["Mon-Sat 9am-6pm, closed on Sundays", "Mo-Sa 09:00-18:00"],
    ["Monday to Saturday from 8am to 8pm", "Mo-Sa 08:00-20:00"],
    ["9am-5pm Mon-Fri, 10am-2pm Sat & Sun", "Mo-Fr 09:00-17:00; Sa-Su 10:00-14:00"],
    ["9am - 7pm daily", "Mo-Su 09:00-19:00"],
    ["Weekdays 9am-5pm; weekends 10am-2pm", "Mo-Fr 09:00-17:00; Sa-Su 10:00-14:00"],
    ["Mon\n9am-5pm\nTue\n10am-5pm", "Mo 09:00-17:00; Tu 10:00-17:00"],
    ["Mon-Fri 9-18 Sat 9-12", "Mo-Fr 09:00-18:00; Sa 09:00-12:00"],
    ["Mon-Fri 4-10 pm", "Mo-Fr 16:00-22:00"],
    ["Lundi au vendredi de 8h à 18h, fermé le dimanche", "Mo-Fr 08:00-18:00"],
    ["Lun-Ven 8h30-12h / 14h-18h; Sam 9h-13h", "Mo-Fr 08:30-12:00,14:00-18:00; Sa 09:00-13:00"],
    ["24/7", "Mo-Su 00:00-24:00"],
    ["Open 24 hours", "Mo-Su 00:00-24:00"],
    ["Mo 09:00-18:00; Sa 18:00-02:00", "Mo 09:00-18:00; Sa 18:00-02:00"],
  ])("%j is %j", (typed, week) => expect(weekOf(typed)).toBe(week))

  test.each([
    ["Mon-Fri 9-5", { kind: "asked", part: "mon-fri 9-5", shifts: [{ from: 540, until: 1020 }] }],
    ["Mo-Fr 09:00-05:00", { kind: "asked", part: "mo-fr 09:00-05:00" }],
    ["9am-5pm", { kind: "no-days" }],
    ["Mo-Su", { kind: "unread", part: "mo-su" }],
    ["Mo-Fr 9-17 by appointment", { kind: "unread", part: "mo-fr 9-17 by appointment" }],
    ["week 1-10 Mo 09:00-10:00", { kind: "unread", part: "week 1-10" }],
    ["Ask inside", { kind: "unread", part: "ask inside" }],
    ["", { kind: "unread" }],
  ])("%j is not accepted without a question", (typed, read) => expect(readWeek(typed)).toMatchObject(read))
})
