import { Form, Link } from "react-router"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminPerson as words } from "#content/en/admin-subscribers.ts"
import type { Mention } from "./mentions.server.ts"
import { addressLength } from "./options.ts"
import { mostLines, type PersonSection } from "./person-sections.ts"

type Props = {
  /** '' before a search. */
  email: string
  error?: string
  /** Undefined before a search. */
  sections?: PersonSection[]
  /** Whether an erasure would delete anything. */
  canErase?: boolean
  hasAccount?: boolean
  erased?: { by: string; date: string }[]
  /** Undefined unless requested. */
  mentions?: Mention[]
}

/** Data stored about an address, with the actions that a person can request: a copy and an erasure. */
export function PersonPage(props: Props) {
  const { email, error, sections } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
      </header>
      {/* Remounted for a new address. */}
      <Form key={email} className="panel grid max-w-xl gap-3 p-4">
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          label={words.email}
          hint={words.emailHint}
          error={error}
          defaultValue={email}
          maxLength={addressLength}
          required
        />
        <Button variant="secondary" size="sm" className="min-h-10 justify-self-start">
          {words.show}
        </Button>
      </Form>
      {sections && <Found {...props} sections={sections} />}
    </div>
  )
}

function Found({
  email,
  sections,
  canErase,
  hasAccount,
  erased = [],
  mentions,
}: Props & { sections: PersonSection[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-sans text-xl font-bold wrap-anywhere">{format(words.found, { email })}</h2>
        <div className="flex flex-wrap gap-3">
          {(sections.length > 0 || hasAccount) && (
            <a
              href={personHref(email, ".json")}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              {words.download}
            </a>
          )}
          {canErase && (
            <Link
              to={personHref(email, "/erase")}
              className={buttonClass({ variant: "destructive", size: "sm" })}
            >
              {words.erase}
            </Link>
          )}
        </div>
      </div>
      {hasAccount && <Notice tone="info" title={words.staff} />}
      {erased.map(({ by, date }) => (
        <p key={date} className="text-ivory-300">
          {format(words.erasedBefore, { by, date })}
        </p>
      ))}
      {sections.length === 0 ? (
        <EmptyState>{format(words.nothing, { email })}</EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          {sections.map((section) => (
            <Section key={section.key} section={section} />
          ))}
        </div>
      )}
      <Mentions email={email} mentions={mentions} />
    </>
  )
}

function Section({ section: { title, count, lines } }: { section: PersonSection }) {
  return (
    <section aria-label={title} className="panel grid grid-cols-1 gap-3 p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-3 font-sans text-lg font-bold">
        {title}
        <span className="text-sm font-normal text-ivory-300 tabular-nums">{count}</span>
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {lines.map(({ id, text, detail, href }) => (
          <li key={id} className="border-t border-ink-700 pt-2">
            <p className="whitespace-pre-line wrap-anywhere">
              {href ? (
                <Link to={href} className="inline-flex min-h-6 text-gold-400 underline">
                  {text}
                </Link>
              ) : (
                text
              )}
            </p>
            {detail && <p className="text-sm text-ivory-300 wrap-anywhere">{detail}</p>}
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <p className="text-sm text-ivory-300">{format(words.more, { count: mostLines })}</p>
      )}
    </section>
  )
}

/** Where the address occurs in text written by other people. */
function Mentions({ email, mentions }: Pick<Props, "email" | "mentions">) {
  const text = words.mentions
  return (
    <section aria-labelledby="mentions" className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id="mentions" className="font-sans text-lg font-bold">
        {text.title}
      </h2>
      {mentions === undefined && (
        <>
          <p className="measure text-ivory-300">{text.hint}</p>
          <Form className="grid justify-items-start">
            <input type="hidden" name="email" value={email} />
            <Button name="texts" value="all" variant="secondary" size="sm">
              {text.look}
            </Button>
          </Form>
        </>
      )}
      {mentions?.length === 0 && <p>{text.none}</p>}
      {mentions && mentions.length > 0 && (
        <>
          <p>{text.found}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {mentions.map((mention) => {
              const line = mentionText(mention)
              return <li key={line}>{line}</li>
            })}
          </ul>
        </>
      )}
    </section>
  )
}

function mentionText(mention: Mention): string {
  return "rows" in mention
    ? format(words.mentions.place, mention)
    : format(words.mentions.tooSlow, { table: mention.table })
}
