/** Pixels: more than the site shows (imageWidths), so that what the server makes of it is as sharp. */
const largest = { width: 1600, height: 3200 }
/** Bytes under which a picture is sent as it is. */
const smallFile = 300_000
const quality = 0.88

/**
 * A photo as small as the site needs it, upright, before it is sent: 0.3 MB instead of 8. One that is small already, that may move, or that
 * this browser cannot draw, stays as it is: the server does the same again.
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
