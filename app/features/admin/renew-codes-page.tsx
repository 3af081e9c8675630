import { Form, useNavigation } from "react-router"
import { countText } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import { AccountFrame } from "./account-frame.tsx"

const words = accountContent.recovery

/** Asks before the old recovery codes stop working. */
export function RenewCodesPage({ isUseful, left }: { isUseful: boolean; left: number }) {
  const busy = useNavigation().state !== "idle"
  return (
    <AccountFrame
      title={words.title}
      lead={isUseful ? countText(words.renewLead, left, site.locale) : words.nothing}
    >
      {isUseful && (
        <Form method="post" className="panel grid gap-4 p-5">
          <p>{words.renewText}</p>
          <Button variant="gold" disabled={busy} className="justify-self-start">
            {words.renew}
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}
