import { randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { imageLimits } from "#app/lib/images/image-limits.ts"
import { jpeg, jpegBomb, png, polyglots, strangers } from "#app/lib/images/test-pictures.ts"
import { approveStory } from "#app/stories/admin/story-review.server.ts"
import {
  addImage,
  addStaff,
  allImages,
  allMails,
  allStories,
  emptyStories,
  story as storedStory,
  typedStory as story,
} from "#app/stories/test-support.ts"
import { communityContent as words } from "#content/en/community.ts"
import { flashMessages } from "#content/en/flash.ts"
import { formMessages } from "#content/en/forms.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { storyContent } from "#content/en/stories.ts"
import { origin, useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)

const start = new Date("2026-05-01T12:00:00Z")
const { failures, pictureErrors } = storyContent
const thanks = flashMessages["story-submitted"]?.title

beforeEach(async () => {
  app.now = start
  app.logLines.length = 0
  await emptyStories(app.db)
})

const later = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}

/** Opens the form and moves the clock one minute ahead. */
async function openForm(from = "/community/story"): Promise<Browser> {
  const browser = await new Browser(app).open(from)
  later(1)
  return browser
}

/** The fields of the form as a browser sends them, with a file. */
function entries(browser: Browser, picture?: Uint8Array, name = "photo.jpg"): FormData {
  const form = new FormData()
  for (const [key, value] of formEntries(browser, "title")) if (key !== "image") form.append(key, value)
  form.append("image", new File(picture ? [Buffer.from(picture)] : [], picture ? name : ""))
  return form
}

const send = (browser: Browser, picture?: Uint8Array, name?: string) =>
  browser.post("/community/story", entries(browser, picture, name))

/** Fills in the form and sends it. */
async function tell(change: Partial<typeof story> = {}, picture?: Uint8Array, name?: string) {
  return send((await openForm()).fill({ ...story, ...change }), picture, name)
}

const storedFiles = () =>
  readdirSync(path.join(app.dataDir, "uploads"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.\w+$/.test(name),
  )
const nothingStored = async () => {
  expect(await allStories(app.db)).toEqual([])
  expect(await allMails(app.db)).toEqual([])
}

describe("a visitor sends a story", () => {
  test.each(["/community", "/community/story"])("with the form at %s, without script", async (from) => {
    const browser = (await openForm(from)).fill(story)
    await send(browser)
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/community"])
    expect(browser.text).toContain(thanks)
    expect(browser.value("title")).toBe("")
    expect(await allStories(app.db)).toEqual([
      expect.objectContaining({
        ...storedStory,
        imageAlt: null,
        status: "pending",
        suspicion: null,
        imageId: null,
      }),
    ])
  })

  test("with a picture, which only staff can see until the story is published", async () => {
    const browser = await tell({ imageAlt: "A stall in Ọ̀yọ́" }, await jpeg(2000, 1000))
    expect(browser.path).toBe("/community")
    const [image] = await allImages(app.db)
    const [row] = await allStories(app.db)
    expect(image).toMatchObject({ width: 1200, height: 600, widths: [400, 800, 1200], published: false })
    expect(row).toMatchObject({ imageId: image?.id, imageAlt: "A stall in Ọ̀yọ́" })

    const address = `/images/${image?.id}-800.webp`
    const hidden = await app.fetch(address)
    expect([hidden.status, await hidden.text()]).toEqual([404, ""])
    const staff = await signIn(app)
    const seen = await app.fetch(address, { headers: { cookie: staff.cookie } })
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"])

    const by = await addStaff(app.db, "Grace")
    await approveStory(app.db, row?.id ?? 0, { by, publicUrl: origin, now: app.now })
    const shown = await app.fetch(address)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; sandbox;/),
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect([bytes.subarray(8, 12).toString(), bytes.length]).toEqual([
      "WEBP",
      Number(shown.headers.get("content-length")),
    ])

    const page = await new Browser(app).open("/community")
    const picture = elements(page.document, "img").find((one) => one.attributes.alt === "A stall in Ọ̀yọ́")
    expect(picture?.attributes.srcset).toContain(`/images/${image?.id}-1200.jpg 1200w`)
    for (const source of picture?.attributes.srcset?.split(", ") ?? [])
      expect((await app.fetch(source.split(" ")[0] ?? "")).status).toBe(200)
  })

  test("with any file name, which is not used", async () => {
    const before = storedFiles().length
    await tell({}, await png(), "../../../evil.html\0.png")
    expect(await allStories(app.db)).toHaveLength(1)
    const names = storedFiles()
    expect(names).toHaveLength(before + 6)
    for (const name of names) expect(name).toMatch(/^images\/[0-9a-f]{2}\/[0-9a-f-]{36}-\d+\.(webp|jpg)$/)
  })
})

