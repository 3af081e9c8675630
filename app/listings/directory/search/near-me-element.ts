/**
 * The button 'Near me', which is there only where its press can do something. It asks the device where it is, rounds that to about a
 * kilometre, and opens the list of what is near, with the words and filters of the present one.
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
        // An hour's old place will do, and no satellite has to be found for a kilometre.
        { maximumAge: 3_600_000, timeout: 15_000 },
      )
    })
  }
}

/** The present address with the place instead of the one that it names. Rounded as near.ts does it. */
function nearHere({ latitude, longitude }: GeolocationCoordinates): string {
  const address = new URL(location.href)
  for (const name of ["in", "location", "page"]) address.searchParams.delete(name)
  const place = [latitude, longitude].map((degrees) => (Math.round(degrees * 100) / 100 + 0).toFixed(2))
  address.searchParams.set("near", place.join(","))
  return address.href
}
