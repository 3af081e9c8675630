import { type ReactNode, useEffect, useRef } from "react"
import { Form, Link, useOutletContext } from "react-router"
import { type ListConfig, type ListSearch, listHref } from "#app/lib/list/list-search.ts"
import { KeyHelp } from "#app/ui/list/key-help.tsx"
import { useListKeys } from "#app/ui/list/use-list-keys.ts"
import { moderation } from "#content/en/moderation.ts"
import { DecisionBadge } from "./decision/decision-badge.tsx"
import { SentDate } from "./sent-date.tsx"
import { triageHref } from "./triage.ts"

type Filter = Exclude<keyof typeof moderation.filters, "">
const words = moderation.triage
const link = "inline-flex min-h-9 items-center text-gold-400 underline"

type QueueRow = Parameters<typeof SentDate>[0] &
  Parameters<typeof DecisionBadge>[0] & { id: number; name: string; suspicion: string | null }

export type TriageProps = {
  place: ListConfig<Filter>
  search: ListSearch<Filter>
  queue: Omit<QueueRow, "now">[]
  beside: { before?: number; after?: number }
  now: Date
}

type Props = TriageProps & {
  id: number
  /** 'Back to the requests', and the label of the search field. */
  back: string
  searchLabel: string
  keys?: readonly { key: string; text: string }[]
  /** The decision buttons or the decision, at a position that messages and long names do not move. */
  decision: ReactNode
  children: ReactNode
}

/**
 * One submission beside the queue of pending ones. On narrow screens it is alone, with a back link. On wide
 * screens each part scrolls separately, so that the buttons stay in place from one submission to the next.
 */
export function TriageScreen({ decision, children, ...props }: Props) {
  const { id, place, search, back, keys = words.keys } = props
  const notice = useOutletContext<ReactNode>()
  const listKeys = useListKeys()
  const application = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  // Moves the focus, so that screen readers read the next submission and keys act on it.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    application.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div className="grid grid-cols-1 gap-4 lg:h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(14rem,19rem)_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <section aria-label={words.tools} className="relative grid gap-2 lg:col-span-2">
        <nav aria-label={words.queue} className="flex flex-wrap items-center gap-x-6">
          <Link to={listHref(place, search, search)} data-shortcut="u" className={link}>
            {back}
          </Link>
          <Beside {...props} to={props.beside.before} letter="k" label={words.previous} />
          <Beside {...props} to={props.beside.after} letter="j" label={words.next} />
        </nav>
        {decision}
      </section>
      <Queue {...props} help={<KeyHelp keys={keys} {...listKeys} />} />
      <div
        key={id}
        ref={application}
        tabIndex={-1}
        className="grid grid-cols-1 content-start gap-4 outline-none lg:overflow-y-auto lg:pe-1"
      >
        <div className="notice-below empty:hidden">{notice}</div>
        {children}
      </div>
    </div>
  )
}

type BesideProps = Pick<Props, "place" | "search"> & { to?: number; letter: string; label: string }

/** Keeps its position when there is no neighbor. */
function Beside({ place, search, to, letter, label }: BesideProps) {
  if (to === undefined)
    return <span className="inline-flex min-h-9 items-center text-ivory-400">{label}</span>
  return (
    <Link to={triageHref(place, search, to)} data-shortcut={letter} className={link}>
      {label}
    </Link>
  )
}

type QueueProps = TriageProps & Pick<Props, "id" | "searchLabel"> & { help: ReactNode }

function Queue({ id, place, search, queue, now, searchLabel, help }: QueueProps) {
  return (
    <div className="hidden min-h-0 content-start gap-2 lg:grid lg:grid-rows-[auto_minmax(0,1fr)_auto]">
      <Form role="search" action={place.path}>
        <input type="hidden" name="status" value={search.filter} />
        <input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={search.q}
          aria-label={searchLabel}
          placeholder={searchLabel}
          data-shortcut="/"
          className="min-h-10 w-full rounded-control border border-ivory-400/70 bg-well px-3 placeholder:text-ivory-400"
        />
      </Form>
      <nav aria-label={moderation.filters[search.filter]} className="panel min-h-0 overflow-y-auto p-1">
        {queue.length === 0 && <p className="p-3 text-ivory-300">{words.lastOne}</p>}
        <ol>
          {queue.map((row) => (
            <li key={row.id}>
              <Link
                to={triageHref(place, search, row.id)}
                aria-current={row.id === id ? "true" : undefined}
                className="grid gap-0.5 rounded-control border-s-4 border-transparent px-3 py-2 hover:bg-ink-800 aria-[current]:border-gold-500 aria-[current]:bg-ink-800"
              >
                <span className="flex items-start justify-between gap-2">
                  <span className="min-w-0 font-semibold wrap-anywhere">{row.name}</span>
                  {(row.status !== "pending" || row.isSpam) && <DecisionBadge {...row} />}
                </span>
                <span className="text-sm text-ivory-300">
                  <SentDate {...row} now={now} />
                </span>
                {row.suspicion && <span className="text-sm text-ember-text">{moderation.suspicious}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {help}
    </div>
  )
}
