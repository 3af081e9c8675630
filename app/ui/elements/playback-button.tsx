import { Pause, Play } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { demos } from "#content/en/demos.ts"

/** Stops and starts an animation; app/lib/playback/playback.ts attaches it. Without script nothing moves. */
export function PlaybackButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-playback
      className={buttonClass({ variant: "ghost", size: "sm" }, `needs-script min-h-11 ${className ?? ""}`)}
    >
      <span className="while-playing inline-flex items-center gap-2">
        <Pause aria-hidden="true" className="size-4" />
        {demos.pause}
      </span>
      <span className="while-stopped inline-flex items-center gap-2">
        <Play aria-hidden="true" className="size-4" />
        {demos.play}
      </span>
    </button>
  )
}
