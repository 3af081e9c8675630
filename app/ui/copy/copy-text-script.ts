import { CopyTextElement } from "./copy-text-element.ts"

/** For a page that loads this script alone (`handle.modules`) instead of all elements. */
customElements.define("copy-text", CopyTextElement)
