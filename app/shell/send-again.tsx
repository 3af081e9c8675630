import type { SentForm } from "#app/lib/http/sent-form.server.ts"
import { Button } from "#app/ui/button.tsx"
import { sendAgain as words } from "#content/en/send-again.ts"

/** The sent form without its secrets, to send it again without retyping. @param isTooMany true if a rate limit refused it */
export function SendAgain({ action, fields, leftOut, isTooMany }: SentForm & { isTooMany: boolean }) {
  return (
    <form method="post" action={action} className="grid justify-items-start gap-5">
      <p className="text-lg text-ivory-300">
        {isTooMany ? words.tooMany : words.text} {leftOut && words.leftOut}
      </p>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and nothing moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button variant="gold">{words.button}</Button>
    </form>
  )
}
