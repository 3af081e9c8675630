import { shell } from "#content/en/shell.ts"
import { site } from "#content/en/site.ts"
import type { EncodedResponse, HeaderLine } from "../pages/buffered-response.ts"

/** An error page that the pipeline sends without reaching the routes. */
export function refusal(
  key: keyof typeof shell.refusals,
  status: number,
  headers: HeaderLine[] = [],
): EncodedResponse {
  const { title, text } = shell.refusals[key]
  const page = `<!doctype html>
    <html lang="${site.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="/">${shell.returnHome}</a></p>
        </main>
      </body>
    </html>`
  return {
    status,
    headers: [["Content-Type", "text/html; charset=UTF-8"], ...headers],
    body: Buffer.from(page),
  }
}
