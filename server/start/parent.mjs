import { readFileSync } from "node:fs"

/**
 * Calls back once the npm that runs this script has ended, killed for instance: it can pass no signal on then, and what it leaves gets
 * another parent. A script that npm does not run may outlive who started it, and is never called back.
 *
 * @param {() => void} callBack
 */
export function whenNpmEnds(callBack) {
  if (!process.env.npm_lifecycle_event) return
  const started = npmAbove()
  const timer = setInterval(() => {
    if (npmAbove() === started) return
    clearInterval(timer)
    callBack()
  }, 1000)
  timer.unref()
}

/** The process id of npm: our parent's, or that of the parent of the shell in between, where the system tells it (Linux). */
function npmAbove() {
  const parent = process.ppid
  try {
    const [, flag] = readFileSync(`/proc/${parent}/cmdline`, "utf8").split("\0")
    // 'PID (NAME) STATE PPID ...'; a name may hold anything.
    const [, grandparent] = /.*\) \w (\d+) /s.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? []
    return flag === "-c" ? Number(grandparent) : parent
  } catch {
    return parent
  }
}
