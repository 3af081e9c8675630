/** All colors. An illustration uses nothing else. */
const threads = {
  gold: "#f0b429",
  light: "#ffd24a",
  brass: "#8a6200",
  ember: "#e0533d",
  leaf: "#3fa66b",
  indigo: "#6c7be0",
  night: "#2b3166",
  ivory: "#f8f2e4",
  earth: "#6b3f22",
  clay: "#a0622f",
  sienna: "#c07c45",
  umber: "#47291a",
  wine: "#8e2f2a",
  ink: "#14120e",
  coal: "#1e1b15",
  ash: "#2e2920",
} as const
export type Thread = keyof typeof threads

/** Whether the center of a cell is inside; in cells from the upper left corner. */
export type Shape = (x: number, y: number) => boolean

export const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r * r

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

export const both =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.every((shape) => shape(x, y))

export const ring = (cx: number, cy: number, r: number, width: number): Shape => {
  const outer = circle(cx, cy, r)
  const inner = circle(cx, cy, r - width)
  return (x, y) => outer(x, y) && !inner(x, y)
}

export const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height

/** @param corners x1, y1, x2, y2, ... */
export const polygon =
  (...corners: number[]): Shape =>
  (x, y) => {
    let inside = false
    const count = corners.length / 2
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const [xi = 0, yi = 0, xj = 0, yj = 0] = [
        corners[2 * i],
        corners[2 * i + 1],
        corners[2 * j],
        corners[2 * j + 1],
      ]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
    return inside
  }

/** A line of the given thickness from point to point. */
export const line =
  (thickness: number, ...points: number[]): Shape =>
  (x, y) => {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i, i + 4)
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      if (Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= thickness / 2) return true
    }
    return false
  }

/** A section of an illustration, in cells. */
export type Window = { left: number; top: number; width: number; height: number }

/** A grid of cells; later shapes are drawn over earlier ones. */
export class Cloth {
  readonly width: number
  readonly height: number
  /** The positions of people's heads: no crop may cut one. */
  readonly heads: Window[] = []
  readonly #cells: (Thread | undefined)[]

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#cells = new Array(width * height)
  }

  weave(thread: Thread, shape: Shape): this {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (shape(x + 0.5, y + 0.5)) this.#cells[y * this.width + x] = thread
    return this
  }

  /** Like `weave`, with a color for each cell; undefined leaves the cell unchanged. */
  pattern(shape: Shape, choose: (x: number, y: number) => Thread | undefined): this {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const thread = shape(x + 0.5, y + 0.5) ? choose(x, y) : undefined
        if (thread) this.#cells[y * this.width + x] = thread
      }
    return this
  }

  /** A new illustration with the cells of a window. */
  cut({ left, top, width, height }: Window): Cloth {
    const cut = new Cloth(width, height)
    cut.pattern(box(0, 0, width, height), (x, y) => this.#cells[(y + top) * this.width + x + left])
    for (const head of this.heads) cut.heads.push({ ...head, left: head.left - left, top: head.top - top })
    return cut
  }

  /** One path for each color, with a weave texture over it. */
  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}">
<pattern id="w" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="#000" fill-opacity=".22" d="M0 0h1v.16H0zM0 .84h1V1H0zM1 1h1v.16H1zM1 1.84h1V2H1zM1 0h.16v1H1zM1.84 0H2v1h-.16zM0 1h.16v1H0zM.84 1H1v1H.84z"/></pattern>
${this.#threads()}<path fill="url(#w)" d="M0 0h${this.width}v${this.height}H0z"/>
</svg>
`
  }

  /** Without the texture, for small sizes; `cell` is the width of a cell in pixels. */
  toFlatSvg(cell: number): string {
    const size = `width="${this.width * cell}" height="${this.height * cell}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" ${size}>${this.#threads()}</svg>
`
  }

  #threads(): string {
    const paths = new Map<Thread, string>()
    const drawnCells = new Set<number>()
    const is = (thread: Thread, x: number, y: number) =>
      x < this.width && this.#cells[y * this.width + x] === thread && !drawnCells.has(y * this.width + x)
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const thread = this.#cells[y * this.width + x]
        if (!thread || !is(thread, x, y)) continue
        let right = x + 1
        while (is(thread, right, y)) right++
        const columns = Array.from({ length: right - x }, (_, index) => x + index)
        let bottom = y + 1
        while (bottom < this.height && columns.every((column) => is(thread, column, bottom))) bottom++
        for (let row = y; row < bottom; row++)
          for (const column of columns) drawnCells.add(row * this.width + column)
        const rectangle = `M${x} ${y}h${right - x}v${bottom - y}h${x - right}z`
        paths.set(thread, (paths.get(thread) ?? "") + rectangle)
      }
    const drawn = [...paths].map(([thread, path]) => `<path fill="${threads[thread]}" d="${path}"/>`)
    return `<g shape-rendering="crispEdges">${drawn.join("")}</g>`
  }
}
