import { Diagram, type Tone, toneClass } from "./diagram.tsx"

/** Numbered steps on one line. */
export function Flow({
  caption,
  steps,
}: {
  caption: string
  steps: readonly { title: string; text: string }[]
}) {
  return (
    <Diagram caption={caption}>
      <ol className="flow" data-count={steps.length}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="flow-knot" aria-hidden="true">
              <span>{index + 1}</span>
            </span>
            <p className="diagram-title">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Diagram>
  )
}

/** Two or three columns side by side. */
export function Compare({
  caption,
  columns,
}: {
  caption: string
  columns: readonly { title: string; points: readonly string[]; tone: Tone }[]
}) {
  return (
    <Diagram caption={caption}>
      <div className="compare" data-count={columns.length}>
        {columns.map(({ title, points, tone }) => (
          <div key={title} className={toneClass[tone]}>
            <p className="diagram-title">{title}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Diagram>
  )
}

/** Events and their dates. */
export function Timeline({
  caption,
  points,
}: {
  caption: string
  points: readonly { when: string; what: string }[]
}) {
  return (
    <Diagram caption={caption}>
      <ol className="timeline">
        {points.map(({ when, what }) => (
          <li key={when}>
            <p className="diagram-title">{when}</p>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Diagram>
  )
}

const layerTones = ["tone-gold", "tone-indigo", "tone-leaf", "tone-ember"] as const

/** Layers from top to bottom, each drawn in order with its text beside it. */
export function Layers({
  caption,
  layers,
}: {
  caption: string
  layers: readonly { title: string; text: string }[]
}) {
  return (
    <Diagram caption={caption}>
      <ol className="layers">
        {layers.map(({ title, text }, index) => (
          <li key={title} className={layerTones[index % layerTones.length]}>
            <svg viewBox="0 0 96 60" aria-hidden="true">
              <path className="layer-edge" d="M0 28v8l48 24 48-24v-8L48 52z" />
              <path className="layer-top" d="M48 4 96 28 48 52 0 28z" />
              <path
                className="layer-weave"
                d="M24 16 72 40M36 10 84 34M12 22 60 46M72 16 24 40M84 22 36 46M60 10 12 34"
              />
            </svg>
            <div>
              <p className="diagram-title">{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Diagram>
  )
}
