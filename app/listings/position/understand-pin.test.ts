import { beforeAll, describe, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import { measureMove, understandPin } from "./understand-pin.server.ts"

const database = useDatabase()
beforeAll(() =>
  loadTowns(database.db, ["gh/accra", "gh/kumasi", "gh/aflao", "tg/lome", "fj/labasa", "wf/leava"]),
)

const accra = { town: "gh/accra", city: "Osu", state: null, country: "GH" } as const
const read = (typed: string, listing: Parameters<typeof understandPin>[2] = accra) =>
  understandPin(database.db, typed, listing)

describe("a typed pin", () => {
  test("gets its Plus Code, and its distance and direction from the town", async () => {
    expect(await read("5.60010, -0.19990")).toEqual({
      kind: "understood",
      pin: "5.60010,-0.19990",
      plusCode: "6CQXJR22+22",
      fromTown: { town: "Accra", km: expect.closeTo(5.4, 0), direction: 0 },
      isFar: false,
      isView: false,
      swapped: null,
    })
  })

  test("as a short Plus Code is near the selected town or the town with the city's name", async () => {
    expect(await read("JR22+22")).toMatchObject({ kind: "understood", pin: "5.60006,-0.19994" })
    expect(await read("JR22+22", { ...accra, town: null, city: "Accra" })).toMatchObject({
      kind: "understood",
    })
    expect(await read("JR22+22", { ...accra, town: null, city: "Nowhere" })).toEqual({ kind: "needs-town" })
  })

  test("as a short Plus Code with a town is near that town instead of the listing's", async () => {
    expect(await read("PCR2+CX Kumasi")).toMatchObject({
      kind: "understood",
      pin: expect.stringMatching(/^6[.]/),
      isFar: true,
    })
    expect(await read("PCR2+CX Adum, Kumasi, Ghana")).toMatchObject({ pin: expect.stringMatching(/^6[.]/) })
    expect(await read("JR22+22 Nowhere")).toMatchObject({ pin: "5.60006,-0.19994" })
  })

  test("far from its town needs a confirmation, and so does the center of a map view", async () => {
    expect(await read("6.68848, -1.62443")).toMatchObject({ kind: "understood", isFar: true, isView: false })
    expect(await read("https://www.google.com/maps/@5.6,-0.2,17z")).toMatchObject({
      isFar: false,
      isView: true,
    })
  })

  test("in another country is refused, unless it is near the border", async () => {
    const lome = { town: null, city: "Lomé", state: null, country: "TG" } as const
    expect(await read("5.6, -0.2", lome)).toEqual({ kind: "elsewhere", country: "GH", swapped: null })
    expect(await read("6.13, 1.215", { ...accra, town: "gh/aflao" })).toMatchObject({ kind: "understood" })
  })

  test("across the 180th meridian belongs to its country", async () => {
    const taveuni = { town: "fj/labasa", city: "Labasa", state: null, country: "FJ" } as const
    expect(await read("-16.8, -179.98", taveuni)).toMatchObject({
      kind: "understood",
      fromTown: { town: "Labasa", km: expect.closeTo(81, 0) },
    })
  })

  test("with swapped coordinates is offered in the right order", async () => {
    expect(await read("-0.2, 5.6")).toMatchObject({
      kind: "elsewhere",
      country: "TG",
      swapped: "5.60000,-0.20000",
    })
    const inLome = { town: null, city: "Lomé", state: null, country: "TG" } as const
    expect(await read("1.215, 6.13", inLome)).toMatchObject({ isFar: true, swapped: "6.13000,1.21500" })
  })

  test("that cannot be parsed gives the reason", async () => {
    expect(await read("https://maps.app.goo.gl/AbC")).toEqual({ kind: "short-link" })
    expect(await read("0, 0")).toEqual({ kind: "not-a-place" })
    expect(await read("behind the post office")).toEqual({ kind: "unreadable" })
  })
})

test("staff see the distance of a pin from its town and from the former pin", async () => {
  const measured = await measureMove(database.db, { pin: ["5.60000,-0.20000", "5.61000,-0.20000"] }, accra)
  expect(measured).toMatchObject({ movedKm: expect.closeTo(1.11, 2), fromTown: { town: "Accra" } })
  expect(await measureMove(database.db, { pin: ["5.60000,-0.20000", null] }, accra)).toBeUndefined()
  expect(await measureMove(database.db, {}, accra)).toBeUndefined()
})
