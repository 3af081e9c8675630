import { useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { ZoneOptions, type Zones } from "#app/ui/form/zone-options.tsx"
import { accountContent } from "#content/en/admin-account.ts"

const words = accountContent.account.timeZone

/** The time zone in which the back office shows times to this person. @param chosen null if not chosen yet */
export function TimeZoneSection({ chosen, zones }: { chosen: string | null; zones: Zones }) {
  const { zone } = useStaffTimes()
  const busy = useNavigation().state !== "idle"
  const form = useRef<HTMLFormElement>(null)
  // Preselects the time zone of the browser until one is chosen.
  useEffect(() => {
    const select = form.current?.elements.namedItem("timeZone")
    if (chosen || !(select instanceof HTMLSelectElement)) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if ([...select.options].some(({ value }) => value === timeZone)) select.value = timeZone
  }, [chosen])
  return (
    <section aria-labelledby="time-zone" className="panel grid gap-3 p-5">
      <h2 id="time-zone" className="font-sans text-lg font-bold">
        {words.title}
      </h2>
      <p className="measure text-ivory-300">{format(chosen ? words.text : words.notChosen, { zone })}</p>
      <Form ref={form} method="post" className="flex flex-wrap items-end gap-3">
        <SelectField
          name="timeZone"
          label={words.label}
          empty={words.choose}
          defaultValue={chosen ?? ""}
          required
        >
          <ZoneOptions zones={zones} />
        </SelectField>
        <Button name="intent" value="time-zone" variant="secondary" disabled={busy}>
          {words.save}
        </Button>
      </Form>
    </section>
  )
}
