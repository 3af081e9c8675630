import { useState } from "react"
import { TextField } from "#app/ui/field.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { useHydrated } from "./use-hydrated.ts"

type Props = {
  name: string
  label: string
  hint?: string
  error?: string
  /** Of a password that is being chosen; left out for one that is being checked. */
  length?: { minLength: number; maxLength: number }
}

/** A password, which the person may look at while typing. It is never sent back. */
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
      {useHydrated() && (
        <label className="flex min-h-9 w-fit cursor-pointer items-center gap-2 text-sm text-ivory-300">
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
            className="size-5 accent-gold-500"
          />
          {accountContent.showPassword}
        </label>
      )}
    </div>
  )
}
