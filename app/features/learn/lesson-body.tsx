import { Lightbulb, TriangleAlert } from "lucide-react"
import type { MDXContent } from "mdx/types"
import type { ComponentProps, ReactNode } from "react"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Chain } from "./chain.tsx"
import { Compare, Flow, Layers, Timeline } from "./diagrams.tsx"
import { OrderBook, Shares, Votes } from "./measured-diagrams.tsx"
import { Networks } from "./networks.tsx"

const bodies = import.meta.glob<MDXContent>("../../../content/en/lessons/*/*.mdx", {
  eager: true,
  import: "default",
})

/**
 * The text of a lesson.
 *
 * @param file as in lessons.ts, such as "university/blockchain"
 * @param below what its headings are, where it stands inside a part of another lesson
 */
export function LessonBody({ file, below = "h2" }: { file: string; below?: "h2" | "h3" }) {
  const Body = bodies[`../../../content/en/lessons/${file}.mdx`]
  if (!Body) throw new Error(`No lesson has the file ${file}.mdx.`)
  return <Body components={{ ...components, h2: below }} />
}

function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`/learn/glossary#${id}`} className="term">
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

function Link({ href = "", ...props }: ComponentProps<"a">) {
  return href.startsWith("http") ? <ExternalLink {...props} href={href} /> : <a {...props} href={href} />
}

const components = {
  a: Link,
  Chain,
  Compare,
  Flow,
  Layers,
  Networks,
  Note,
  OrderBook,
  Risk,
  Shares,
  Term,
  Timeline,
  Votes,
}
