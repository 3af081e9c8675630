import { isDatabaseUnavailable } from "../db/client.server.ts"

export type TextFile = { type: string; body: string; modified?: Date }

const minutesFresh = 5

/**
 * Answers with a file that is made on demand, such as a feed. While the database is away the answer is 503 and asks to
 * come back; no file is 404. Whoever has it already is told so by the front, as with every answer that is kept.
 */
export async function answerWithFile(
  read: () => TextFile | undefined | Promise<TextFile | undefined>,
): Promise<Response> {
  try {
    const file = await read()
    if (!file) return new Response("Not found\n", { status: 404, headers: plain })
    const { type, body, modified } = file
    return new Response(body, {
      headers: {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": `public, max-age=${minutesFresh * 60}`,
        ...(modified && { "Last-Modified": modified.toUTCString() }),
      },
    })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return new Response("Please come back in a moment\n", {
      status: 503,
      headers: { ...plain, "Retry-After": "10" },
    })
  }
}

const plain = { "Content-Type": "text/plain; charset=utf-8" }
