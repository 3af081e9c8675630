import { expect, test } from "vitest"
import { mapLinks } from "./map-links.ts"

test("an address is searched in the map app", () => {
  const words = "12 Auburn Avenue & Co, Ìbàdàn"
  const { google, apple, openStreetMap, phone } = mapLinks({ words })
  expect(new URL(google).searchParams.get("query")).toBe(words)
  expect(new URL(apple).searchParams.get("q")).toBe(words)
  expect(new URL(openStreetMap).searchParams.get("query")).toBe(words)
  expect(phone).toBe(`geo:0,0?q=${encodeURIComponent(words)}`)
})

test("a position is shown as a point, with its name if the map supports that", () => {
  const position = { latitude: 5.55678, longitude: -0.20123 }
  expect(mapLinks({ words: "Mama Put (Osu)", position })).toEqual({
    google: "https://www.google.com/maps/search/?api=1&query=5.55678%2C-0.20123",
    apple: "https://maps.apple.com/?ll=5.55678,-0.20123&q=Mama%20Put%20(Osu)",
    openStreetMap: "https://www.openstreetmap.org/?mlat=5.55678&mlon=-0.20123#map=17/5.55678/-0.20123",
    phone: "geo:5.55678,-0.20123?q=5.55678,-0.20123(Mama%20Put%20(Osu))",
  })
})