describe("a picture's address", () => {
  test.each([
    "nothing",
    "../secret",
    "%2e%2e%2fsecret",
    `${randomUUID()}-400.webp`,
    `${randomUUID()}-400.svg`,
    `${randomUUID()}.webp`,
  ])("answers 404 for: %s", async (name) => {
    expect((await app.fetch(`/images/${name}`)).status).toBe(404)
  })

  test("must name an existing size and format", async () => {
    const id = await addImage(app.db, app.services.files)
    const { cookie } = await signIn(app)
    const status = async (end: string) =>
      (await app.fetch(`/images/${id}${end}`, { headers: { cookie } })).status
    expect([await status("-300.webp"), await status("-300.jpg")]).toEqual([200, 200])
    for (const end of ["-400.webp", "-0300.webp", "-300.png", "-300.webp.html", "-300"])
      expect([end, await status(end)]).toEqual([end, 404])
    expect((await app.fetch(`/images/${id.toUpperCase()}-300.webp`, { headers: { cookie } })).status).toBe(
      404,
    )
  })
})

describe("missing or wrong fields", () => {
  test("are reported all at once, and can be corrected in the same form", async () => {
    const browser = await tell({ name: "", email: "ada@example" })
    expect([browser.response.status, browser.path]).toEqual([422, "/community/story"])
    expect(browser.text).toContain(failures.missing)
    expect(browser.textOfId("name-error")).toBe(formMessages.required)
    expect(browser.textOfId("email-error")).toBe(formMessages.email)
    await send(browser.fill({ name: story.name, email: "ada@" }))
    expect(browser.text).toContain(failures.check)
    await nothingStored()
    await send(browser.fill({ email: story.email }))
    expect([browser.path, (await allStories(app.db)).length]).toEqual(["/community", 1])
  })

  test("the longest allowed story is stored completely", async () => {
    const longest = "🎉".repeat(10_000)
    await tell({ story: longest })
    expect((await allStories(app.db))[0]?.story).toBe(longest)
  })
})

describe("a picture is refused", async () => {
  const hostile = [...(await strangers()), ["a bomb", await jpegBomb()] as [string, Buffer]]

  test.each(hostile)(
    "%s called photo.png: the message is beside its field, the text is kept, nothing is stored",
    async (name, bytes) => {
      const before = storedFiles().length
      const browser = await tell({}, bytes, "photo.png")
      expect([browser.response.status, browser.value("story")]).toEqual([422, story.story])
      expect(browser.textOfId("image-error")).toBe(
        pictureContent.problems[name === "a bomb" ? "too-many-pixels" : "wrong-type"],
      )
      await nothingStored()
      expect([await allImages(app.db), storedFiles().length]).toEqual([[], before])
    },
  )

  test("one byte over 5 MB, while it is uploading; 5 MB are accepted", async () => {
    const photo = await jpeg()
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
    const browser = await tell({}, padded(imageLimits.bytes + 1))
    expect(browser.response.status).toBe(422)
    expect(browser.textOfId("image-error")).toBe(pictureContent.problems["too-large"])
    // The fields after the picture are read as well.
    expect(browser.value("title")).toBe(story.title)
    await nothingStored()
    expect((await tell({}, padded(imageLimits.bytes))).path).toBe("/community")
  })

  test("when its body never ends: the connection is cut off", async () => {
    let sent = 0
    const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(Buffer.alloc(1_000_000))
      },
    })
    const answer = await app.fetch("/community/story", {
      method: "POST",
      body,
      headers: { "content-type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(60_000_000)
    await nothingStored()
  })
})

