import { type Toast, ToastWords, toastLook } from "./toast.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-toast": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The toast of a page that does not hydrate; page-toast-element.ts removes it. Screen readers announce the notice in the page,
 * which says the same, so this one is only visual; on a phone it is at the bottom, so that it does not cover that notice.
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
