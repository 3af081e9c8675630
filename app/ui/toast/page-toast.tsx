import { type Toast, ToastWords, toastLook } from "./toast.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-toast": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The toast of a page that is not hydrated; page-toast-element.ts lets it go. Readers hear the notice in the page, which
 * says the same, so this one is for the eye; on a phone it comes at the foot, so as not to lie over that notice.
 */
export function PageToast({ toast, label, closeLabel }: { toast: Toast; label: string; closeLabel: string }) {
  return (
    <page-toast
      role="region"
      aria-label={label}
      className={`fixed end-0 z-50 block w-full p-4 sm:w-96 ${toast.corner === "top" ? "bottom-0 sm:top-16 sm:bottom-auto" : "bottom-0"}`}
    >
      <div className={`needs-script ${toastLook(toast)}`}>
        <ToastWords toast={toast} closeLabel={closeLabel} />
      </div>
    </page-toast>
  )
}
