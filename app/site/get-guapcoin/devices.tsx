import { Laptop, Smartphone } from "lucide-react"
import { type ReactNode, use } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { newsletterPath } from "#app/ui/not-open.tsx"
import { SetLinksContext } from "#app/ui/set-links.ts"
import { addNetworkPath, bestOf, workTexts, workTones } from "#app/ui/what-works.ts"
import { getGuapcoin } from "#content/en/get-guapcoin.ts"
import { linkLabels } from "#content/en/links.ts"
import { workStates } from "#content/en/what-works.ts"
import { stateOf, type WorkState, wallets } from "#content/facts/what-works.ts"
import { StepAction } from "./step-action.tsx"

const words = getGuapcoin.devices
const computers = [wallets.windows, wallets.macos, wallets.linux]

/** What works today on phones and computers, what is not confirmed, and what to do until it is. */
export function Devices() {
  const set = use(SetLinksContext)
  const works = workTexts(set)
  const { phone, computer } = words
  const state = stateOf(wallets.phone, set)
  return (
    <section aria-labelledby="devices" className="page-width grid gap-5 pb-12 lg:pb-16">
      <h2 id="devices" className="text-heading">
        {words.heading}
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        <Device id="phone" heading={phone.heading} icon={<Smartphone aria-hidden="true" />} state={state}>
          <p>
            {works.phone} {phone.today[state]}
          </p>
          <p className="text-ivory-300">{phone.unconfirmed}</p>
          <p className="font-semibold">{phone.meanwhile}</p>
          <ul className="flex flex-wrap gap-3">
            {state === "open" ? (
              <Item>
                <StepAction action={{ label: linkLabels["web-wallet"], link: "web-wallet" }} />
              </Item>
            ) : (
              <Item>
                <ButtonLink href={newsletterPath("web-wallet")} variant="gold">
                  {phone.tell}
                </ButtonLink>
              </Item>
            )}
            <Item>
              <ButtonLink href={addNetworkPath()} variant="outline">
                {phone.add}
              </ButtonLink>
            </Item>
            <Item>
              <ButtonLink href={phone.learn.href} variant="outline">
                {phone.learn.label}
              </ButtonLink>
            </Item>
          </ul>
        </Device>
        <Device
          id="computer"
          heading={computer.heading}
          icon={<Laptop aria-hidden="true" />}
          state={bestOf(computers, set)}
        >
          <p>{works.computers}</p>
          <p className="font-semibold">{computer.meanwhile}</p>
          <ul className="flex flex-wrap gap-3">
            {computers.map(({ link }) => (
              <Item key={link}>
                <StepAction action={{ label: linkLabels[link], link }} />
              </Item>
            ))}
            <Item>
              <ButtonLink href={computer.learn.href} variant="outline">
                {computer.learn.label}
              </ButtonLink>
            </Item>
          </ul>
        </Device>
      </div>
    </section>
  )
}

function Device({
  id,
  heading,
  icon,
  state,
  children,
}: {
  id: string
  heading: string
  icon: ReactNode
  state: WorkState
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="panel grid content-start gap-4 p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3
          id={id}
          className="flex items-center gap-3 font-bold text-lg [&>svg]:size-6 [&>svg]:text-gold-400"
        >
          {icon}
          {heading}
        </h3>
        <Badge tone={workTones[state]}>{workStates[state]}</Badge>
      </div>
      {children}
    </section>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <li className="max-sm:grid max-sm:w-full max-sm:grid-cols-1">{children}</li>
}
