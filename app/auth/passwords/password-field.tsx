import { useState } from "react"
import { classNames } from "#app/ui/class-names.ts"
import { TextField } from "#app/ui/form/field.tsx"
import { useScriptClass } from "#app/ui/use-script-class.ts"
import { accountLinks } from "#content/en/account-links.ts"
import { adminContent } from "#content/en/admin.ts"
import { passwordLength } from "./options.ts"

type Props = {
  name: string
  label: string
  hint?: string
  error?: string
  /** For a new password; omitted when checking an existing one. */
  length?: { minLength: number; maxLength: number }
}

/** A password field with a checkbox to show the text. The server never sends the value back. */
export function PasswordField({ name, label, hint, error, length }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-1">
      <TextField
        name={name}
        type={shown ? "text" : "password"}
        label={label}
        hint={hint}
        error={error}
        autoComplete={length ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...length}
      />
      <label
        className={classNames(
          "flex min-h-9 w-fit cursor-pointer items-center gap-2 text-sm text-ivory-300",
          useScriptClass(),
        )}
      >
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-5 accent-gold-500"
        />
        {accountLinks.showPassword}
      </label>
    </div>
  )
}

/** A field for a new password. @param email of the account, for the browser's password manager */
export function NewPasswordField({ email, ...field }: Pick<Props, "label" | "error"> & { email: string }) {
  const length = { minLength: passwordLength.min, maxLength: passwordLength.max }
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField name="password" hint={adminContent.setup.passwordHint} length={length} {...field} />
    </>
  )
}
