/** Replaces the content of a drawing by colored paths. */
export function drawPaths(drawing: Element, paths: readonly { colour: string; path: string }[]): void {
  drawing.replaceChildren(
    ...paths.map(({ colour, path }) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "path")
      element.setAttribute("fill", colour)
      element.setAttribute("d", path)
      return element
    }),
  )
}
