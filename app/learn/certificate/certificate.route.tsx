import { pageMeta } from "#app/lib/http/page-meta.ts"
import { certificateStart } from "#content/en/certificate.ts"
import type { Route } from "./+types/certificate.route"
import { CertificateStart } from "./certificate-start.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, certificateStart)

export default function Certificate() {
  return <CertificateStart />
}
