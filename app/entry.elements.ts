import { DirectorySearchElement } from "./listings/directory/search/directory-search-element.ts"
import { NearMeElement } from "./listings/directory/search/near-me-element.ts"
import { ChatDemoElement } from "./search/assistant-demo/chat-element.ts"
import { CheckoutDemoElement } from "./site/demos/checkout/checkout-element.ts"
import { DemoCalculatorElement } from "./site/demos/wallet/calculator-element.ts"
import { AddNetworkElement } from "./site/whitepapers/add-network-element.ts"
import { StoryFormElement } from "./stories/story-form-element.ts"
import { CheckedFormElement } from "./subscriptions/town-halls/subscription-element.ts"
import { CarouselElement } from "./ui/carousel/carousel-element.ts"
import { CopyTextElement } from "./ui/copy/copy-text-element.ts"
import { supportDialogCommands } from "./ui/dialog/dialog-commands.ts"
import { hideTooltipsOnEscape } from "./ui/dialog/tooltip-escape.ts"
import { ClickToLoadElement } from "./ui/elements/click-to-load-element.ts"
import { LocalTimeElement } from "./ui/elements/local-time-element.ts"
import { SendingFormElement } from "./ui/form/sending-form-element.ts"
import { PageToastElement } from "./ui/toast/page-toast-element.ts"

/**
 * The script of pages with custom elements, which enhance server-rendered HTML. A page loads it with
 * `handle = { elements: true }`; pages that are applications hydrate instead (entry.client.tsx).
 */
customElements.define("site-carousel", CarouselElement)
customElements.define("chat-demo", ChatDemoElement)
customElements.define("checkout-demo", CheckoutDemoElement)
customElements.define("story-form", StoryFormElement)
customElements.define("click-to-load", ClickToLoadElement)
customElements.define("page-toast", PageToastElement)
customElements.define("copy-text", CopyTextElement)
customElements.define("add-network", AddNetworkElement)
customElements.define("demo-calculator", DemoCalculatorElement)
customElements.define("checked-form", CheckedFormElement)
customElements.define("local-time", LocalTimeElement)
customElements.define("sending-form", SendingFormElement)
customElements.define("directory-search", DirectorySearchElement)
customElements.define("near-me", NearMeElement)
supportDialogCommands()
hideTooltipsOnEscape()
