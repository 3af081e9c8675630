import { readFileSync } from "node:fs"

/**
 * Calls back once the npm process that runs this script has ended, for example because it was killed: then it cannot pass on a
 * signal, and its children get another parent. Outside of npm the callback is never called, because the script may outlive its
 * parent.
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

/** The process id of npm: the parent, or on Linux the grandparent when a shell (`sh -c`) is in between. */
function npmAbove() {
  const parent = process.ppid
  try {
    const [, flag] = readFileSync(`/proc/${parent}/cmdline`, "utf8").split("\0")
    // The format is 'PID (NAME) STATE PPID ...'; the name may contain any character.
    const [, grandparent] = /.*\) \w (\d+) /s.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? []
    return flag === "-c" ? Number(grandparent) : parent
  } catch {
    return parent
  }
}
