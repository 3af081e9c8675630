import { pathTo } from "#app/platform/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmailField } from "#app/ui/form/field.tsx"
import { type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { GatePage, OtherWay } from "./gate-page.tsx"

type Words = Record<
  "heading" | "lead" | "email" | "submit" | "busy" | "toLogin" | "sentHeading" | "sent",
  string
>
export type AskAnswer = { email: string; sent: boolean } & Refused<"email">

/** Asks for the address to which a link is mailed. What it says afterwards is the same for every address. */
export function AskLinkPage({ words, answer }: { words: Words; answer: AskAnswer | undefined }) {
  if (answer?.sent)
    return (
      <GatePage heading={words.sentHeading}>
        <p role="status" className="text-ivory-300">
          {words.sent}
        </p>
        <ButtonLink href={pathTo("/admin/login")} variant="outline">
          {words.toLogin}
        </ButtonLink>
      </GatePage>
    )
  return (
    <GatePage heading={words.heading} lead={words.lead}>
      <SubmitForm refused={answer} submit={words.submit} busy={words.busy} layout="grid gap-5">
        <EmailField
          label={words.email}
          autoComplete="username"
          defaultValue={answer?.email}
          error={answer?.errors?.email}
        />
      </SubmitForm>
      <OtherWay href={pathTo("/admin/login")}>{words.toLogin}</OtherWay>
    </GatePage>
  )
}