describe("an accepted picture", async () => {
  test.each(await polyglots())("%s: the served file contains none of its hidden data", async (_, bytes) => {
    const browser = await tell({}, bytes)
    expect(browser.path).toBe("/community")
    const { cookie } = await signIn(app)
    const [image] = await allImages(app.db)
    for (const width of image?.widths ?? [])
      for (const format of ["webp", "jpg"]) {
        const answer = await app.fetch(`/images/${image?.id}-${width}.${format}`, { headers: { cookie } })
        expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toMatch(/EVIL|script/)
      }
  })
})

describe("a form that is shown again keeps the picture", () => {
  const refused = async (picture = jpeg(500, 300)) => tell({ title: "" }, await picture)

  test("for the next attempt, visible only to its sender", async () => {
    const browser = await refused()
    expect(browser.text).toContain(storyContent.form.picture.kept)
    expect(browser.html).toContain('src="data:image/webp;base64,')
    expect(browser.html).not.toContain("/images/")
    await send(browser.fill({ title: "Now with a title" }))
    const [image] = await allImages(app.db)
    expect([await allStories(app.db), image?.width]).toEqual([
      [expect.objectContaining({ imageId: image?.id })],
      500,
    ])
  })

  test("until another one is chosen, or it is removed", async () => {
    const other = await refused()
    await send(other.fill({ title: "Another picture" }), await png(333, 200))
    const [row] = await allStories(app.db)
    expect((await allImages(app.db)).find((image) => image.id === row?.imageId)?.width).toBe(333)

    const without = await refused()
    await send(without.fill({ title: "No picture", removePicture: true }))
    expect((await allStories(app.db)).at(-1)?.imageId).toBeNull()
  })

  test.each([
    ["made up", (id: string) => `${id}.x`],
    ["without its signature", (id: string) => id],
    ["of nothing", () => "."],
  ])("but a forged reference to another person's picture is ignored: %s", async (_, forge) => {
    const id = await addImage(app.db, app.services.files)
    const browser = (await openForm()).fill(story)
    const form = entries(browser)
    form.set("keptPicture", forge(id))
    await browser.post("/community/story", form)
    expect((await allStories(app.db))[0]?.imageId).toBeNull()
  })

  test("and only the last one, whichever of them the form names", async () => {
    const before = storedFiles()
    const browser = await refused()
    for (const width of [310, 330]) {
      const form = entries(browser, await png(width, 200))
      form.delete("keptPicture")
      await browser.post("/community/story", form)
      expect((await allImages(app.db)).map((image) => image.width)).toEqual([width])
    }
    const added = storedFiles().filter((name) => !before.includes(name))
    expect(added.map((name) => name.replace(/.*-/, "")).toSorted()).toEqual(["330.jpg", "330.webp"])
  })

  test.each([
    ["that nobody has opened", () => ""],
    ["of yesterday", (token: string) => token],
  ])("only if we issued the form: no picture is stored for a token %s", async (_, change) => {
    const browser = (await openForm()).fill(story)
    const form = entries(browser, await jpeg(500, 300))
    form.set("token", change(String(browser.value("token"))))
    later(25 * 60)
    await browser.post("/community/story", form)
    expect([browser.response.status, browser.textOfId("image-error")]).toEqual([422, pictureErrors.again])
    expect([browser.text, browser.value("story")]).toEqual([
      expect.stringContaining(formMessages.stale),
      story.story,
    ])
    expect(await allImages(app.db)).toEqual([])
    later(1)
    await send(browser, await jpeg(500, 300))
    expect([(await allStories(app.db)).length, (await allImages(app.db)).length]).toEqual([1, 1])
  })

  test("and says so when the cleanup job removed it meanwhile", async () => {
    const browser = await refused()
    await emptyStories(app.db)
    await send(browser.fill({ title: "Late" }))
    expect([browser.response.status, browser.textOfId("image-error")]).toEqual([422, pictureErrors.gone])
    await nothingStored()
    await send(browser)
    expect(await allStories(app.db)).toHaveLength(1)
  })
})

