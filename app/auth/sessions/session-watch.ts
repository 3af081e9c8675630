import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"

const channelName = "admin-session"

/**
 * Keeps the tabs of one browser in step with the session. A page that appears tells the other tabs; each asks again
 * when it is told or comes back into view. If it no longer fits who is signed in, its route is loaded anew, and the
 * guard or the login page sends it where it belongs.
 *
 * @param signedIn what the page on screen takes for granted
 */
export function useSessionWatch(signedIn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let lastAsked = Date.now()
    const check = async () => {
      lastAsked = Date.now()
      const answer = await askSession()
      if (answer !== "unknown" && (answer === "signed-in") !== signedIn) revalidate()
    }
    // Coming into view is two events, focus and visibility, at once.
    const checkInView = () => {
      if (document.visibilityState === "visible" && Date.now() - lastAsked > 1000) check()
    }
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener("message", check)
    channel.postMessage("changed")
    window.addEventListener("focus", checkInView)
    // Back and forward can bring a page of the past.
    window.addEventListener("pageshow", checkInView)
    document.addEventListener("visibilitychange", checkInView)
    return () => {
      channel.close()
      window.removeEventListener("focus", checkInView)
      window.removeEventListener("pageshow", checkInView)
      document.removeEventListener("visibilitychange", checkInView)
    }
  }, [revalidate, signedIn])
}

/**
 * The login page redirects whoever is signed in. Asked apart from the page's own data, so that a lost connection costs
 * nobody the text they are typing.
 */
async function askSession(): Promise<"signed-in" | "signed-out" | "unknown"> {
  try {
    const answer = await fetch(pathTo("/admin/login"), {
      method: "HEAD",
      redirect: "manual",
      cache: "no-store",
    })
    if (answer.type === "opaqueredirect") return "signed-in"
    return answer.ok ? "signed-out" : "unknown"
  } catch {
    return "unknown"
  }
}
