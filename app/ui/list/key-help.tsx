import { staffLists } from "#content/en/staff-lists.ts"

const words = staffLists.keys

type Props = { keys: readonly { key: string; text: string }[]; isOn: boolean; turn(on: boolean): void }

/** The keyboard shortcuts of a page, and the switch that turns them off. */
export function KeyHelp({ keys, isOn, turn }: Props) {
  return (
    <div className="needs-script flex flex-wrap items-start gap-x-4 text-sm text-ivory-300">
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => turn(event.target.checked)}
          className="size-5 accent-gold-500"
        />
        {words.use}
      </label>
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control px-2 hover:text-ivory-50">
          {words.summary}
        </summary>
        <dl className="panel mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 p-4">
          {keys.map(({ key, text }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-ink-600 px-1.5 font-sans">{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
