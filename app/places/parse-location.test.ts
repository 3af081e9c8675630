import { encode } from "pluscodes"
import { describe, expect, test } from "vitest"
import { completePlusCode, parseLocation } from "./parse-location.ts"

const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 3),
  longitude: expect.closeTo(longitude, 3),
})

describe("positions as people copy them", () => {
  test.each([
    ["6.5244, 3.3792", "coordinates", 6.5244, 3.3792],
    ["6.5244 3.3792", "coordinates", 6.5244, 3.3792],
    ["-1.2833;36.8167", "coordinates", -1.2833, 36.8167],
    ["\u200E-1.2833, 36.8167\u200F", "coordinates", -1.2833, 36.8167],
    ["\u202A−1.2833,\u2060 36.8167\u202C", "coordinates", -1.2833, 36.8167],
    ["https://www.google.com/maps?q=%E2%80%8E6.5244,3.3792%E2%80%8F", "map-link", 6.5244, 3.3792],
    ["6FR5\u200BG9FH+QM\u200E", "plus-code", 6.5244, 3.3792],
    ["6,5244; 3,3792", "coordinates", 6.5244, 3.3792],
    ["(5.556, -0.1969)", "coordinates", 5.556, -0.1969],
    ["6°31'27.8\"N 3°22'45.1\"E", "coordinates", 6.5244, 3.3792],
    ["1°17′S, 36°49′E", "coordinates", -1.2833, 36.8167],
    ["N 6.5244° E 3.3792°", "coordinates", 6.5244, 3.3792],
    ["geo:6.5244,3.3792", "map-link", 6.5244, 3.3792],
    ["geo:6.5244,3.3792;u=35", "map-link", 6.5244, 3.3792],
    ["geo:0,0?q=6.5244,3.3792(My shop)", "map-link", 6.5244, 3.3792],
    ["6FR5G9FH+QM", "plus-code", 6.5244, 3.3792],
    ["my shop: 6fr5g9fh+qm", "plus-code", 6.5244, 3.3792],
    ["https://plus.codes/6FR5G9FH+QM", "plus-code", 6.5244, 3.3792],
    [
      "https://www.google.com/maps/place/Shop/@6.6,3.5,12z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d6.5244!4d3.3792",
      "map-link",
      6.5244,
      3.3792,
    ],
    ["https://www.google.com/maps/@6.5244,3.3792,17z", "view", 6.5244, 3.3792],
    ["https://maps.google.com/?q=6.5244,3.3792", "map-link", 6.5244, 3.3792],
    ["maps.google.com/maps?ll=6.5244,3.3792&z=16", "map-link", 6.5244, 3.3792],
    ["https://www.google.com/maps/search/?api=1&query=6.5244%2C3.3792", "map-link", 6.5244, 3.3792],
    ["https://www.google.com/maps/search/6.5244,+3.3792", "map-link", 6.5244, 3.3792],
    ["https://www.google.com/maps/dir//6.5244,3.3792/", "map-link", 6.5244, 3.3792],
    ["https://www.openstreetmap.org/?mlat=6.5244&mlon=3.3792#map=16/6.6/3.5", "map-link", 6.5244, 3.3792],
    ["https://www.openstreetmap.org/#map=16/6.5244/3.3792", "view", 6.5244, 3.3792],
    ["https://maps.apple.com/?ll=6.5244,3.3792&q=Shop", "map-link", 6.5244, 3.3792],
    ["https://maps.apple.com/place?coordinate=6.5244,3.3792", "map-link", 6.5244, 3.3792],
    ["https://waze.com/ul?ll=6.5244,3.3792&navigate=yes", "map-link", 6.5244, 3.3792],
    ["https://www.bing.com/maps?cp=6.5244~3.3792&lvl=16", "map-link", 6.5244, 3.3792],
    ["https://wego.here.com/?map=6.5244,3.3792,15,normal", "view", 6.5244, 3.3792],
    ["https://share.here.com/l/6.5244,3.3792,Shop", "map-link", 6.5244, 3.3792],
    ["https://btcmap.org/map#17/6.5244/3.3792", "view", 6.5244, 3.3792],
    ["https://btcmap.org/map?lat=6.5244&long=3.3792", "map-link", 6.5244, 3.3792],
    ["https://osmand.net/go?lat=6.5244&lon=3.3792&z=17", "map-link", 6.5244, 3.3792],
    ["https://osmand.net/map?pin=6.5244,3.3792#17/6.6/3.5", "map-link", 6.5244, 3.3792],
    ["google.com/maps?q=6.5244,3.3792", "map-link", 6.5244, 3.3792],
    ["google.com.gh/maps/@6.5244,3.3792,17z", "view", 6.5244, 3.3792],
    ["openstreetmap.org/?mlat=6.5244&mlon=3.3792", "map-link", 6.5244, 3.3792],
  ] as const)("%s", (given, source, latitude, longitude) => {
    expect(parseLocation(given)).toEqual({ kind: "found", source, point: near(latitude, longitude) })
  })

  test("a shortened Plus Code with its town", () => {
    const parsed = parseLocation("G9FH+QM Lagos, Nigeria")
    expect(parsed).toEqual({ kind: "needs-town", code: "G9FH+QM", near: ["LAGOS", "NIGERIA"] })
    expect(completePlusCode("G9FH+QM", { latitude: 6.4541, longitude: 3.3947 })).toEqual(near(6.5244, 3.3792))
  })

  test("any full Plus Code", () => {
    for (let at = 0; at < 500; at++) {
      const point = { latitude: ((at * 37) % 178) - 89 + 0.123, longitude: ((at * 91) % 358) - 179 + 0.456 }
      const read = parseLocation(encode(point, 11) ?? "")
      expect(read).toEqual({
        kind: "found",
        source: "plus-code",
        point: near(point.latitude, point.longitude),
      })
    }
  })
})

describe("unreadable positions have their own types", () => {
  test.each([
    ["https://maps.app.goo.gl/AbCdEf123", "short-link"],
    ["https://goo.gl/maps/AbCdEf123", "short-link"],
    ["https://maps.apple.com/p/AbCdEf", "short-link"],
    ["maps.app.goo.gl/AbCdEf123", "short-link"],
    ["goo.gl/maps/AbCdEf123", "short-link"],
    ["https://share.google/AbCdEf123", "short-link"],
    ["osm.org/go/0EEQjE--", "short-link"],
    ["6CQXHR00+JX", "unreadable"],
    ["84900000+", "unreadable"],
    ["6CQXHR4X+J", "unreadable"],
    ["XXXXXXXX+XX", "unreadable"],
    ["HR4+JX", "unreadable"],
    ["HR4X+", "unreadable"],
    ["6CQX0000+", "too-coarse"],
    ["6CQXHR00+", "too-coarse"],
    ["///filled.count.soap", "words"],
    ["https://what3words.com/filled.count.soap", "words"],
    ["0,0", "not-a-place"],
    ["95.2, 3.1", "not-a-place"],
    ["6.5, 203.1", "not-a-place"],
    ["12 Allen Avenue, Ikeja", "unreadable"],
    ["+234 803 555 0123", "unreadable"],
    ["https://example.com/shop", "unreadable"],
    ["https://", "unreadable"],
    ["%E0%A4%A", "unreadable"],
    ["", "unreadable"],
  ] as const)("%s", (given, kind) => {
    expect(parseLocation(given)).toEqual({ kind })
  })
})
