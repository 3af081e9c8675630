import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { assets, counterLimits } from "#app/payments/options.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextField } from "#app/ui/form/field.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { counterWords } from "#content/en/counter.ts"
import type { rateAge } from "../rate-age.ts"
import type { TerminalRate } from "../terminal/terminal-rate.ts"
import { DeviceList, type ShownDevice } from "./device-list.tsx"
import type { OwnerState } from "./owner-form.server.ts"

const words = counterWords.owner

type Props = {
  publicId: string
  /** Null if the site shows no payment address of the shop. */
  open: {
    /** False on layer 1, which has only one coin. */
    choosesAsset: boolean
    currencies: { value: string; label: string }[]
    rate: (TerminalRate & { age: ReturnType<typeof rateAge> }) | null
    devices: ShownDevice[]
    today: string
  } | null
  state: OwnerState
}

/** /my-listings/:publicId/counter: point-of-sale settings for the owner. All forms post to this page. */
export function OwnerPage({ publicId, open, state }: Props) {
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <BackTo href={pathTo("/my-listings/:publicId", { publicId })}>{words.back}</BackTo>
      <h1 className="text-title">{open ? words.heading : words.closedHeading}</h1>
      {open ? (
        <Open publicId={publicId} open={open} state={state} />
      ) : (
        <p className="text-lg">{words.closed}</p>
      )}
    </div>
  )
}

function Open({
  publicId,
  open,
  state,
}: {
  publicId: string
  open: NonNullable<Props["open"]>
  state: OwnerState
}) {
  const { rate, devices, today } = open
  return (
    <>
      <ErrorSummary items={fieldProblems(["currency", "rate", "label"], state.errors)} />
      <Part id="rate-part" heading={words.rateHeading}>
        <p className="text-ivory-300">{words.rateText}</p>
        {rate && <RateNow rate={rate} />}
        <RateForm open={open} state={state} />
      </Part>
      <Part id="devices" heading={words.devicesHeading}>
        <p className="text-ivory-300">{words.devicesText}</p>
        {rate ? (
          <>
            <DeviceList devices={devices} />
            <form method="post" noValidate className="grid gap-3">
              <TextField
                name="label"
                label={words.label}
                hint={words.labelHint}
                error={state.errors.label}
                defaultValue={state.values.label}
                maxLength={counterLimits.label}
                autoComplete="off"
                required
              />
              <Button name="intent" value="add" variant="outline" className="justify-self-start">
                {words.add}
              </Button>
            </form>
          </>
        ) : (
          <p>{words.needsRate}</p>
        )}
      </Part>
      <Part id="day" heading={words.dayHeading}>
        <p className="text-ivory-300">{words.dayText}</p>
        <form
          method="get"
          action={pathTo("/my-listings/:publicId/counter.csv", { publicId })}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField name="date" type="date" label={words.date} defaultValue={today} max={today} required />
          <Button variant="outline">{words.csv}</Button>
        </form>
      </Part>
      <Part id="kit" heading={words.kitHeading}>
        <p>
          <ButtonLink href={pathTo("/my-listings/:publicId/kit", { publicId })} variant="outline">
            {words.kit}
          </ButtonLink>
        </p>
      </Part>
    </>
  )
}

function RateNow({ rate }: { rate: NonNullable<NonNullable<Props["open"]>["rate"]> }) {
  const { age, coin, setAt } = rate
  return (
    <>
      <p className="text-lg font-semibold">
        {format(words.now, { coin, rate: rate.rate, date: dateText(setAt) })}
      </p>
      {age !== "fresh" && (
        <form method="post" className="grid gap-3 border-s-4 border-s-gold ps-4">
          <p>{words[age]}</p>
          <Button name="intent" value="confirm" variant="gold" className="justify-self-start">
            {words.confirm}
          </Button>
        </form>
      )}
    </>
  )
}

function RateForm({ open, state }: { open: NonNullable<Props["open"]>; state: OwnerState }) {
  const { values, errors } = state
  return (
    <form method="post" noValidate className="grid gap-4">
      <SelectField
        name="currency"
        label={words.currency}
        empty={words.currencyEmpty}
        options={open.currencies}
        error={errors.currency}
        defaultValue={values.currency}
        required
      />
      <TextField
        name="rate"
        label={words.rate}
        hint={words.rateHint}
        error={errors.rate}
        defaultValue={values.rate}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {open.choosesAsset && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{words.asset}</legend>
          {assets.map((asset) => (
            <label key={asset} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="asset"
                value={asset}
                defaultChecked={asset === values.asset}
                className="size-5 accent-gold-500"
              />
              {words.assets[asset]}
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="sound"
            aria-describedby="sound-hint"
            defaultChecked={values.sound}
            className="size-5 shrink-0 accent-gold-500"
          />
          {words.sound}
        </label>
        <p id="sound-hint" className="ms-8 text-sm text-ivory-300">
          {words.soundHint}
        </p>
      </div>
      <Button
        name="intent"
        value="save"
        variant={open.rate ? "outline" : "gold"}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel grid gap-4 p-5">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
