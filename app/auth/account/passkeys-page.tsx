import { Form, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { useScriptClass } from "#app/ui/use-script-class.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "../accounts/account-frame.tsx"
import { passkeyNameLength } from "../second-factors/options.ts"
import { PasskeyButton } from "../second-factors/passkey-button.tsx"
import type { SecondFactors } from "../second-factors/second-factors.server.ts"

const words = accountContent.passkeys

type Passkey = SecondFactors["passkeys"][number]
type Props = {
  passkeys: Passkey[]
  /** Typed name of the form for a new passkey. */
  name?: string
  errors?: { name?: string; passkey?: string; rename?: string }
}

/** The passkeys of an account: names, add, rename and remove. */
export function PasskeysPage({ passkeys, name, errors = {} }: Props) {
  const scriptClass = useScriptClass()
  const problems = [
    ...(errors.name ? [{ field: "name", message: errors.name }] : []),
    ...[errors.passkey, errors.rename].flatMap((message) => (message ? [{ message }] : [])),
  ]
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <ErrorSummary items={problems} />
      {passkeys.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <section aria-labelledby="add" className="panel grid gap-4 p-5">
        <h2 id="add" className="font-sans text-lg font-bold">
          {words.addHeading}
        </h2>
        <noscript>
          <p className="text-ivory-300">{words.noScript}</p>
        </noscript>
        <Form
          method="post"
          noValidate
          className={classNames("grid gap-4", scriptClass)}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="intent" value="add" />
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            maxLength={passkeyNameLength}
            autoComplete="off"
            required
            defaultValue={name}
            error={errors.name}
          />
          <PasskeyButton
            task="create"
            optionsPath={`${pathTo("/admin/account/passkey-options")}?for=register`}
            label={words.add}
            variant="gold"
          />
        </Form>
      </section>
    </AccountFrame>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { dateText } = useStaffTimes()
  const { id, name, createdAt, lastUsedAt } = passkey
  const busy = useNavigation().state !== "idle"
  const times = { date: dateText(createdAt), used: lastUsedAt && dateText(lastUsedAt) }
  return (
    <li className="panel grid gap-2 p-4">
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <input
          // Resets the field after saving, because the server trims the name.
          key={name}
          name="name"
          defaultValue={name}
          aria-label={format(words.nameOf, { name })}
          maxLength={passkeyNameLength}
          autoComplete="off"
          required
          className="min-h-11 min-w-0 flex-1 basis-44 rounded-control border border-ivory-400/70 bg-well px-3 font-semibold text-ivory-50 hover:border-ivory-300"
        />
        <Button
          name="intent"
          value="rename"
          variant="secondary"
          disabled={busy}
          aria-label={format(words.renameOf, { name })}
        >
          {words.rename}
        </Button>
      </Form>
      <p className="text-sm text-ivory-300">{format(lastUsedAt ? words.used : words.added, times)}</p>
      <details>
        <summary
          aria-label={format(words.removeOf, { name })}
          className="flex min-h-9 w-fit cursor-pointer items-center text-ember-text underline underline-offset-4"
        >
          {words.remove}
        </summary>
        <SubmitForm
          hidden={{ id }}
          submit={words.removeConfirm}
          layout="grid gap-3 pt-2"
          name="intent"
          value="remove"
          variant="destructive"
          size="sm"
          aria-label={format(words.removeConfirmOf, { name })}
          className="justify-self-start"
        >
          <p className="text-ivory-300">{words.removeText}</p>
        </SubmitForm>
      </details>
    </li>
  )
}