describe("the same form sent again", () => {
  test("by a double click and after a lost response is one story, with a picture too", async () => {
    const browser = (await openForm()).fill(story)
    const picture = await jpeg()
    const copies = [browser, browser.tab(), browser.tab()]
    const form = entries(browser, picture)
    const all = await Promise.all(copies.map((tab) => tab.post("/community/story", form)))
    for (const { statuses } of all) expect(statuses).toEqual([303, 200])
    await browser.post("/community/story", form)
    expect([(await allStories(app.db)).length, (await allMails(app.db)).length]).toEqual([1, 2])
  })

  test("with a different text is another story", async () => {
    const browser = (await openForm()).fill(story)
    const first = entries(browser)
    const second = entries(browser.fill({ title: "A second one" }))
    await browser.post("/community/story", first)
    await browser.post("/community/story", second)
    expect(await allStories(app.db)).toHaveLength(2)
  })
})

describe("damaged multipart bodies", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" }
  const part = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n`

  test.each<[string, string, Record<string, string>]>([
    ["no boundary", part, { "content-type": "multipart/form-data" }],
    ["an empty boundary", part, { "content-type": "multipart/form-data; boundary=" }],
    ["cut in the middle", part, multipart],
    ["no parts", "hello", multipart],
    ["nothing", "", multipart],
    ["no form", "{}", { "content-type": "application/json" }],
  ])("%s", async (_, body, headers) => {
    const answer = await app.fetch("/community/story", { method: "POST", body, headers })
    expect(answer.status).toBe(400)
    await nothingStored()
  })

  test("with a part without a name, or many of them, change nothing", async () => {
    const many = `${part.repeat(500)}--x\r\n\r\nwhat\r\n--x--\r\n`
    const answer = await app.fetch("/community/story", { method: "POST", body: many, headers: multipart })
    expect(answer.status).toBe(422)
    await nothingStored()
  })

  test("a body above the normal size limit is read only by forms that accept a picture", async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(300_000), Buffer.from("\r\n--x--\r\n")])
    for (const elsewhere of ["/newsletter", "/community", "/merchant-register"])
      expect([
        elsewhere,
        (await app.fetch(elsewhere, { method: "POST", body, headers: multipart })).status,
      ]).toEqual([elsewhere, 413])
    const words = new URLSearchParams({ story: "x".repeat(200_000) })
    expect((await app.fetch("/community/story", { method: "POST", body: words })).status).toBe(413)
  })
})

describe("while the database is away", () => {
  let isCut = false
  const cut = async () => {
    await line.cut()
    isCut = true
    await waitUntil(() => expect(app.pool.totalCount).toBe(0))
  }
  const mend = async () => {
    if (isCut) await line.mend()
    isCut = false
  }
  afterEach(mend)

  test("/community says so and offers the form", async () => {
    await cut()
    const browser = await openForm("/community")
    expect([browser.response.status, browser.response.headers.get("retry-after")]).toEqual([503, "10"])
    expect(browser.text).toContain(words.failure.title)
    expect(elements(browser.document, "h2").map(textOf)).toContain(words.hero.submit)
    await mend()
    await send(browser.fill(story))
    expect(browser.path).toBe("/community")
    expect(await allStories(app.db)).toHaveLength(1)
  })

  test("a story stays in its form, and is accepted once the database is back", async () => {
    const browser = (await openForm()).fill(story)
    await cut()
    await send(browser, await jpeg())
    expect([browser.response.status, browser.response.headers.get("retry-after")]).toEqual([503, "10"])
    expect(browser.text).toContain(failures.failed)
    expect(browser.textOfId("image-error")).toBe(pictureErrors.again)
    expect(browser.value("story")).toBe(story.story)
    expect((await app.fetch(`/images/${randomUUID()}-400.webp`)).status).toBe(503)
    await mend()
    await send(browser)
    expect(await allStories(app.db)).toHaveLength(1)
  })
})

test("neither the log nor a public page contains what only staff may read", async () => {
  await tell({}, await jpeg())
  const page = await new Browser(app).open("/community")
  for (const secret of [story.email, story.title]) {
    expect(app.logLines.join("\n")).not.toContain(secret)
    expect(page.html).not.toContain(secret)
  }
})
