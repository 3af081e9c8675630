/** Limits of uploaded pictures. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 24_000_000,
  /** More than the cameras of phones produce (8,192 x 6,144). A JPEG is decoded directly at a reduced size. */
  jpegPixels: 52_000_000,
  /** Width x height x channels x bytes per channel: 16 bits take twice the memory of a photo with as many pixels. */
  unpackedBytes: 100_000_000,
} as const

/**
 * The types for a file chooser, for which phones convert a HEIC picture; the server checks the content
 * (image-encoding.server.ts).
 */
export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const

/** Widths of the files made from a picture, in pixels. */
export const imageWidths = [400, 800, 1200] as const

export const imageFormats = ["webp", "jpg"] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The data that a page needs to show a stored picture. */
export type StoredImage = {
  id: string
  /** Pixels of the largest file. */
  width: number
  height: number
  /** The available widths, smallest first. */
  widths: number[]
}

/** Returns the public address of one file of a picture. */
export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/images/${id}-${width}.${format}`
}

/** Returns the public address of the largest file, as JPEG, which every program reads. */
export const largestOf = ({ id, width }: StoredImage) => imagePath(id, width, "jpg")

/** A picture stored for a rejected form, which references it and shows it to its sender. */
export type KeptPicture = {
  /** Signed; the form sends it as 'keptPicture'. */
  reference: string
  /** A data: address; undefined if it cannot be read. */
  preview: string | undefined
}
