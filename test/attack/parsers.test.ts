import fc from "fast-check"
import { data } from "react-router"
import { describe, expect, test } from "vitest"
import { readUserAgent } from "#app/auth/account/user-agent.ts"
import { createTotpSecret, findStep } from "#app/auth/second-factors/totp.server.ts"
import { isDay, readClockTime } from "#app/events/plan/event-plan.ts"
import { easternZone } from "#app/events/plan/event-time.ts"
import { encodePicture } from "#app/lib/images/picture-encoder.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfStaff } from "#app/lib/images/picture-places.server.ts"
import { animatedGif, jpeg, png } from "#app/lib/images/test-pictures.ts"
import { readRowId, readRowUuid } from "#app/lib/list/list-search.ts"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { looksLikePrivateKey } from "#app/lib/text/private-key.ts"
import { isWebAddress } from "#app/lib/text/web-address.ts"
import { instantOf, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { hostOf, phoneHref } from "#app/listings/public-links.ts"
import { checkWalletAddress } from "#app/payments/wallet-address.ts"
import { walletLink } from "#app/payments/wallet-links.ts"
import { markdownOfStory } from "#app/stories/story-text.ts"
import { elements, parseHtml, textOf } from "../html.ts"
import { effort, inTime, seed } from "./effort.ts"
import { oddText } from "./odd-input.ts"

const runs = { numRuns: 500 * effort, seed }
const any = fc.oneof(oddText, fc.string({ unit: "binary", maxLength: 300 }))

describe("texts with a fixed format", () => {
  test("an accepted web address opens in a browser at the host it shows", () => {
    const near = fc
      .tuple(
        fc.constantFrom("http://", "https://", "HTTPS://", "http:", "https:/", "javascript:", "//", "ftp://"),
        fc.oneof(
          fc.constantFrom(
            "shop.example",
            "a@b.example",
            "1.2.3.4",
            "[::1]",
            "localhost",
            "ọjà.example",
            "x\\y.example",
          ),
          any,
        ),
        fc.oneof(fc.constantFrom("", "/", "/?q=1#x", "\\@evil.example"), any),
      )
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(any, near), (text) => {
        if (!isWebAddress(text)) return
        const url = new URL(text)
        expect(["http:", "https:"]).toContain(url.protocol)
        expect([url.username, url.password]).toEqual(["", ""])
        expect(url.hostname.replace(/^www\./, "")).toBe(hostOf(text))
      }),
      runs,
    )
  })

  test("a phone number link contains only a number", () => {
    const near = fc
      .array(
        fc.constantFrom(
          "+",
          "1",
          "404",
          "555 0134",
          "(0)",
          "-",
          ".",
          "/",
          " ext ",
          "x",
          "#",
          ";",
          ",",
          "%",
          "\n",
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(any, near), (text) => {
        expect(phoneHref(text) ?? "tel:1234567").toMatch(/^tel:\+?\d{7,15}(;ext=\d{1,7})?$/)
      }),
      runs,
    )
  })

  test("an accepted wallet address is readable by wallets and is never a private key", () => {
    const base58 = fc.string({
      unit: fc.constantFrom(..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"),
      minLength: 25,
      maxLength: 60,
    })
    const hex = fc
      .string({ unit: fc.constantFrom(..."0123456789abcdefABCDEF"), minLength: 38, maxLength: 66 })
      .map((text) => `0x${text}`)
    fc.assert(
      fc.property(fc.oneof(any, base58, hex), (text) => {
        const check = checkWalletAddress(text)
        if (!check.ok) return
        const payment = { address: check.address, micros: null, asset: "guapx", name: text } as const
        expect(walletLink(payment)).toMatch(
          /^(guapcoin:[1-9A-HJ-NP-Za-km-z]+(\?label=[\w.!~*'()%-]*)?|ethereum:0x[\da-fA-F]{40}@71111)$/,
        )
        expect(looksLikePrivateKey(check.address)).toBe(false)
        expect(checkWalletAddress(check.address)).toEqual(check)
      }),
      runs,
    )
  })

  test("a wallet address with one wrong character is refused", () => {
    const known = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
    fc.assert(
      fc.property(fc.nat(known.length - 1), fc.constantFrom(..."123ABCxyz"), (at, letter) => {
        const changed = known.slice(0, at) + letter + known.slice(at + 1)
        expect(checkWalletAddress(changed).ok).toBe(changed === known)
      }),
      runs,
    )
  })

  test("an accepted date and time exist in the calendar and survive a conversion from any time zone", () => {
    const digits = (most: number, size: number) =>
      fc.nat(most).map((number) => String(number).padStart(size, "0"))
    const day = fc.tuple(digits(2200, 4), digits(13, 2), digits(32, 2)).map((parts) => parts.join("-"))
    const time = fc.tuple(digits(25, 2), digits(61, 2)).map((parts) => parts.join(":"))
    fc.assert(
      fc.property(fc.oneof(any, day), fc.oneof(any, time), (date, clock) => {
        const read = readClockTime(clock)
        if (read !== undefined) expect(read).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        if (!isDay(date) || read === undefined) return
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
        expect(wallTimeOf(instantOf({ date, time: read }, "UTC"), "UTC")).toEqual({ date, time: read })
        expect(instantOf({ date, time: read }, easternZone).getTime()).not.toBeNaN()
      }),
      runs,
    )
  })

  test("an id is a safe integer, a UUID, or undefined", () => {
    fc.assert(
      fc.property(fc.oneof(any, fc.bigInt({ min: -5n, max: 10n ** 22n }).map(String)), (text) => {
        const id = readRowId(text)
        if (id !== undefined) expect([String(id), Number.isSafeInteger(id) && id > 0]).toEqual([text, true])
        expect(readRowUuid(text)).toBeUndefined()
      }),
      runs,
    )
    fc.assert(
      fc.property(fc.uuid(), (text) => readRowUuid(text) === text),
      runs,
    )
  })

  test("only the three currently valid codes are accepted, whatever is typed", () => {
    const secret = createTotpSecret()
    const now = new Date("2026-05-01T12:00:00Z")
    fc.assert(
      fc.property(
        fc.oneof(any, fc.constantFrom("000000\u0000", "１２３４５６", "12345", "1234567")),
        (typed) => {
          const step = findStep(secret, typed, now)
          if (step !== null) expect(typed).toMatch(/^\d{6}$/)
        },
      ),
      runs,
    )
  })

  test("the browser name is one of a fixed list, whatever the User-Agent header says", () => {
    fc.assert(
      fc.property(any, (text) => {
        const { browser = "", system = "" } = readUserAgent(text)
        expect(`${browser}${system}`).toMatch(/^[A-Za-z ]*$/)
      }),
      runs,
    )
  })

  test("a story appears in its article as typed, whatever Markdown would make of it", () => {
    const pieces = fc.constantFrom(
      ..."* _ ` # > - + 1. 1) [ ] ( ) ! < & | ~ \\ = : / a b https://a.b www.a.b".split(" "),
      " ",
      "\n",
      "    ",
    )
    const story = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join("").trim())
    const squeeze = (text: string) => text.replace(/\s+/g, "")
    fc.assert(
      fc.property(story, (text) => {
        const html = parseHtml(renderMarkdown(markdownOfStory(text)))
        expect(squeeze(textOf(html))).toBe(squeeze(text))
        expect(elements(html, "a", "strong", "em", "h2", "ul", "ol", "blockquote", "table", "hr")).toEqual([])
      }),
      runs,
    )
  })
})

describe("files", () => {
  const problems = ["wrong-type", "damaged", "too-many-pixels"]

  test("a picture with bytes changed, lost or added is accepted or refused, in time", async () => {
    const originals = [await jpeg(60, 40), await png(60, 40), await animatedGif()]
    const change = fc.record({
      original: fc.constantFrom(...originals),
      writes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)), {
        maxLength: 12,
      }),
      cut: fc.double({ min: 0.02, max: 1, noNaN: true }),
      suffix: fc.uint8Array({ maxLength: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ original, writes, cut, suffix }) => {
        const bytes = Buffer.from(original)
        for (const [at, value] of writes) bytes[Math.floor(at * bytes.length)] = value
        const sent = Buffer.concat([bytes.subarray(0, Math.ceil(cut * bytes.length)), suffix])
        const image = await inTime("a picture", () => encodePicture(sent))
        if ("problem" in image) expect(problems).toContain(image.problem)
        else expect(image.files.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 * effort, seed },
    )
  })

  test("a picture header with random bytes after it is accepted or refused", async () => {
    const starts = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [...Buffer.from("GIF89a")],
      [],
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
        const image = await inTime("bytes", () => encodePicture(Buffer.from([...start, ...rest])))
        expect("problem" in image && problems.includes(image.problem)).toBe(true)
      }),
      { numRuns: 150 * effort, seed },
    )
  })

  test("a body declared as multipart is parsed, or refused with 400 or 413, in time", async () => {
    const piece = fc.constantFrom(
      "--edge",
      "--edge--",
      "\r\n",
      "\n",
      'Content-Disposition: form-data; name="image"; filename="a.jpg"',
      'Content-Disposition: form-data; name="title"',
      "Content-Disposition: form-data; name*=UTF-8''%FF; filename*=x'%",
      'Content-Disposition: form-data; name="__proto__"',
      "Content-Type: text/plain; charset=utf-99",
      "Content-Transfer-Encoding: base64",
      "x".repeat(9000),
      "\u0000",
    )
    const body = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: piece },
        { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      ),
      { maxLength: 30 },
    )
    const type = fc.constantFrom(
      "multipart/form-data; boundary=edge",
      'multipart/form-data; boundary="edge"',
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=edge; boundary=other",
      `multipart/form-data; boundary=${"e".repeat(300)}`,
    )
    const refusal = data(null, { status: 400 }).constructor
    await fc.assert(
      fc.asyncProperty(type, body, async (contentType, parts) => {
        const request = new Request("http://localhost:3000/", {
          method: "POST",
          headers: { "content-type": contentType },
          body: parts.join("").toWellFormed(),
        })
        const answer = inTime("a form", () =>
          withPictureForm(request, "image", placeOfStaff, async ({ form }) => [...form].length),
        )
        const outcome = await answer.catch((error: unknown) => error)
        if (typeof outcome === "number") return
        expect(outcome).toBeInstanceOf(refusal)
        expect(outcome).toMatchObject({
          init: { status: expect.toSatisfy((status) => [400, 413].includes(status)) },
        })
      }),
      { numRuns: 200 * effort, seed },
    )
  })
})
