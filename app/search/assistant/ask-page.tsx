import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { askContent as words } from "#content/en/ask.ts"
import { walletErrors } from "#content/en/wallet-errors.ts"
import type { Hit } from "../search-index.ts"
import type { Answer } from "./answer.ts"

export const longestQuestion = 300

/** Result of a question; `error` is shown beside its field. */
export type AskState = {
  question: string
  answer?: Answer
  error?: string
  failure?: "not-ready" | "too-many"
}

/** /ask: a question, and the passages of our own pages that answer it, verbatim. The panel of /learn copies `#answer`. */
export function AskPage({ question, answer, error, failure }: AskState) {
  return (
    <div className="page-width grid gap-6 pt-4 pb-16 *:max-w-3xl lg:pt-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-ivory-300">{words.lead}</p>
      {(answer ?? failure) && (
        <div id="answer" className="grid gap-4">
          {failure === "not-ready" && <Notice tone="info" title={words.notReady} />}
          {failure === "too-many" && <Notice tone="error" title={words.tooMany} />}
          {answer && question && (
            <p className="text-ivory-300 wrap-anywhere">
              {words.asked}: “{question}”
            </p>
          )}
          {answer && <AnswerText answer={answer} />}
          {answer && answer.kind !== "secret" && <Onward question={question} />}
        </div>
      )}
      <form method="post" action={pathTo("/ask")} className="grid grid-cols-1 gap-3">
        <TextArea
          name="question"
          label={words.label}
          hint={words.hint}
          error={error}
          rows={2}
          maxLength={longestQuestion}
          defaultValue={answer ? "" : question}
          required
        />
        <Button variant="gold" className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </div>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case "secret":
      return (
        <Notice tone="error" title={words.secret.title}>
          <p>{words.secret.text}</p>
          <TextLink href={`${pathTo("/faq")}#what-if-i-lose-my-recovery-phrase`}>
            {words.secret.link}
          </TextLink>
        </Notice>
      )
    case "address":
      return (
        <Notice
          tone={answer.check.ok ? "info" : "error"}
          title={answer.check.ok ? words.address[answer.check.network] : walletErrors[answer.check.reason]}
        />
      )
    case "refused": {
      const { text, href, link } = words.refusals[answer.refusal]
      return (
        <Notice tone="info" title={text}>
          <TextLink href={href}>{link}</TextLink>
        </Notice>
      )
    }
    case "quoted":
      return <Quotes {...answer} />
  }
}

function Quotes({ tone, hits, urgent }: Extract<Answer, { kind: "quoted" }>) {
  const heading = urgent ? words.urgent : words.tones[hits.length > 0 ? tone : "unknownAlone"]
  return (
    <section aria-labelledby="answer-heading" className="grid gap-3">
      <h2 id="answer-heading" className="text-heading">
        {heading}
      </h2>
      <ul className="grid gap-3">
        {hits.map((hit, index) => (
          <li key={`${hit.path} ${hit.anchor}`} className="panel card-link relative grid gap-2 p-4">
            <Quote hit={hit} isShort={index > 0 || tone === "unknown"} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @param isShort shows the heading only, for a passage that is hardly relevant */
function Quote({ hit, isShort }: { hit: Hit; isShort: boolean }) {
  const { path, anchor, title, heading, text } = hit
  return (
    <>
      <h3 className="font-bold">
        <a href={anchor ? `${path}#${anchor}` : path} className="card-target">
          {heading}
        </a>
      </h3>
      {!isShort && <blockquote className="whitespace-pre-line text-ivory-300">{text}</blockquote>}
      <p className="text-ivory-400 text-sm">{format(words.readMore, { title })}</p>
    </>
  )
}

function Onward({ question }: { question: string }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink href={`${pathTo("/search")}?${new URLSearchParams({ q: question })}`}>
        {words.search}
      </TextLink>
      <TextLink href={`${pathTo("/contact")}?${new URLSearchParams({ message: question })}`}>
        {words.toPeople}
      </TextLink>
    </p>
  )
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link inline-block py-2">
      {children}
    </a>
  )
}
