import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { folderStore } from "./file-store.server.ts"

const parent = mkdtempSync(path.join(tmpdir(), "file-store-"))
const folder = path.join(parent, "uploads")
const files = folderStore(folder)
afterAll(() => rmSync(parent, { recursive: true }))

const bytes = Buffer.from([0, 1, 2, 255])
const everything = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()

test("a file is read as it was written, and missing once it is removed", async () => {
  await files.write("images/ab/picture-800.webp", bytes)
  expect(await files.read("images/ab/picture-800.webp")).toEqual(bytes)
  expect(everything()).toEqual(["images", "images/ab", "images/ab/picture-800.webp"])
  await files.remove("images/ab/picture-800.webp")
  expect(await files.read("images/ab/picture-800.webp")).toBeUndefined()
  await files.remove("images/ab/picture-800.webp")
})

test("a failed write leaves no file", async () => {
  writeFileSync(path.join(folder, "blocked"), "")
  const before = everything()
  await expect(files.write("blocked/picture.webp", bytes)).rejects.toThrow()
  expect(everything()).toEqual(before)
})

test.each([
  "../secret.txt",
  "images/../../secret.txt",
  "/etc/passwd",
  "",
  ".",
  "a\\..\\b.txt",
  "a/./b.txt",
  "a\0.txt",
])("the name %j is refused", async (name) => {
  writeFileSync(path.join(parent, "secret.txt"), "secret")
  for (const act of [files.read(name), files.remove(name), files.write(name, bytes)])
    await expect(act).rejects.toThrow("none of ours")
  expect(readdirSync(parent)).toContain("secret.txt")
})
