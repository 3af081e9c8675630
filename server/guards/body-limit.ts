/** The longest form holds 3,000 characters; in UTF-8 and percent-encoded that is under 40 KB. */
const maxFormBytes = 128 * 1024

/** The article editor, its autosave and its live preview: 100,000 characters, percent-encoded up to nine bytes each. */
const articleForms = /^\/admin\/articles\/(new|preview|\d+)(\/draft)?(\.data)?$/
const maxArticleBytes = 1024 * 1024

/** Forms with a picture or another file: their routes read them as a stream, with their own limits (picture-form.server.ts). */
const pictureForms =
  /^(\/community\/story|\/my-listings\/\w+\/pictures|\/admin\/(articles\/\d+\/picture|listings\/(\d+\/pictures|import))(\.data)?)$/

/**
 * Reads the whole body of a form first, so that no later step has to handle an endless or broken stream.
 *
 * @returns the request with its body in one piece; undefined when the body is too large
 */
export async function readBody(request: Request): Promise<Request | undefined> {
  const { method, url, headers, body, signal } = request
  const path = new URL(url).pathname
  if (!body || isPictureForm(method, path, headers.get("content-type") ?? "")) return request
  const limit = articleForms.test(path) ? maxArticleBytes : maxFormBytes
  if (Number(headers.get("content-length") ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Request(url, { method, headers, body: Buffer.concat(chunks), signal })
}

export function isPictureForm(method: string, path: string, contentType = ""): boolean {
  return method === "POST" && pictureForms.test(path) && /^multipart\/form-data\s*;/i.test(contentType)
}
