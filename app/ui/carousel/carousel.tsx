import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { Tooltip } from "#app/ui/dialog/tooltip.tsx"
import { PlaybackButton } from "#app/ui/elements/playback-button.tsx"
import { demos } from "#content/en/demos.ts"

export type Slide = { name: string; content: ReactNode }

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-carousel": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Slides in a row that scrolls by touch, and by buttons once carousel-element.ts runs (carousel of the ARIA Authoring
 * Practices).
 *
 * @param everyMs advances by itself, with a button to stop it
 */
export function Carousel({
  id,
  label,
  slides,
  everyMs,
  className,
}: {
  id: string
  label: string
  slides: readonly Slide[]
  everyMs?: number
  className?: string
}) {
  const words = demos.carousel
  const round = buttonClass({ variant: "outline", size: "icon" }, "rounded-full")
  return (
    <site-carousel
      role="region"
      aria-roledescription={words.role}
      aria-label={label}
      data-every={everyMs}
      className={className}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <div id={id} data-strip tabIndex={0} aria-live={everyMs ? "off" : "polite"} className="carousel-strip">
        {slides.map(({ name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the pattern asks for a group
          <div
            key={name}
            id={`${id}-${index + 1}`}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={format(words.slide, { number: index + 1, count: slides.length, name })}
            className="carousel-slide"
          >
            {content}
          </div>
        ))}
      </div>
      <div className="needs-script mt-4 flex flex-wrap items-center justify-center gap-2">
        {everyMs && <PlaybackButton />}
        <Tooltip text={words.previous}>
          <button type="button" data-previous aria-label={words.previous} className={round}>
            <ChevronLeft aria-hidden="true" />
          </button>
        </Tooltip>
        {slides.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            data-dot
            aria-label={format(words.goTo, { name })}
            aria-current={index === 0 ? "true" : undefined}
            className="carousel-dot"
          />
        ))}
        <Tooltip text={words.next}>
          <button type="button" data-next aria-label={words.next} className={round}>
            <ChevronRight aria-hidden="true" />
          </button>
        </Tooltip>
      </div>
    </site-carousel>
  )
}
