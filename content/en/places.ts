/** Text about the location of a business: its part of town, and its pin on a map. */
export const placeWords = {
  link: "Place on the map",
  title: "Place on the map",
  description: "The exact place of your shop on the map.",
  heading: "Where people find {name}",
  lead: "With a place on the map, visitors near you find you, and their phone shows them the way. Without it, they find you by your town.",
  waits:
    "What you enter here is on your page once our staff have reviewed it. Showing less, or nothing, takes effect at once.",
  waitsFor: "The form shows what you requested, which our staff have not reviewed yet.",
  online: "An online-only business has no place on the map.",
  /** The name of each field: on the page, in mails and in the history. */
  facts: { locality: "Part of town", pin: "Place on the map", pinPrecision: "Who can see the place" },
  hints: {
    locality:
      "Such as Yaba, Kibera, Osu. If your town is not in our list, enter the nearest one as your city, and your own town here.",
    pin: "Coordinates (5.5560, -0.1969), a Plus Code (6CQXHR4X+JX), or a long link from a map. Leave it empty to have no place on the map.",
  },
  precisions: {
    exact: "Everyone, the exact place",
    about: "Everyone, within about a kilometer",
    hidden: "Nobody: I work at home. Shown in the middle of town",
  },
  precisionEmpty: "Choose one",
  here: {
    button: "I am in my shop: use my location",
    asking: "Asking your device where it is...",
    found:
      "Your device says that you are here, within {meters} m. Nothing is saved yet: continue to check it.",
    rough:
      "Your device knows your location only to within {meters} m. Step outside and try again, or paste the place from a map.",
    denied: "Your browser is not allowed to share your location. You can paste the place from a map instead.",
    failed: "Your device could not find your location. You can paste the place from a map instead.",
  },
  submit: "Save",
  next: "Continue",
  cancel: "Back without saving",
  understood: {
    heading: "Is this the place?",
    text: "Nothing is saved yet. Check it on a map, or change it above.",
    coordinates: "Coordinates",
    plusCode: "Plus Code",
    fromTown: "From the middle of {town}",
    distance: "{distance} {direction}",
    open: "Open it in this device's map app",
    far: "That is farther than 50 km from {town}. Is it right?",
    swapped:
      "With the two numbers swapped, it is near a town in that country: {swapped}. If that is what you mean, enter it that way above.",
    view: "The link shows a map without a marked place, so we used the middle of the map. Is that your shop?",
    confirm: "Yes, this is the place: save",
  },
  km: "{count} km",
  meters: "{count} m",
  directions: ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
  errors: {
    "short-link":
      "We cannot read short links: only the service that made them knows where they lead. Open the link, then copy the long web address from the browser, or press and hold the place on the map and copy the numbers.",
    words:
      "We cannot read three-word codes: only the service that made them knows what they stand for. Copy the numbers or the Plus Code from a map.",
    "not-a-place":
      "These numbers are not a place on Earth, or they are the spot in the sea that maps use for unknown places.",
    "too-coarse":
      "This Plus Code is an area of several kilometers. Paste the code of the place itself, such as 6CQXHR4X+JX.",
    unreadable:
      "We cannot read this as a place. Copy the two numbers from a map (5.5560, -0.1969), or its Plus Code.",
    "needs-town":
      "This is the second half of a Plus Code, and we do not know which town it belongs to. Paste the whole code, such as 6CQXHR4X+JX.",
    elsewhere: "This place is in {country}, and your listing says {own}.",
    swapped:
      "This place is in {country}, and your listing says {own}. With the two numbers swapped, it fits: {swapped}. If that is right, enter it that way.",
    precision: "Please choose who can see the place",
  },
  stale: "The listing was changed while this form was open. Below is what you typed. Save again to keep it.",
  /** For staff who check it. */
  staff: {
    fromTown: "{distance} {direction} of the middle of {town}",
    noTown: "This listing has no town that we could measure from.",
    moved: "Moved by {distance}",
  },
  /** On the page of a merchant. */
  page: { plusCode: "Plus Code", about: "approximate" },
} as const
