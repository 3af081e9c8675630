import { ThisPlaceElement } from "./this-place-element.ts"
import { TownFinderElement } from "./town-finder-element.ts"

/**
 * The script of forms with position fields, separate because no other page needs it. Pages without
 * hydration load it by `handle = { places: true }`; hydrated pages import it with the field.
 */
customElements.get("town-finder") ?? customElements.define("town-finder", TownFinderElement)
customElements.get("this-place") ?? customElements.define("this-place", ThisPlaceElement)
