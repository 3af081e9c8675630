import { deflateSync } from "node:zlib"
import sharp, { type Sharp } from "sharp"

/** A red left half and a blue right half, so that a test can check the orientation. */
function halves(width = 1000, height = 600): Sharp {
  const half = Math.floor(width / 2)
  const blue = { create: { width: width - half, height, channels: 3 as const, background: "#0000ff" } }
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, left: half, top: 0 },
  ])
}

const gps = {
  IFD0: { Copyright: "SECRET-OWNER", Model: "SECRET-PHONE" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "5/1 33/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "0/1 12/1 0/1",
  },
}

export const jpeg = (width?: number, height?: number) => halves(width, height).jpeg().toBuffer()
export const webp = (width?: number, height?: number) => halves(width, height).webp().toBuffer()
export const png = (width?: number, height?: number) => halves(width, height).png().toBuffer()

/** Like a phone's photo: stored rotated, with location metadata. */
export const phonePhoto = () => halves().withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()

export const cmykJpeg = () => halves().toColourspace("cmyk").jpeg().toBuffer()
export const deepPng = () => halves().toColourspace("rgb16").png().toBuffer()
export const greyPng = () => halves().greyscale().png().toBuffer()

/** A JPEG like those of the largest phone cameras: with chroma subsampling, as most have. */
export const cameraPhoto = (width = 8192, height = 6144) => halves(width, height).jpeg().toBuffer()

/** Noise of 12 megapixels: more than 5 MB. */
export const noisyPhoto = () =>
  sharp({
    create: {
      ...{ width: 4000, height: 3000, channels: 3, background: "#888888" },
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .withExif(gps)
    .jpeg({ quality: 90 })
    .toBuffer()

/** The start of a HEIC file: its length, its brand and its compatible brands. */
export const heic = (brand = "heic") =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`), Buffer.alloc(40)])

/** 24 megapixels in the format with the second highest memory use: a progressive JPEG without subsampling. */
export const largestPhoto = () =>
  halves(6000, 4000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer()

/** The left half is transparent. */
export const transparentPng = () =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: "#00000000" } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 4, background: "#0000ff" } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

/** Two frames: red, then blue. */
export function animatedGif(): Promise<Buffer> {
  const [width, height] = [120, 80]
  const frame = (colour: number[]) => Buffer.from(Array.from({ length: width * height }, () => colour).flat())
  const raw = { width, height: height * 2, channels: 3 as const, pageHeight: height }
  return sharp(Buffer.concat([frame([255, 0, 0]), frame([0, 0, 255])]), { raw })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/**
 * A PNG of a few hundred bytes whose header has this size, with only zero pixels.
 *
 * @param depth 1: black and white; 16: color with 16 bits per channel
 */
export function pngOfSize(width: number, height: number, depth: 1 | 16 = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(depth === 1 ? [1, 0] : [16, 2], 8)
  const row = (depth === 1 ? Math.ceil(width / 8) : width * 6) + 1
  // Limited: a decompression bomb need not be complete.
  const pixels = deflateSync(Buffer.alloc(Math.min(row * height, 100_000_000)))
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A JPEG whose header has the largest possible size. */
export async function jpegBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg(64, 64))
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

/** The same as a GIF. */
export async function gifBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await animatedGif())
  // The size of the canvas and of its first frame: decoders use the frame's.
  const frame = bytes.indexOf(Buffer.from([0, 0x2c, 0, 0, 0, 0])) + 6
  for (const at of [6, 8, frame, frame + 2]) bytes.writeUInt16LE(20_000, at)
  return bytes
}

const evil = "<script>alert('EVIL')</script>"

/** Files that are a picture and something else. */
export async function polyglots(): Promise<[name: string, bytes: Buffer][]> {
  const [photo, drawing, moving] = [await jpeg(), await png(), await animatedGif()]
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, evil.length + 2]), Buffer.from(evil)])
  return [
    ["a JPEG with a page behind it", Buffer.concat([photo, Buffer.from(`<html>${evil}`)])],
    ["a JPEG with a script in a comment", Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])],
    ["a JPEG with an archive behind it", Buffer.concat([photo, Buffer.from("PK\u0003\u0004EVIL")])],
    [
      "a PNG with a program in a text",
      Buffer.concat([
        drawing.subarray(0, 33),
        chunk("tEXt", Buffer.from(`Comment\0<?php EVIL(); ?>${evil}`)),
        drawing.subarray(33),
      ]),
    ],
    ["a GIF with a page behind it", Buffer.concat([moving, Buffer.from(evil)])],
  ]
}

/** Files that are no accepted picture, whatever their names. */
export async function strangers(): Promise<[name: string, bytes: Buffer][]> {
  return [
    ["an SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${evil}</svg>`)],
    ["a page", Buffer.from(`<!doctype html><title>x</title>${evil}`)],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF")],
    ["a film", Buffer.from("RIFF\0\0\0\0AVI LIST")],
    ["a TIFF", await halves().tiff().toBuffer()],
    ["an AVIF", await halves(64, 64).avif({ effort: 0 }).toBuffer()],
    ["a program", Buffer.from("MZ\u0090\0\u0003")],
    ["words", Buffer.from("hello")],
    ["nothing", Buffer.alloc(0)],
    ["two bytes of a JPEG", Buffer.from([0xff, 0xd8])],
  ]
}

/** Files that start like a picture and are damaged. */
export async function broken(): Promise<[name: string, bytes: Buffer][]> {
  const [photo, drawing, moving] = [await jpeg(), await png(), await animatedGif()]
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
  return [
    ["half a JPEG", half(photo)],
    ["half a PNG", half(drawing)],
    ["half a WebP", half(await webp())],
    ["the head of a GIF", moving.subarray(0, 20)],
    ["a JPEG without its last hundred bytes", photo.subarray(0, -100)],
    [
      "the mark of a JPEG before a page",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(evil)]),
    ],
    ["the mark of a PNG before a page", Buffer.concat([drawing.subarray(0, 8), Buffer.from(evil)])],
    ["the mark of a GIF before a script", Buffer.from(`GIF89a=1;/*${evil}*/`)],
    ["a PNG without height", pngOfSize(10, 0)],
  ]
}
