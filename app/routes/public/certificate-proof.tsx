import { data } from "react-router"
import certificateName from "#app/features/learn/certificate/certificate-name-element.ts?worker&url"
import { CertificatePage, UnknownCertificate } from "#app/features/learn/certificate/certificate-page.tsx"
import { readProof } from "#app/features/learn/certificate/proof.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { certificateSheet } from "#content/en/certificate.ts"
import type { Route } from "./+types/certificate-proof"

export const handle: RouteHandle = { elements: true, modules: [certificateName] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  secretMeta({
    ...certificateSheet,
    title: loaderData ? certificateSheet.title : certificateSheet.unknown.title,
  })

/** Asks nothing of the database: what the link proves stands in the link. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { secrets, publicUrl } = context.get(services)
  const found = readProof(secrets, params.proof)
  if (!found) return data(null, 404)
  const url = publicUrl + pathTo("/learn/certificate/:proof", { proof: params.proof })
  return data({ ...found, proof: params.proof, url })
}

export default function CertificateOfProof({ loaderData }: Route.ComponentProps) {
  return loaderData ? <CertificatePage {...loaderData} /> : <UnknownCertificate />
}
