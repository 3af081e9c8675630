import { use } from "react"
import { format } from "#app/lib/text/format.ts"
import { Illustration, type IllustrationName } from "#app/ui/illustration.tsx"
import { SetLinksContext } from "#app/ui/set-links.ts"
import { useWorkTexts } from "#app/ui/what-works.ts"
import { claimWords } from "#content/en/claims.ts"
import { getGuapcoin } from "#content/en/get-guapcoin.ts"
import { StepAction } from "./step-action.tsx"

const pictures: readonly IllustrationName[] = ["key", "exchange", "fireside", "market", "teacher"]

/** The steps on a gold line, which is beside the steps or between them and their pictures. */
export function StepThread() {
  const isInviteSet = use(SetLinksContext)["messaging-group"] !== undefined
  const values = { ...useWorkTexts(), invite: isInviteSet ? "" : `${claimWords.telegram.short} ` }
  return (
    <ol className="page-width relative">
      {getGuapcoin.steps.map(({ heading, text, actions }, index) => (
        <li
          key={heading}
          className="group relative grid grid-cols-1 items-center gap-x-40 pb-10 pl-13 lg:grid-cols-2 lg:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-4 w-2 bg-[repeating-linear-gradient(var(--color-gold-400)_0_9px,var(--color-gold-700)_9px_13px)] lg:left-[calc(50%-0.25rem)]"
          />
          <span
            aria-hidden="true"
            className="absolute top-6 left-0 grid size-10 rotate-45 place-items-center border-2 border-gold-500 bg-ink-950 lg:left-[calc(50%-1.25rem)] lg:top-[calc(50%-3rem)]"
          >
            <span className="-rotate-45 font-display font-semibold text-gold-400">{index + 1}</span>
          </span>
          <div className="panel grid grid-cols-1 gap-4 p-3.5 sm:p-8 lg:group-even:order-2">
            <div>
              <p className="font-semibold text-gold-400 text-sm">
                {format(getGuapcoin.stepLabel, { number: index + 1 })}
              </p>
              <h2 className="text-heading">{heading}</h2>
            </div>
            <p className="measure text-ivory-300">{format(text, values)}</p>
            <ul className="flex flex-wrap gap-3">
              {actions.map((action) => (
                <li key={action.label} className="max-sm:grid max-sm:w-full max-sm:grid-cols-1">
                  <StepAction action={action} />
                </li>
              ))}
            </ul>
          </div>
          <Illustration name={pictures[index] ?? "path"} className="max-lg:hidden" />
        </li>
      ))}
    </ol>
  )
}
