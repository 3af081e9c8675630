import { notFound } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { articleHtml } from "../text/article-text.server.ts"
import type { Route } from "./+types/article-markdown.route"

export function loader() {
  return notFound()
}

/** Renders Markdown to the article's HTML, for the live preview. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  return Response.json({ html: articleHtml({ content: textField(form, "content"), isFromStory: false }) })
}
