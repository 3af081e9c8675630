import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { TextField } from "#app/ui/field.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "./account-frame.tsx"

const words = accountContent.invite

export function InviteForm({ email, error }: { email: string; error?: string }) {
  const busy = useNavigation().state !== "idle"
  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      back={{ to: "/admin/team", label: accountContent.team.title }}
    >
      <Form method="post" noValidate className="panel grid gap-5 p-5">
        <ErrorSummary items={error ? [{ field: "email", message: error }] : []} />
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={email}
          error={error}
        />
        <Button variant="gold" disabled={busy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </AccountFrame>
  )
}
