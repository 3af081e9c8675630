import { html } from "hono/html"
import { shell } from "#content/en/shell.ts"

/** What the outer shell answers by itself, before the product's own pages are reached. */
export function plainPage(key: keyof typeof shell.refusals) {
  const { title, text } = shell.refusals[key]
  return html`<!doctype html>
    <html lang="en">
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
}
