import { data } from "react-router"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { certificateSheet } from "#content/en/certificate.ts"
import type { Route } from "./+types/certificate-proof.route"
import certificateName from "./certificate-name-element.ts?worker&url"
import { CertificatePage, UnknownCertificate } from "./certificate-page.tsx"
import { readProof } from "./proof.server.ts"

export const handle: RouteHandle = { elements: true, modules: [certificateName] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  secretMeta({
    ...certificateSheet,
    title: loaderData ? certificateSheet.title : certificateSheet.unknown.title,
  })

/** Reads nothing from the database: the proof is in the link. */
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
