import { SealMark } from "#app/ui/seal-mark.tsx"
import { lessonPage } from "#content/en/lesson-page.ts"
import { Diagram } from "./diagram.tsx"

const words = lessonPage.diagrams

type Block = { title: string; lines: readonly string[]; seal: string; before: string }

/** Blocks linked by their seals. A block that repeats another seal than the previous block's has a broken link. */
export function Chain({ caption, blocks }: { caption: string; blocks: readonly Block[] }) {
  return (
    <Diagram caption={caption}>
      <ol className="chain">
        {blocks.map((block, index) => {
          const previous = blocks[index - 1]
          return (
            <li key={block.title}>
              {previous && <Link whole={previous.seal === block.before} />}
              <BlockCard block={block} />
            </li>
          )
        })}
      </ol>
    </Diagram>
  )
}

function BlockCard({ block: { title, lines, seal, before } }: { block: Block }) {
  return (
    <div className="chain-block">
      <p className="diagram-title">{title}</p>
      {lines.map((line) => (
        <p key={line} className="chain-line">
          {line}
        </p>
      ))}
      <dl>
        <div>
          <dt>{words.before}</dt>
          <dd>
            <SealMark code={before} />
            <span>
              <code>{before}</code>
              {isNone(before) && <small>{words.noBefore}</small>}
            </span>
          </dd>
        </div>
        <div>
          <dt>{words.seal}</dt>
          <dd>
            <SealMark code={seal} />
            <code>{seal}</code>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Link between two blocks, whole or broken. Drawn horizontally; on narrow pages the stylesheet rotates it. */
function Link({ whole }: { whole: boolean }) {
  return (
    <p className={whole ? "chain-link tone-gold" : "chain-link tone-ember"}>
      <svg viewBox="0 0 48 24" aria-hidden="true">
        {whole ? (
          <path d="M0 12h8M40 12h8M18 5h-3a7 7 0 0 0 0 14h3M30 5h3a7 7 0 0 1 0 14h-3M16 12h16" />
        ) : (
          <path d="M0 12h4M44 12h4M13 5h-2a7 7 0 0 0 0 14h2M35 5h2a7 7 0 0 1 0 14h-2M20 2l3 5M28 2l-3 5M20 22l3-5M28 22l-3-5" />
        )}
      </svg>
      <span className={whole ? "visually-hidden" : undefined}>{whole ? words.linked : words.broken}</span>
    </p>
  )
}

const isNone = (code: string) => /^0+$/.test(code)
