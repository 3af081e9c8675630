import { describe, expect, test } from "vitest"
import { adminSettings } from "#content/en/admin-settings.ts"
import { links } from "#content/facts/links.ts"
import {
  announcementValues,
  readAnnouncement,
  stateOfAnnouncement,
  storedAnnouncement,
} from "./announcement.ts"
import { linkValues, readLinks, storedLinks } from "./link-settings.ts"
import { linkGroups } from "./options.ts"
import { readStaffMail, storedStaffMail } from "./staff-mail.ts"

describe("an announcement", () => {
  const sent = { text: "We meet on Friday.", tone: "info" } as const

  test("is shown between its start and end", () => {
    const { announcement } = readAnnouncement(
      {
        ...sent,
        from: "2026-05-01T12:00",
        until: "2026-05-02T12:00",
      },
      "UTC",
    )
    if (!announcement) throw new Error("It was refused")
    const at = (time: string) => stateOfAnnouncement(announcement, new Date(time))
    expect(at("2026-05-01T11:59:59Z")).toBe("later")
    expect(at("2026-05-01T12:00:00Z")).toBe("shown")
    expect(at("2026-05-02T11:59:59Z")).toBe("shown")
    expect(at("2026-05-02T12:00:00Z")).toBe("over")
  })

  test("without times is shown immediately", () => {
    const { announcement } = readAnnouncement(sent, "UTC")
    expect(announcement && stateOfAnnouncement(announcement, new Date())).toBe("shown")
  })

  test.each([
    [{ from: "2026-02-31T10:00" }, "from"],
    [{ from: "tomorrow" }, "from"],
    [{ until: "2026-13-01T10:00" }, "until"],
    [{ from: "2026-05-02T10:00", until: "2026-05-01T10:00" }, "until"],
    [{ from: "2026-05-02T10:00", until: "2026-05-02T10:00" }, "until"],
    [{ link: "//evil.example" }, "link"],
    [{ link: "http://example.com" }, "link"],
    [{ link: "javascript:alert(1)" }, "link"],
    [{ text: "", link: "/events" }, "text"],
  ])("with %j is refused at %s", (given, field) => {
    expect(Object.keys(readAnnouncement({ ...sent, ...given }, "UTC").errors ?? {})).toEqual([field])
  })

  test("fills its form with the typed values", () => {
    const { announcement } = readAnnouncement({ ...sent, link: "/events", from: "2026-05-01T12:00" }, "UTC")
    expect(announcement && announcementValues(announcement, "UTC")).toEqual({
      ...sent,
      link: "/events",
      from: "2026-05-01T12:00",
      until: "",
    })
  })

  test("stored in an invalid form counts as none", () => {
    for (const value of [undefined, null, "x", { text: 7 }, []])
      expect(storedAnnouncement(value).text).toBe("")
  })
})

describe("links", () => {
  test("can all be set, are in exactly one group each, and have a description of where they appear", () => {
    expect(Object.values(linkGroups).flat().sort()).toEqual(Object.keys(links).sort())
    expect(Object.keys(adminSettings.links.places).sort()).toEqual(Object.keys(links).sort())
  })

  test("with an error are reported, and the others are read", () => {
    const { links, errors } = readLinks({
      discord: "https://discord.gg/x",
      instagram: "http://x.example",
      "web-wallet": "https://ada:secret@wallet.example",
      exchange: "javascript:alert(1)",
      websocket: "https://rpc.example",
      "rpc-1": "wss://rpc.example",
    })
    expect(links).toEqual({ discord: "https://discord.gg/x" })
    const { https, wss, credentials } = adminSettings.links.errors
    expect(errors).toEqual({
      instagram: https,
      "web-wallet": credentials,
      exchange: https,
      websocket: wss,
      "rpc-1": https,
    })
  })

  test("equal to the default or empty are not stored", () => {
    expect(readLinks({ ...linkValues({}), discord: "" })).toEqual({ links: {}, errors: {} })
    const set = { exchange: "https://market.example/", websocket: "wss://rpc.example/ws" }
    expect(linkValues(set)).toMatchObject({ ...set, forum: "https://www.guaptalk.org" })
    expect(readLinks(linkValues(set)).links).toEqual(set)
  })

  test("stored in an invalid form fall back to the default", () => {
    expect(storedLinks({ forum: "http://evil.example", discord: "javascript:alert(1)", none: "x" })).toEqual(
      {},
    )
    expect(storedLinks("damaged")).toEqual({})
  })
})

describe("staff addresses", () => {
  test("are separated by lines or commas, without duplicates", () => {
    expect(readStaffMail({ addresses: "ada@example.org\nbola@example.org, ADA@example.org" })).toEqual({
      staffMail: { addresses: ["ada@example.org", "bola@example.org"], replyTo: null },
    })
  })

  test("are read without invisible characters from copying", () => {
    expect(readStaffMail({ addresses: "\u200Eada@example.org\u200F, \u2068bola@example.org\u2069" })).toEqual(
      {
        staffMail: { addresses: ["ada@example.org", "bola@example.org"], replyTo: null },
      },
    )
  })

  test("that are invalid or too many are refused", () => {
    expect(readStaffMail({ addresses: "ada@example.org, nobody" }).errors?.addresses).toContain("nobody")
    const eleven = Array.from({ length: 11 }, (_, index) => `a${index}@example.org`).join("\n")
    expect(readStaffMail({ addresses: eleven }).errors?.addresses).toBeDefined()
  })

  test("stored in an invalid form count as none", () => {
    expect(storedStaffMail({ addresses: ["a\nb"], replyTo: null })).toEqual({ addresses: [], replyTo: null })
  })
})
