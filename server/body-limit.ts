import { createMiddleware } from "hono/factory"
import { plainPage } from "./plain-page.ts"
import type { ShellEnv } from "./request-context.ts"

/** The longest form holds 3,000 characters; in UTF-8 and percent-encoded that is under 40 KB. */
const maxFormBytes = 128 * 1024

/** The editor of an article, its autosave and its live preview: 100,000 characters, percent-encoded up to nine bytes each. */
const articleForms = /^\/admin\/articles\/(new|preview|\d+)(\/draft)?(\.data)?$/
const maxArticleBytes = 1024 * 1024

/** Forms with a picture: their route reads them as they arrive, with limits of its own (picture-form.server.ts). */
const pictureForms = /^(\/community\/story|\/admin\/articles\/\d+\/picture(\.data)?)$/

/** Reads the body of a form before anything else does, so that no later step can meet an endless or a broken stream. */
export function bodyLimit() {
  return createMiddleware<ShellEnv>(async (c, next) => {
    const body = c.req.raw.body
    if (!body) return next()
    if (isPictureForm(c.req.method, c.req.path, c.req.header("content-type"))) return next()
    const tooLarge = () => {
      c.header("Connection", "close")
      return c.html(plainPage("tooLarge"), 413)
    }
    const limit = articleForms.test(c.req.path) ? maxArticleBytes : maxFormBytes
    if (Number(c.req.header("content-length") ?? 0) > limit) return tooLarge()

    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) return tooLarge()
      chunks.push(chunk)
    }
    c.req.raw = new Request(c.req.raw.url, {
      method: c.req.method,
      headers: c.req.raw.headers,
      body: Buffer.concat(chunks),
      signal: c.req.raw.signal,
    })
    return next()
  })
}

export function isPictureForm(method: string, path: string, contentType = ""): boolean {
  return method === "POST" && pictureForms.test(path) && /^multipart\/form-data\s*;/i.test(contentType)
}
