import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { articleLimits } from "../options.ts"
import type { findVoiceForStaff } from "../voices.server.ts"

const words = adminSubmissions.voice

type Props = {
  voice: NonNullable<Awaited<ReturnType<typeof findVoiceForStaff>>>
  error?: string
  /** The typed value that was refused. */
  value?: string
}

/** Whether a published story is a testimonial on the home page, and its quote. */
export function VoiceSection({ voice: { state, at, quote, others }, error, value }: Props) {
  const busy = useNavigation().state !== "idle"
  const { timeText } = useStaffTimes()
  const isMarked = state !== "off"
  return (
    <section aria-labelledby="voice-heading" className="panel grid gap-3 p-4">
      <h2 id="voice-heading" className="font-sans text-lg font-bold">
        {words.heading}
      </h2>
      <p>{format(words.states[state], { date: at ? timeText(at) : "" })}</p>
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{words.others}</p>
          <ul className="flex flex-wrap gap-x-3">
            {others.map(({ storyId, author }) => (
              <li key={storyId}>
                <Link
                  to={pathTo("/admin/submissions/:id", { id: storyId ?? 0 })}
                  className="inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"
                >
                  {author}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* After a save the form is remounted. */}
      <Form key={`${state} ${quote}`} method="post" preventScrollReset className="grid gap-3">
        <TextArea
          name="quote"
          label={words.label}
          hint={words.hint}
          error={error}
          defaultValue={value ?? quote}
          maxLength={articleLimits.voiceQuote}
          rows={4}
          required
        />
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="show-voice" variant="secondary" size="sm" disabled={busy}>
            {isMarked ? words.change : words.show}
          </Button>
          {isMarked && (
            <Button
              name="intent"
              value="hide-voice"
              variant="outline"
              size="sm"
              disabled={busy}
              formNoValidate
            >
              {words.hide}
            </Button>
          )}
        </p>
      </Form>
    </section>
  )
}
