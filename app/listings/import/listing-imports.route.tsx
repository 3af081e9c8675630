import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfImport } from "#app/lib/images/picture-places.server.ts"
import { format } from "#app/lib/text/format.ts"
import { services } from "#app/services.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { importLimits } from "../import-options.ts"
import type { Route } from "./+types/listing-imports.route"
import { listImports } from "./import-queries.server.ts"
import { ImportStart } from "./import-start.tsx"
import { saveUpload } from "./imports.server.ts"
import { uploadProblem } from "./reading/upload-problem.ts"

export const meta: Route.MetaFunction = () => privateMeta(words)

export function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => ({ imports: await listImports(db) }))
}

export function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  return withPictureForm(
    request,
    "file",
    placeOfImport,
    async ({ picture: file }) => {
      const refuse = (problem: Parameters<typeof uploadProblem>[0], status: 413 | 422 | 503 = 422) =>
        data({ error: uploadProblem(problem) }, { status })
      if (!file) return refuse({ kind: "missing" })
      if ("problem" in file) return refuse({ kind: file.problem }, statuses[file.problem])
      const staffContext = { by: context.get(adminContext), now: clock() }
      const outcome = await orUnavailable(() => saveUpload(db, file, staffContext))
      if (outcome.kind === "refused") return refuse(outcome.problem)
      const { tone, title } = words.flash.uploaded
      const message = { tone, title: format(title, outcome) }
      return flashes.leadTo(pathTo("/admin/listings/import/:id", { id: outcome.id }), { message })
    },
    importLimits.bytes,
  )
}

const statuses = { "too-large": 413, "too-slow": 422, several: 422, busy: 503 } as const

export default function AdminListingImports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportStart {...loaderData} error={actionData?.error} />
}
