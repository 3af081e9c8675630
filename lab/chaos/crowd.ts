import { connect, type Socket } from "node:net"

export type Crowd = {
  /** Responses by status. */
  statuses: Map<number, number>
  /** The number of 503 responses without Retry-After. */
  withoutRetryAfter: number
  /** Requests that were due while every connection was busy. */
  notSent: number
  end(): void
}

type Line = { socket: Socket; isBusy: boolean; answer: string }

/**
 * Requests a page at a fixed rate, however slow the responses are: visitors do not wait for each other. Each request uses a free
 * connection or a new one.
 *
 * @param most connections at once
 */
export function startCrowd(options: { port: number; path: string; perSecond: number; most: number }): Crowd {
  const { port, path, perSecond, most } = options
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`
  const lines = new Set<Line>()
  const free: Line[] = []
  const crowd: Crowd = { statuses: new Map(), withoutRetryAfter: 0, notSent: 0, end }

  function open(): Line {
    const line: Line = { socket: connect(port, "localhost"), isBusy: false, answer: "" }
    line.socket.setEncoding("latin1").on("data", (text: string) => read(line, text))
    line.socket.on("error", () => {})
    line.socket.once("close", () => {
      lines.delete(line)
      const place = free.indexOf(line)
      if (place >= 0) free.splice(place, 1)
    })
    lines.add(line)
    return line
  }

  function read(line: Line, text: string): void {
    line.answer += text
    const head = line.answer.indexOf("\r\n\r\n")
    if (head < 0) return
    const headers = line.answer.slice(0, head).toLowerCase()
    const length = /\r\ncontent-length: (\d+)/.exec(headers)?.[1]
    const isWhole = length
      ? line.answer.length - head - 4 >= Number(length)
      : line.answer.endsWith("\r\n0\r\n\r\n")
    if (!isWhole) return
    const status = Number(headers.slice(9, 12))
    crowd.statuses.set(status, (crowd.statuses.get(status) ?? 0) + 1)
    if (status === 503 && !headers.includes("\r\nretry-after: ")) crowd.withoutRetryAfter++
    line.answer = ""
    line.isBusy = false
    free.push(line)
  }

  let owed = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    owed += ((now - last) / 1000) * perSecond
    last = now
    for (; owed >= 1; owed--) {
      const line = free.pop() ?? (lines.size < most ? open() : undefined)
      if (!line) {
        crowd.notSent++
        continue
      }
      line.isBusy = true
      line.socket.write(request)
    }
  }, 5)

  function end(): void {
    clearInterval(timer)
    for (const { socket } of lines) socket.destroy()
  }
  return crowd
}
