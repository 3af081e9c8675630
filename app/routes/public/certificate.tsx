import { CertificateStart } from "#app/features/learn/certificate/certificate-start.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { certificateStart } from "#content/en/certificate.ts"
import type { Route } from "./+types/certificate"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, certificateStart)

export default function Certificate() {
  return <CertificateStart />
}
