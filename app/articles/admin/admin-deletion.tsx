import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"

const words = adminArticles.deletion

/** Confirmation page for deleting an article. */
export function ArticleDeletion({ id, title }: { id: number; title: string }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel grid max-w-xl gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{words.confirm}</h1>
      <p className="font-semibold wrap-anywhere">{title || adminArticles.untitled}</p>
      <p className="text-ivory-300">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {words.submit}
        </Button>
        <Link
          to={pathTo("/admin/articles/:id", { id })}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}
