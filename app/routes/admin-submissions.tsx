import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { StorySubmissions } from "#app/features/stories/admin-list.tsx"
import { flashForDecision } from "#app/features/stories/decision-flash.ts"
import { storyList } from "#app/features/stories/staff-list.ts"
import * as staffQueries from "#app/features/stories/staff-queries.server.ts"
import * as review from "#app/features/stories/story-review.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { listHref, readListSearch, readRowId } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-submissions"

export const meta: Route.MetaFunction = () => [{ title: `${adminSubmissions.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(storyList, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
    ])
    return { search, ...page, counts }
  })
}

/** Approves one row, or acts on those that are selected, and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const decision = { by: context.get(adminContext), publicUrl, now: clock() }
  const form = await readForm(request)
  const search = readListSearch(storyList, url.searchParams)
  const answer = async (flash: Flash) =>
    redirect(listHref(storyList, search, search), {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  if (!intent) {
    const id = readRowId(textField(form, "id")) ?? notFound()
    const outcome = await orUnavailable(() => review.approveStory(db, id, decision))
    if (outcome.kind === "not-found") return notFound()
    return answer(flashForDecision("submission-approved", outcome))
  }

  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return answer({ key: "nothing-selected" })
  switch (intent) {
    case "approve-selected": {
      const count = await orUnavailable(() => review.approveAll(db, ids, decision))
      return answer({ key: "submissions-approved", values: count })
    }
    case "reject-selected":
      return redirect(
        `${storyList.path}/reject?${new URLSearchParams(ids.map((id) => ["ids", String(id)]))}`,
        303,
      )
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => review.markSpam(db, ids, isSpam, decision))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
    default:
      return notFound()
  }
}

export default function AdminSubmissions({ loaderData }: Route.ComponentProps) {
  return <StorySubmissions {...loaderData} />
}
