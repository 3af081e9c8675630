/** Words of where a business is: its part of the town, and its pin on a map. */
export const placeWords = {
  link: "Place on the map",
  title: "Place on the map",
  description: "Where your shop is, to the door.",
  heading: "Where people find {name}",
  lead: "With a place on the map, visitors near you find you, and their phone shows them the way. Without it, they find you by your town.",
  waits:
    "What you say here is on your page once our staff have seen it. Showing less, or nothing, works at once.",
  waitsFor: "The form holds what you asked for and our staff have not seen yet.",
  online: "A business that is only online has no place on the map.",
  /** What each is called, here, in mails and in the history. */
  facts: { locality: "Part of town", pin: "Place on the map", pinPrecision: "Who may know the place" },
  hints: {
    locality:
      "Such as Yaba, Kibera, Osu. Your town is not in our list? Name the nearest one as your city, and your own here.",
    pin: "Coordinates (5.5560, -0.1969), a Plus Code (6CQXHR4X+JX), or a long link from a map. Leave it empty to have no place on the map.",
  },
  precisions: {
    exact: "Everyone, to the door",
    about: "Everyone, within about a kilometer",
    hidden: "Nobody: I work at home. Shown in the middle of town",
  },
  precisionEmpty: "Choose one",
  here: {
    button: "I am in my shop: use this place",
    asking: "Asking your device where it is...",
    found: "Your device says that you are here, within {meters} m. Nothing is saved yet: go on to check it.",
    rough:
      "Your device knows this only to within {meters} m. Step outside and try again, or paste the place from a map.",
    denied: "Your browser is not allowed to tell us. You can paste the place from a map instead.",
    failed: "Your device could not find out where it is. You can paste the place from a map instead.",
  },
  submit: "Save",
  next: "Go on",
  cancel: "Back without saving",
  understood: {
    heading: "Is this the place?",
    text: "Nothing is saved yet. Look at it on a map, or change it above.",
    coordinates: "Coordinates",
    plusCode: "Plus Code",
    fromTown: "From the middle of {town}",
    distance: "{distance} {direction}",
    open: "Open it in the map of this device",
    far: "That is farther than 50 km from {town}. Is it right?",
    swapped:
      "With the numbers the other way round it is near a town of the country: {swapped}. If that is what you mean, write it that way above.",
    view: "The link shows a map without a marked place, so we took its middle. Is that your shop?",
    confirm: "Yes, this is the place: save",
  },
  km: "{count} km",
  meters: "{count} m",
  directions: ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
  errors: {
    "short-link":
      "We cannot read short links: only their maker knows where they lead. Open it, then copy the long address from the browser, or hold your finger on the place and copy the numbers.",
    words:
      "We cannot read three words: only their maker knows what they stand for. Copy the numbers or the Plus Code from a map.",
    "not-a-place":
      "These numbers are not a place on earth, or they are the spot in the sea where maps put what they do not know.",
    "too-coarse":
      "This Plus Code is an area of several kilometers. Paste the code of the place itself, such as 6CQXHR4X+JX.",
    unreadable:
      "We cannot read this as a place. Copy the two numbers from a map (5.5560, -0.1969), or its Plus Code.",
    "needs-town":
      "This is the second half of a Plus Code, and we do not know the town that it belongs to. Paste the whole code, such as 6CQXHR4X+JX.",
    elsewhere: "This place is in {country}, and your listing says {own}.",
    swapped:
      "This place is in {country}, and your listing says {own}. With the numbers the other way round it fits: {swapped}. If that is right, write it that way.",
    precision: "Please choose who may know the place",
  },
  stale:
    "The listing was changed while this form was open. Below is what you typed. Save once more to keep it.",
  /** For staff who decide on it. */
  staff: {
    fromTown: "{distance} {direction} of the middle of {town}",
    noTown: "We know no town of this listing to measure from.",
    moved: "Moved by {distance}",
  },
  /** On the page of a merchant. */
  page: { plusCode: "Plus Code", about: "about there" },
} as const
