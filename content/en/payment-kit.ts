/** Text of the print material (posters, card and sticker with the shop's code) and of the page where owners print it. */
export const paymentKit = {
  link: "Posters and stickers to print",
  linkHeading: "Code for your shop",
  linkText: "A poster, a card for the till and a sticker with the code that customers scan to pay you.",

  title: "Posters and stickers",
  description: "Posters, cards and stickers that an owner prints for the door and the till.",
  back: "Your listing",
  heading: "Posters and stickers",
  text: "Customers who scan the code open the page where they can pay you. The cloth pattern beside it is your shop's own.",
  sheets: {
    "poster-a4": "Poster, A4",
    "poster-a5": "Poster, A5",
    card: "Card for the till, A6",
    sticker: "Sticker, A7",
  },
  alt: "{sheet} of {name}, with its code",
  print: "Print",
  svg: "SVG",
  svgLabel: "{sheet}: SVG, for a print shop",
  png: "PNG",
  pngLabel: "{sheet}: PNG, an image",
  printLabel: "{sheet}: print",
  files:
    "Give a print shop the SVG: it is sharp at every size and needs no font. The PNG is an image to send, or to print from a phone.",
  /** What the sheets contain, and when to print them again. */
  withAddress:
    "The sheets say that your payment address ends in {last}. Print them again when you change it.",
  withoutAddress:
    "The sheets say 'ask at the counter', because this site shows no payment address for your shop right now. Print them again once it does.",
  noStickerCode: "The sheets have no sticker code yet: make one on the page of your listing, then print.",
  stickerCode:
    "The sheets have your sticker code, {code}. Once you make a new one, the old one no longer counts: print them again.",
  missingHeading: "Check the letters",
  missingLetters:
    "Our fonts do not have some letters of your shop's name. Check each sheet before you print it: those letters may be missing.",
  look: "Check your printed code now and then: scan it with your phone. Someone can paste another code over yours.",
  closedHeading: "There is nothing to print now",
  closed: "You can print codes while your shop is in the directory and the directory is open.",

  /** On the print page, not on paper. */
  printHint:
    "Print this page from your browser's menu, at 100 % and without margins. Then scan it with your phone before you put it up.",
  backToKit: "All sheets",
  busy: "Too many images are being made right now. Please try again in a moment.",

  /** On paper. */
  sheet: {
    headline: "Pay with Guapcoin",
    headlineAsk: "We take Guapcoin",
    scan: "Scan with your phone. It opens",
    ends: "Our payment address ends in",
    ask: { counter: "Ask at the counter how to pay.", online: "Ask us how to pay." },
    warning:
      "Someone can paste another code over this one. Before you pay, your phone must show {host}, the name above and an address that ends in {last}.",
    warningAsk:
      "Someone can paste another code over this one. Your phone must show {host} and the name above.",
    sticker: "Sticker code {code}",
  },
} as const
