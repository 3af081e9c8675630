import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { encodeImage } from "./image-encoding.server.ts"
import { imageLimits } from "./image-limits.ts"
import { encodePicture } from "./picture-encoder.ts"
import {
  animatedGif,
  broken,
  cameraPhoto,
  cmykJpeg,
  deepPng,
  gifBomb,
  greyPng,
  heic,
  jpeg,
  jpegBomb,
  largestPhoto,
  phonePhoto,
  png,
  pngOfSize,
  polyglots,
  strangers,
  transparentPng,
  webp,
} from "./test-pictures.ts"

async function encoded(bytes: Uint8Array) {
  const image = await encodeImage(bytes)
  if ("problem" in image) throw new Error(image.problem)
  return image
}

async function problemOf(bytes: Uint8Array) {
  const image = await encodeImage(bytes)
  return "problem" in image ? image.problem : "none"
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 110
const isBlue = ([r = 0, , b = 0]: number[]) => b > 110 && r < 110

/** Returns the colors of the largest JPEG at these fractions of its width and height. */
async function colours(bytes: Uint8Array, ...points: [x: number, y: number][]) {
  const { files } = await encoded(bytes)
  const largest = files.findLast((file) => file.format === "jpg")
  const { data, info } = await sharp(largest?.bytes).raw().toBuffer({ resolveWithObject: true })
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + info.channels)]
  })
}

describe("a picture is encoded as new files", () => {
  test("in three widths and two formats, with the right size and type", async () => {
    const { width, height, widths, files } = await encoded(await jpeg(3000, 1500))
    expect({ width, height, widths }).toEqual({ width: 1200, height: 600, widths: [400, 800, 1200] })
    expect(files.map((file) => `${file.width}.${file.format}`)).toEqual([
      "400.webp",
      "400.jpg",
      "800.webp",
      "800.jpg",
      "1200.webp",
      "1200.jpg",
    ])
    for (const { format, bytes, width } of files) {
      if (format === "webp") expect(bytes.subarray(8, 12).toString()).toBe("WEBP")
      else expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height: width / 2 })
    }
  })

  test.each([
    [300, 200, [300]],
    [400, 200, [400]],
    [600, 200, [400, 600]],
    [1000, 200, [400, 800, 1000]],
    [1, 1, [1]],
  ])("it is never enlarged: %i by %i", async (width, height, widths) => {
    expect(await encoded(await png(width, height))).toMatchObject({ width, height, widths })
  })

  test("its height is limited", async () => {
    expect(await encoded(await png(200, 20_000))).toMatchObject({ width: 24, height: 2400, widths: [24] })
  })

  test("it is upright, without location and other metadata", async () => {
    const photo = await phonePhoto()
    expect(photo.toString("latin1")).toMatch(/Exif|SECRET-PHONE/)
    const { width, height, files } = await encoded(photo)
    expect({ width, height }).toEqual({ width: 600, height: 1000 })
    for (const { bytes } of files)
      expect(bytes.toString("latin1")).not.toMatch(/Exif|EXIF|XMP|ICCP|SECRET|GPS/)
    const jpg = await sharp(files.at(-1)?.bytes).metadata()
    expect([jpg.exif, jpg.icc, jpg.xmp, jpg.iptc, jpg.orientation]).toEqual(Array(5).fill(undefined))
    const [top = [], bottom = []] = await colours(photo, [0.5, 0.2], [0.5, 0.8])
    expect([isRed(top), isBlue(bottom)]).toEqual([true, true])
  })

  test.each([
    ["a JPEG for print (CMYK)", cmykJpeg],
    ["a PNG of 16 bits", deepPng],
  ])("it is in sRGB: %s", async (_, make) => {
    const [left = [], right = []] = await colours(await make(), [0.2, 0.5], [0.8, 0.5])
    expect([left.length, isRed(left), isBlue(right)]).toEqual([3, true, true])
  })

  test("a grayscale picture is encoded too", async () => {
    expect((await encoded(await greyPng())).files).toHaveLength(6)
  })

  test("a transparent picture gets a white background in JPEG", async () => {
    const [left = [], right = []] = await colours(await transparentPng(), [0.2, 0.5], [0.8, 0.5])
    expect([left.every((value) => value > 245), isBlue(right)]).toEqual([true, true])
  })

  test("a WebP is encoded too", async () => {
    const [left = [], right = []] = await colours(await webp(), [0.2, 0.5], [0.8, 0.5])
    expect([isRed(left), isBlue(right)]).toEqual([true, true])
  })

  test("a JPEG without its last two bytes, which browsers show, is encoded too", async () => {
    const photo = await jpeg()
    expect([...photo.subarray(-2)]).toEqual([0xff, 0xd9])
    expect(await encoded(photo.subarray(0, -2))).toMatchObject({ width: 1000, height: 600 })
  })

  test.each([
    ["an iPhone's of 24 megapixels", 5712, 4284],
    ["an iPhone's of 48", 8064, 6048],
    ["a cheap phone's of 50", 8192, 6144],
  ])("phone photos are encoded: %s", async (_, width, height) => {
    const { width: shown, widths } = await encoded(await cameraPhoto(width, height))
    expect([shown, widths]).toEqual([1200, [400, 800, 1200]])
  })

  test("of an animation the first frame is encoded", async () => {
    const gif = await animatedGif()
    expect(await encoded(gif)).toMatchObject({ width: 120, height: 80 })
    expect(isRed((await colours(gif, [0.5, 0.5]))[0] ?? [])).toBe(true)
  })
})

