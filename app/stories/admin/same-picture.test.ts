import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { eq, sql } from "drizzle-orm"
import sharp from "sharp"
import { afterAll, beforeEach, expect, test } from "vitest"
import { images, storySubmissions } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { storeImage } from "#app/lib/images/images.server.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { listAlike } from "#app/review/triage.server.ts"
import { useDatabase } from "#test/database.ts"
import { storyKind } from "../story-kind.server.ts"
import { addStory, emptyStories, start } from "../test-support.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "pictures-"))
const files = folderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => emptyStories(database.db))

async function addWith(title: string, bytes: Uint8Array | null) {
  const image = bytes && (await storeImage(database.db, files, bytes, start))
  if (image && "problem" in image) throw new Error(image.problem)
  const email = `${title.toLowerCase()}@mail.example`
  return { id: await addStory(database.db, { title, email, imageId: image?.id }), imageId: image?.id }
}
const alike = async (id: number) =>
  (await listAlike(database.db, storyKind, id)).map(({ what, name }) => [what, name])

test("the same picture is detected, even if its file differs or the other story's picture was deleted", async () => {
  const bytes = await jpeg()
  const said = await sharp(bytes)
    .keepIccProfile()
    .withExif({ IFD0: { Copyright: "Me" } })
    .png()
    .toBuffer()
  const first = await addWith("First", bytes)
  const second = await addWith("Second", said)
  const other = await addWith("Other", await jpeg(900, 600))
  const none = await addWith("None", null)
  await addWith("Nothing", null)
  expect(await alike(second.id)).toEqual([["picture", "First"]])
  expect([await alike(other.id), await alike(none.id)]).toEqual([[], []])
  await database.db.delete(images).where(eq(images.id, first.imageId ?? ""))
  expect(await alike(second.id)).toEqual([["picture", "First"]])
})

test("the lookup uses an index", async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(
      sql`explain select id from story_submissions where ${storySubmissions.imageDigest} = 'x'`,
    )
  })
  expect(JSON.stringify(plan.rows)).toMatch(/Index Scan (using|on) story_submissions_same_image/)
})
