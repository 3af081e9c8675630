import { createHash } from "node:crypto"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"

export type TextFile = { type: string; body: string; modified?: Date }

const minutesFresh = 5

/**
 * Answers with a file that is made on demand, such as a feed. Whoever has it already gets 304; while the database is
 * away the answer is 503 and asks to come back; no file is 404.
 */
export async function answerWithFile(
  request: Request,
  read: () => TextFile | undefined | Promise<TextFile | undefined>,
): Promise<Response> {
  try {
    const file = await read()
    return file ? answer(request, file) : new Response("Not found\n", { status: 404, headers: plain })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return new Response("Please come back in a moment\n", {
      status: 503,
      headers: { ...plain, "Retry-After": "10" },
    })
  }
}

const plain = { "Content-Type": "text/plain; charset=utf-8" }

function answer(request: Request, { type, body, modified }: TextFile): Response {
  const headers = new Headers({
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": `public, max-age=${minutesFresh * 60}`,
    // Weak: the compressed forms of a file share it.
    ETag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  })
  if (modified) headers.set("Last-Modified", modified.toUTCString())
  return isKnown(request.headers, headers)
    ? new Response(null, { status: 304, headers: withoutType(headers) })
    : new Response(body, { headers })
}

/** RFC 9110, 13.2.2: the tag decides when there is one. The date has to be the very one we gave: it can go back. */
function isKnown(asked: Headers, ours: Headers): boolean {
  const tags = asked.get("if-none-match")
  if (tags !== null) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
    return (
      tags.trim() === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(ours.get("ETag") ?? ""))
    )
  }
  const since = asked.get("if-modified-since")
  return since !== null && since === ours.get("Last-Modified")
}

function withoutType(headers: Headers): Headers {
  headers.delete("Content-Type")
  return headers
}