describe("hidden content is removed", async () => {
  test.each(await polyglots())("%s", async (_, bytes) => {
    expect(bytes.toString("latin1")).toContain("EVIL")
    for (const file of (await encoded(bytes)).files)
      expect(file.bytes.toString("latin1")).not.toMatch(/EVIL|script/)
  })
})

describe("refused files", async () => {
  test.each(await strangers())("%s is not accepted as a picture", async (_, bytes) => {
    expect(await problemOf(bytes)).toBe("wrong-type")
  })

  test.each(await broken())("%s is damaged", async (_, bytes) => {
    expect(await problemOf(bytes)).toBe("damaged")
  })

  test.each<[string, () => Promise<Buffer>]>([
    ["PNG", async () => pngOfSize(60_000, 60_000)],
    ["long PNG", async () => pngOfSize(30, 999_999)],
    ["JPEG", jpegBomb],
    ["GIF", gifBomb],
  ])("a decompression bomb is not unpacked: %s", async (_, make) => {
    const bomb = await make()
    const before = process.memoryUsage().rss
    expect(await encodePicture(bomb)).toEqual({ problem: "too-many-pixels" })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test.each(["heic", "heix", "mif1", "msf1"])("a HEIC picture (%s) is recognized", async (brand) => {
    expect(await problemOf(heic(brand))).toBe("heic")
  })

  test("a JPEG of 52 megapixels is accepted, a larger one is not", async () => {
    expect(await problemOf(await cameraPhoto(8000, 6501))).toBe("too-many-pixels")
  })

  test("24 megapixels are accepted, one row more is not", async () => {
    const [width, height] = [6000, 4000]
    expect(width * height).toBe(imageLimits.pixels)
    expect(await encoded(pngOfSize(width, height))).toMatchObject({ width: 1200, height: 800 })
    expect(await problemOf(pngOfSize(width, height + 1))).toBe("too-many-pixels")
  })

  test("with 16 bits per channel half as many are accepted", async () => {
    expect(await problemOf(pngOfSize(4000, 4000, 16))).toBe("none")
    expect(await problemOf(pngOfSize(5000, 3500, 16))).toBe("too-many-pixels")
  })
})

test("a picture that exceeds the memory limit ends only its own process", async () => {
  const large = await largestPhoto()
  expect(await encodeImage(large, 150)).toEqual({ problem: "too-many-pixels" })
  expect(await encodeImage(large)).toMatchObject({ width: 1200, height: 800 })
})

test("many concurrent encodings wait for each other, and all finish, also damaged ones", async () => {
  const good = await png(500, 300)
  const all = await Promise.all(
    Array.from({ length: 9 }, (_, index) => encodeImage(index % 3 ? good : good.subarray(0, 200))),
  )
  expect(all.map((one) => "problem" in one)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
    false,
    false,
  ])
})
