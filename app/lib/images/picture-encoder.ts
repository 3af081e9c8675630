import { createHash } from "node:crypto"
import sharp, { type FailOnOptions, type Sharp } from "sharp"
import { type ImageFormat, imageFormats, imageLimits, imageWidths } from "./image-limits.ts"

/** Why a file is not accepted as a picture. */
export type ImageProblem = "wrong-type" | "heic" | "damaged" | "too-many-pixels"

export type EncodedImage = {
  width: number
  height: number
  widths: number[]
  /** SHA-256 of the pixels of the largest size: the same picture has the same hash, whatever its metadata. */
  pixelsHash: string
  files: { width: number; format: ImageFormat; bytes: Buffer }[]
}

// Enables only the four decoders that we need, whatever type a file claims: SVG, PDF, TIFF and HEIC are never parsed.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    ...["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
    "VipsForeignLoadWebpBuffer",
  ],
})
// Each picture is processed once; a cache would only take memory.
sharp.cache(false)

/** Higher than any page shows; an image of ten by a million pixels would otherwise keep its height. */
const maxHeight = 2400
const seconds = 20

/**
 * Decodes a picture and encodes it in our sizes, upright, in sRGB, without metadata. No byte of the original file remains, so
 * hidden content is removed. Of animations the first frame. Runs in a separate process (image-encoding.server.ts).
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedImage | { problem: ImageProblem }> {
  try {
    // Reads only the header: a decompression bomb is not unpacked.
    const { width = 0, height = 0, ...head } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isJpeg = head.format === "jpeg"
    const unpackedBytes = width * height * head.channels * (head.depth === "uchar" ? 1 : 2)
    const isTooLarge = isJpeg
      ? width * height > imageLimits.jpegPixels
      : width * height > imageLimits.pixels || unpackedBytes > imageLimits.unpackedBytes
    if (isTooLarge) return { problem: "too-many-pixels" }
    const { data, info } = await decode(bytes, "truncated").catch((error) => {
      if (!isJpeg) throw error
      // Browsers show a JPEG without its last two bytes. If more is missing, the decoder warns, and the file is rejected.
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
    // The message of libvips does not help a visitor, and may quote the file.
    return { problem: "damaged" }
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/** Decodes to raw pixels at the largest size. @param failOn the error level from which the picture is rejected */
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
  // JPEG has no transparency; most logos are made for a white background.
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true })
}
