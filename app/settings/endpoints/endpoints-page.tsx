import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffTime } from "#app/lib/time/staff-times.tsx"
import { answerText } from "#app/payments/chain/answer-text.ts"
import type { NetworkNow } from "#app/payments/chain/networks.server.ts"
import { endpointLimits, type Network, networks } from "#app/payments/chain/options.ts"
import { TextArea } from "#app/ui/form/field.tsx"
import { linkHref, type SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { links } from "#content/facts/links.ts"
import type { ProofState } from "../proof-fields.tsx"
import { type SectionState, SettingsSection } from "../settings-section.tsx"

const words = adminSettings.endpoints
const link = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"

export type EndpointsRefusal = SectionState<Record<Network, string>> & { version: string }

type Props = {
  values: Record<Network, string>
  version: string
  said: NetworkNow["endpoints"]
  set: SetLinks
  proof: ProofState
  refusal?: EndpointsRefusal
}

/** The endpoints of both chains, with the last answer of each. */
export function EndpointsPage({ values: stored, version, said, set, proof, refusal }: Props) {
  const { values = stored, errors = {} } = refusal ?? {}
  const known = (["rpc-1", "rpc-2", "rpc-3"] as const).flatMap(
    (id) => linkHref(set, id, links[id].href) ?? [],
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link to={pathTo("/admin/settings")} className={link}>
        {adminSettings.title}
      </Link>
      <header className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
        <a href={pathTo("/network")} className={link}>
          {words.public}
        </a>
      </header>
      <SettingsSection
        intent="endpoints"
        heading={words.heading}
        lead={words.formLead}
        save={words.save}
        failure={refusal?.failure}
        errors={errors}
        version={refusal?.version ?? version}
        proof={{ ...proof, isProven: refusal?.isProven || proof.isProven }}
      >
        {networks.map((network) => (
          <TextArea
            key={network}
            name={network}
            label={words.fields[network]}
            hint={
              <span className="wrap-anywhere">
                {format(words.hints[network], { count: endpointLimits.perNetwork, links: known.join(" ") })}
              </span>
            }
            defaultValue={values[network]}
            error={errors[network]}
            rows={4}
            spellCheck={false}
          />
        ))}
      </SettingsSection>
      <section aria-labelledby="said" className="panel grid gap-3 p-3 sm:p-5">
        <h2 id="said" className="font-bold font-sans text-lg">
          {words.said}
        </h2>
        {said.length === 0 && <p>{words.saidNone}</p>}
        <ul className="grid gap-3 empty:hidden">
          {said.map((one) => (
            <li key={one.id} className="border-ink-700 border-t pt-3">
              <b className="wrap-anywhere">{one.host}</b>
              <p>{answerText(one)}</p>
              {one.askedAt && (
                <p className="text-ivory-300 text-sm">
                  <StaffTime at={one.askedAt} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
