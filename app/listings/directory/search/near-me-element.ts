/**
 * The button 'Near me', shown only if the browser supports geolocation. A click requests the device's position, rounds
 * it to about a kilometer, and opens the list of nearest merchants with the present words and filters.
 */
export class NearMeElement extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button")
    const note = this.querySelector<HTMLElement>("[data-note]")
    if (!button || !note || !isSecureContext || !navigator.geolocation) {
      this.hidden = true
      return
    }
    button.addEventListener("click", () => {
      note.textContent = this.dataset.finding ?? ""
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => location.assign(nearHere(coords)),
        () => {
          note.textContent = this.dataset.refused ?? ""
        },
        // A position of the last hour is precise enough for a kilometer, and needs no GPS fix.
        { maximumAge: 3_600_000, timeout: 15_000 },
      )
    })
  }
}

/** The present address with the position instead of its location. Rounds as near.ts does. */
function nearHere({ latitude, longitude }: GeolocationCoordinates): string {
  const address = new URL(location.href)
  for (const name of ["in", "location", "page"]) address.searchParams.delete(name)
  const place = [latitude, longitude].map((degrees) => (Math.round(degrees * 100) / 100 + 0).toFixed(2))
  address.searchParams.set("near", place.join(","))
  return address.href
}
