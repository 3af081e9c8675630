import { classNames } from "./class-names.ts"
import type { Toast } from "./toast.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-toast": React.HTMLAttributes<HTMLElement>
    }
  }
}

const edges = { success: "border-s-leaf", error: "border-s-ember", info: "border-s-indigo" }

/**
 * One toast for a page that is not hydrated (toast.tsx is for those that are). Its script takes it out of the template,
 * so that it is announced; without script it is not there, and the same words stand in the page (ruling 13).
 */
export function PageToast({
  toast: { tone, title, text, corner = "bottom" },
  label,
  closeLabel,
}: {
  toast: Toast
  label: string
  closeLabel: string
}) {
  return (
    <page-toast>
      <section aria-label={label} className="pointer-events-none fixed inset-0 z-50">
        <ol
          aria-live="polite"
          className={classNames(
            "absolute end-0 grid w-full gap-2 p-4 sm:w-96",
            corner === "top" ? "top-16" : "bottom-0",
          )}
        />
      </section>
      <template>
        <li
          className={classNames(
            "toast panel pointer-events-auto flex touch-none items-start gap-3 border-s-4 p-4 shadow-xl",
            edges[tone],
          )}
        >
          <div className="grow">
            <p className="font-semibold">{title}</p>
            {text && <p className="text-sm text-ivory-300">{text}</p>}
          </div>
          <button
            type="button"
            aria-label={closeLabel}
            className="-m-2 grid size-9 place-items-center text-ivory-300"
          >
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      </template>
    </page-toast>
  )
}
