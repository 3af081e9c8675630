import { createHash } from "node:crypto"
import sharp, { type FailOnOptions, type Sharp } from "sharp"
import { type ImageFormat, imageFormats, imageLimits, imageWidths } from "./image-limits.ts"

/** Why a file is no picture for us. */
export type ImageProblem = "wrong-type" | "heic" | "damaged" | "too-many-pixels"

export type EncodedImage = {
  width: number
  height: number
  widths: number[]
  /** SHA-256 of what is seen at its largest: of the same picture it is the same, whatever its file said besides. */
  pixelsHash: string
  files: { width: number; format: ImageFormat; bytes: Buffer }[]
}

// Only the four decoders that we need are open, whatever a file says it is: no SVG, PDF, TIFF or HEIC is ever parsed.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    ...["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
    "VipsForeignLoadWebpBuffer",
  ],
})
// Each picture is seen once; a cache would only hold memory.
sharp.cache(false)

/** Higher than any page shows; a strip of ten by a million pixels would otherwise stay as long as it is. */
const maxHeight = 2400
const seconds = 20

/**
 * Decodes a picture and writes it anew in our sizes, upright, in sRGB, without any of its metadata. Nothing of the
 * file itself is kept, so nothing that hides in it is either. Of moving pictures the first frame. Runs in a process of its
 * own (image-encoding.server.ts).
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedImage | { problem: ImageProblem }> {
  try {
    // The header alone: a bomb is not unpacked.
    const { width = 0, height = 0, ...head } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isJpeg = head.format === "jpeg"
    const unpackedBytes = width * height * head.channels * (head.depth === "uchar" ? 1 : 2)
    const isTooLarge = isJpeg
      ? width * height > imageLimits.jpegPixels
      : width * height > imageLimits.pixels || unpackedBytes > imageLimits.unpackedBytes
    if (isTooLarge) return { problem: "too-many-pixels" }
    const { data, info } = await decode(bytes, "truncated").catch((error) => {
      if (!isJpeg) throw error
      // Browsers show a JPEG without its last two bytes. Of one that more is missing of, the decoder warns.
      return decode(Buffer.concat([bytes, endOfJpeg]), "warning")
    })

    const widths = [...imageWidths.filter((one) => one < info.width), info.width]
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const files: EncodedImage["files"] = []
    for (const width of widths)
      for (const format of imageFormats) {
        const resized = sharp(data, { raw }).resize({ width })
        files.push({ width, format, bytes: await inFormat(resized, format).toBuffer() })
      }
    const pixelsHash = createHash("sha256").update(`${info.width}x${info.height}:`).update(data).digest("hex")
    return { width: info.width, height: info.height, widths, pixelsHash, files }
  } catch {
    // What libvips says about a broken file helps nobody, and may quote it.
    return { problem: "damaged" }
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/** At its largest, a pixel after the other. @param failOn from which fault on the picture is none */
function decode(bytes: Uint8Array, failOn: FailOnOptions) {
  return sharp(bytes, { limitInputPixels: imageLimits.jpegPixels, failOn })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: Math.max(...imageWidths), height: maxHeight, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
}

function inFormat(image: Sharp, format: ImageFormat): Sharp {
  if (format === "webp") return image.webp({ quality: 75 })
  // JPEG has no transparency; logos are drawn for paper.
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true })
}
