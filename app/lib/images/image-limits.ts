/** What may be sent, and what is made of it. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 24_000_000,
  /** More than cameras of phones make (8,192 x 6,144). A JPEG is unpacked at the part of its size that is wanted. */
  jpegPixels: 52_000_000,
  /** Width x height x channels x bytes of a channel: 16 bits take twice the memory that a photo of so many pixels does. */
  unpackedBytes: 100_000_000,
} as const

/** What a file chooser offers, for which phones convert a HEIC picture; what a file really is, its content says (image-encoding.server.ts). */
export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const

/** Widths of the files made of a picture, in pixels. */
export const imageWidths = [400, 800, 1200] as const

export const imageFormats = ["webp", "jpg"] as const
export type ImageFormat = (typeof imageFormats)[number]

/** What a page needs to show a stored picture. */
export type StoredImage = {
  id: string
  /** Pixels of the largest file. */
  width: number
  height: number
  /** Widths there are files of, smallest first. */
  widths: number[]
}

/** The public address of one file of a picture. */
export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/images/${id}-${width}.${format}`
}

/** The public address of a picture at its largest, in the format that everything reads. */
export const largestOf = ({ id, width }: StoredImage) => imagePath(id, width, "jpg")

/** A picture that came with a refused form, which names it and shows it to its sender. */
export type KeptPicture = {
  /** Signed; the form sends it as 'keptPicture'. */
  reference: string
  /** A data: address; undefined when it cannot be read now. */
  preview: string | undefined
}
