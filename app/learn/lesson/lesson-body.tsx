import { Lightbulb, TriangleAlert } from "lucide-react"
import type { MDXContent } from "mdx/types"
import type { ComponentProps, ReactNode } from "react"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { useWorkTexts } from "#app/ui/what-works.ts"
import { linkWords } from "#content/en/footer-links.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { termPath } from "../glossary/glossary-entries.ts"
import { Chain } from "./diagrams/chain.tsx"
import { Compare, Flow, Layers, Timeline } from "./diagrams/diagrams.tsx"
import { OrderBook, Shares, Votes } from "./diagrams/measured-diagrams.tsx"
import { Networks } from "./diagrams/networks.tsx"

const bodies = import.meta.glob<MDXContent>("../../../content/en/lessons/*/*.mdx", {
  eager: true,
  import: "default",
})

/**
 * Text of a lesson.
 *
 * @param file as in lessons.ts, such as "university/blockchain"
 * @param below heading level, if it is part of another lesson; "plain" has no anchors, for a document of several lessons
 */
export function LessonBody({ file, below = "h2" }: { file: string; below?: "h2" | "h3" | "plain" }) {
  const Body = bodies[`../../../content/en/lessons/${file}.mdx`]
  if (!Body) throw new Error(`No lesson has the file ${file}.mdx.`)
  if (below === "plain") return <Body components={{ ...components, h2: PlainHeading, h3: PlainHeading }} />
  return <Body components={{ ...components, h2: below }} />
}

function PlainHeading({ children }: ComponentProps<"h3">) {
  return <h3>{children}</h3>
}

/** Link to a term's explanation. With term-notes-element.ts it opens the term's note instead. */
function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={termPath(id)} className="term" data-term={id}>
      {children}
    </a>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return <Box title={title} icon={<Lightbulb aria-hidden="true" />} tone="tone-indigo" body={children} />
}

function Risk({ title, children }: { title: string; children: ReactNode }) {
  return <Box title={title} icon={<TriangleAlert aria-hidden="true" />} tone="tone-ember" body={children} />
}

function Box({ title, icon, tone, body }: { title: string; icon: ReactNode; tone: string; body: ReactNode }) {
  return (
    <div className={`lesson-box ${tone}`}>
      <p className="lesson-box-title">
        {icon}
        {title}
      </p>
      <div>{body}</div>
    </div>
  )
}

/** 'link:explorer-l2' is a link of content/facts/links.ts. */
function Link({ href = "", ...props }: ComponentProps<"a">) {
  if (href.startsWith("link:")) return <LinkOfId {...props} id={knownId(href.slice("link:".length))} />
  return href.startsWith("http") ? <ExternalLink {...props} href={href} /> : <a {...props} href={href} />
}

function LinkOfId({ id, children, ...props }: ComponentProps<"a"> & { id: LinkId }) {
  const href = useLinkHref(id, links[id].href)
  return href ? (
    <ExternalLink {...props} href={href}>
      {children}
    </ExternalLink>
  ) : (
    children
  )
}

/** Address of a link as text, for lessons that tell what to type. */
function Address({ id }: { id: string }) {
  const known = knownId(id)
  return <code>{useLinkHref(known, links[known].href) ?? linkWords.comingSoon}</code>
}

/** Text on whether a market is open today, from content/facts/what-works.ts. */
function Market() {
  return useWorkTexts().market
}

function knownId(id: string): LinkId {
  if (!Object.hasOwn(links, id)) throw new Error(`No link has the id ${id}.`)
  return id as LinkId
}

const components = {
  a: Link,
  Address,
  Chain,
  Compare,
  Flow,
  Layers,
  Market,
  Networks,
  Note,
  OrderBook,
  Risk,
  Shares,
  Term,
  Timeline,
  Votes,
}
