import type { FormGuardParts, Visitor } from "#app/lib/form/admit-submission.server.ts"
import { admitSubmission } from "#app/lib/form/admit-submission.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { widestNetwork } from "#app/lib/http/networks.ts"
import { createOwnCookie } from "#app/lib/http/own-cookie.server.ts"
import { createLinkToken } from "#app/lib/secrets/secrets.server.ts"
import type { Site } from "#app/lib/site.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { type Report, type ReportValues, reportSchema } from "./report-schema.ts"
import { submitReport } from "./reports.server.ts"

const words = () => listingVerification.report

export const reportForm: PublicForm<ReportValues, Report> = {
  name: "listing-report",
  event: "listing-report.failed",
  read: fromSchema(reportSchema, () => ({ missing: { answer: words().choose } })),
  limits: { seconds: 3600, address: 30, everybody: 500 },
  words: () => words().failures,
}

const halfYear = 180 * 24 * 60 * 60

/** Cookie that identifies a browser with a report form, so that one person's reports count once. */
const reporterCookie = (site: Site) =>
  createOwnCookie("reporter", { ...site, maxAge: halfYear, sameSite: "lax" })

/** @returns a Set-Cookie header value for a browser without this cookie */
export async function markReporter(site: Site, request: Request): Promise<string | undefined> {
  if (await findReporter(site, request)) return undefined
  return reporterCookie(site).serialize(createLinkToken())
}

async function findReporter(site: Site, request: Request): Promise<string | null> {
  const mark = await reporterCookie(site).parse(request.headers.get("Cookie"))
  return typeof mark === "string" ? mark : null
}

/** Handles one post of a listing's report form. */
export async function handleReport(
  app: FormGuardParts,
  { request, slug, ...visitor }: Visitor & { request: Request; slug: string },
  posted: FormData,
) {
  const device = await findReporter(app, request)
  return admitSubmission({ ...reportForm, alsoSent: slug }, app, visitor, posted, (report, admitted) =>
    submitReport(app.db, slug, { ...report, network: widestNetwork(visitor.limitGroup), device }, admitted),
  )
}
