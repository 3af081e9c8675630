import { isDatabaseUnavailable } from "../db/client.server.ts"

export type TextFile = { type: string; body: string; modified?: Date }

const minutesFresh = 5

/**
 * Responds with a generated file, such as a feed. While the database is down the response is 503 with Retry-After; a missing
 * file is 404. The pipeline answers conditional requests with 304, as for every cached response.
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
