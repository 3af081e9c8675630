import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { awaitedNames } from "#content/en/not-open.ts"
import { site } from "#content/en/site.ts"
import { adminWaiting } from "#content/en/tell-me.ts"
import { awaited } from "#content/facts/awaited.ts"
import type { Waiting } from "./launch-list-page.tsx"

const words = adminWaiting.preview

type Props = { waiting: Waiting; mail: { subject: string; text: string }; isChanged: boolean }

/** /admin/subscribers/openings/:link: the mail, the number of readers, and the button that sends it. */
export function TellPage({ waiting: { link, readers, address }, mail, isChanged }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/subscribers/openings")}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <h1 className="text-heading">{format(words.heading, { name: awaitedNames[link] })}</h1>
      {isChanged && <Notice tone="error" title={words.changed} />}
      {address ? (
        <p className="wrap-anywhere">{format(words.address, { page: awaited[link].href, address })}</p>
      ) : (
        <p>{words.notOpen}</p>
      )}
      <section aria-labelledby="mail" className="panel grid gap-3 p-5">
        <h2 id="mail" className="font-bold font-sans text-lg wrap-anywhere">
          {words.subject}: {mail.subject}
        </h2>
        <p className="text-ivory-300 text-sm">{words.text}</p>
        <p className="whitespace-pre-line wrap-anywhere">{mail.text}</p>
      </section>
      <p className="font-semibold">
        {readers === 0 ? words.nobody : formatCount(words.readers, readers, site.locale)}
      </p>
      {address && readers > 0 && (
        <Form method="post">
          <input type="hidden" name="address" value={address} />
          <input type="hidden" name="readers" value={readers} />
          <Button variant="gold" disabled={busy}>
            {formatCount(words.send, readers, site.locale)}
          </Button>
        </Form>
      )}
    </div>
  )
}
