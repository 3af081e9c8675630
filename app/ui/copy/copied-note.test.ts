import { expect, test } from "vitest"
import { FakeClock } from "#test/fake-clock.ts"
import { CopiedNote } from "./copied-note.ts"

function watchedNote() {
  const clock = new FakeClock()
  const seen: [ms: number, visible: boolean][] = []
  return { clock, seen, note: new CopiedNote(clock, (visible) => seen.push([clock.now(), visible])) }
}

test("the note appears at once and disappears after two seconds", () => {
  const { clock, seen, note } = watchedNote()
  note.copied()
  clock.pass(10_000)
  expect(seen).toEqual([
    [0, true],
    [2000, false],
  ])
})

test("it stays for two seconds after the last copy", () => {
  const { clock, seen, note } = watchedNote()
  note.copied()
  clock.pass(1500)
  note.copied()
  clock.pass(10_000)
  expect(seen).toEqual([
    [0, true],
    [1500, true],
    [3500, false],
  ])
})

test("it disappears when a copy fails, and does not return", () => {
  const { clock, seen, note } = watchedNote()
  note.copied()
  clock.pass(500)
  note.hide()
  clock.pass(10_000)
  expect(seen).toEqual([
    [0, true],
    [500, false],
  ])
})
