import { articleHtml } from "#app/features/articles/text/article-text.server.ts"
import { notFound } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import type { Route } from "./+types/article-markdown"

export function loader() {
  return notFound()
}

/** What the live preview asks: Markdown to the HTML that readers get. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  return Response.json({ html: articleHtml({ content: textField(form, "content"), isFromStory: false }) })
}
