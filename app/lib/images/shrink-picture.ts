/** Pixels: more than the site shows (imageWidths), so that the server's versions stay sharp. */
const largest = { width: 1600, height: 3200 }
/** A smaller file, in bytes, is sent unchanged. */
const smallFile = 300_000
const quality = 0.88

/**
 * Shrinks a photo in the browser before it is sent, upright: 0.3 MB instead of 8. A small file, a possible animation, or one
 * that this browser cannot draw stays unchanged: the server shrinks it again.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallFile || file.type === "image/gif") return file
  try {
    const picture = await createImageBitmap(file)
    const part = Math.min(1, largest.width / picture.width, largest.height / picture.height)
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(picture.width * part)
    canvas.height = Math.round(picture.height * part)
    const context = canvas.getContext("2d")
    if (context) context.imageSmoothingQuality = "high"
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
