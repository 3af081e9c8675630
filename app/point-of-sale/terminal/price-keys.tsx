import { buttonClass } from "#app/ui/button.tsx"
import { counterWords } from "#content/en/counter.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "price-keys": React.HTMLAttributes<HTMLElement>
    }
  }
}

const words = counterWords.terminal
const erase = "\u232b"

/** On-screen keys below a price field. Hidden without JavaScript. Needs the module `price-keys`. */
export function PriceKeys({ field, hasMinor }: { field: string; hasMinor: boolean }) {
  const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", hasMinor ? "." : "00", "0", erase]
  return (
    <price-keys data-field={field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read before each key */}
      <div role="group" aria-label={words.keys} className="needs-script grid grid-cols-3 gap-2">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            data-key={key === erase ? "" : key}
            aria-label={key === erase ? words.erase : undefined}
            className={buttonClass({ variant: "secondary", size: "lg" }, "text-2xl tabular-nums")}
          >
            {key}
          </button>
        ))}
      </div>
    </price-keys>
  )
}
