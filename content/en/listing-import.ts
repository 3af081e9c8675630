import { listingOwners } from "./listing-owners.ts"
import { merchantContent } from "./merchants.ts"
import { placeWords } from "./places.ts"

/** Words of the back office about files of businesses that become listings. */
export const listingImport = {
  title: "Import listings",
  link: "Import",
  back: "Back to listings",
  toImports: "All imports",
  lead: "A CSV file of businesses, one a line. You see what would become of each line before anything is added.",
  promise:
    "What is imported is unconfirmed: each business has its page, but is in no list, on no map and not in the sitemap, and nobody is emailed, until you release it or someone claims it.",

  upload: {
    heading: "1. Choose the file",
    file: "CSV file",
    hint: "With commas, semicolons or tabs, and a line of headings. A title above them is left out. At most {lines} lines and {megabytes} MB. The CSV file of the list of listings fits as it is.",
    submit: "Upload and look at it",
    kept: "The file is kept for {days} days, then its lines are erased.",
  },
  problems: {
    missing: "Please choose a file",
    several: "Please choose one file, not several",
    busy: "Too many files are on their way just now. Please try again in a moment.",
    "too-slow": "The file arrived too slowly. Please try again on a better network.",
    "too-large": "The file is larger than {megabytes} MB. Please split it.",
    empty: "The file holds no lines. The first line is for the headings, the businesses come below it.",
    binary:
      "This is no CSV file but a workbook, a picture or the like. In your spreadsheet choose Save as, CSV UTF-8.",
    "not-csv": "We find only one column in this file. Is it a CSV file with commas, semicolons or tabs?",
    "too-many-lines": "The file has more than {lines} lines. Please split it.",
    "too-many-columns": "The file has more than {columns} columns. Please leave out what is not needed.",
    damaged:
      "We cannot read line {line}: a quotation mark is not closed, or stands inside a cell, or the line is endless.",
    "same-heading": "Two columns are called “{heading}”. Please give each its own name.",
  },

  list: {
    heading: "Imports",
    empty: "Nothing was imported yet.",
    columns: { file: "File", uploaded: "Sent", lines: "Lines", state: "State" },
    by: "{date}, by {name}",
    formerly: "a former administrator",
  },
  states: {
    uploaded: "Waits for its columns",
    checked: "Looked at, not imported",
    imported: "Imported: {count}",
    "taken-back": "Taken back",
  },

  /** Of a file that is not in UTF-8. */
  converted: {
    title: "The file is not in UTF-8. We read it as {encoding}.",
    text: "Are these words right? If not, choose Save as, CSV UTF-8 in your spreadsheet, and upload the file again.",
    encodings: { "utf-16": "UTF-16", "windows-1252": "Windows-1252" },
  },

  mapping: {
    heading: "2. What the columns are",
    text: "We have matched what we knew by its heading. Business name, type, description and country are needed, and for a business with premises address, city and, in some countries, state. Other cells that we cannot read are left out.",
    none: "Not in the file",
    unnamed: "Column {number}",
    example: "{heading}: {cell}",
    sample: "The first lines of the file",
    line: "Line",
    submit: "Look at every line",
    again: "Look at every line again",
    change: "Change the columns",
  },

  /** What a column can say. Headings of a file are known by these names too. */
  fields: {
    ...merchantContent.fields,
    onlineOnly: "Online only",
    email: "Owner email",
    walletAddress: "Payment address",
    showWallet: "Payment address shown",
    ...listingOwners.more.facts,
    ...placeWords.facts,
    town: "Town of our list",
    publicId: "Public ID of a listing",
    slug: "Page address of a listing",
    latitude: "Latitude",
    longitude: "Longitude",
  },
  /** Beside some of them. */
  hints: {
    onlineOnly: "yes or no",
    showWallet: "yes or no",
    openingHours: "Such as: Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
    closures: "Such as: 2026-12-24/2026-12-26 Christmas; several one below the other",
    socialLinks: "Up to three, with blanks between them",
    email: "Kept back: nobody writes to it before the release.",
    town: "Its name, or ng/lagos. Without it the town is found by the city.",
    pin: "Coordinates (5.5560, -0.1969), a Plus Code or a long link from a map, in one column",
    latitude: "Where the place on the map is in two columns",
    publicId:
      "A line that names a listing changes it: its cells that say something take the place of what is there.",
    slug: "The same by the last part of its page's address",
    pinPrecision: "exact, about or hidden; needed beside a place on the map",
  },

  /** What cells mean that are on none of our lists. */
  values: {
    heading: "What these cells mean",
    text: "They are on none of our lists. Choose for each what it is: that holds for every line of the file. A line without a type or a country is refused.",
    /** Places: {field}, {cell}. */
    label: "{field}: “{cell}”",
    emptyLabel: "{field}: empty cells",
    lines: { one: "{count} line", other: "{count} lines" },
    said: "Decided",
    undecided: "Not decided",
    leaveOut: "Leave it out",
    yesNo: { yes: "Yes", no: "No" },
    submit: "Use these and look at every line again",
  },

  report: {
    heading: "3. What would become of it",
    done: "What became of it",
    counts: {
      new: "Will be added",
      change: "Will be changed",
      unchanged: "Say what is there already",
      incomplete: "To look at",
      alike: "Look like one that is there",
      refused: "Refused",
    },
    changedLines: "Changed",
    incompleteText:
      "They are taken without the cells that we cannot read. Each listing keeps a note of them in its history.",
    leftOut: "{message} (left out)",
    mend: "Use what is typed here and look at these lines again",
    openListing: "Open the listing",
    /** Places: {before}, {after}. */
    changed: "{before} → {after}",
    nothing: "nothing",
    shown: "The first {count} of them. The file has them all.",
    download: "Report as a CSV file",
    columns: {
      line: "Line",
      business: "Business",
      verdict: "What becomes of it",
      field: "Field",
      why: "Why",
      cell: "In the file",
      listing: "Listing",
    },
    verdicts: {
      new: "will be added",
      change: "will be changed",
      unchanged: "says what is there already",
      alike: "looks like one that is there",
      refused: "refused",
      added: "added",
      changed: "changed",
      "left-out": "left out",
    },
    whole: "The whole line",
    why: "{message} (in the file: “{cell}”)",
    alike: {
      name: "Same name and town as {other}",
      wallet: "Same payment address as {other}",
      phone: "Same phone as {other}",
    },
    otherLine: "line {line}",
    gone: "The lines of this file are erased.",
  },
  findings: {
    cells: "The line has {found} cells, the headings are {expected}",
    unknownValue: "It is on none of our lists: say under “What these cells mean” what it is",
    final: "This listing was withdrawn or merged, and stays as it is",
    stale: "Somebody has changed the listing since the lines were looked at: it stays as it is",
    noListing: "There is no such listing: the line is taken for a new one",
    changedElsewhere: "This is changed on the page of the listing alone",
    phone: "We cannot read this as a phone number, so nobody would see it",
    firstPhone: "Only the first number is taken: {phone}",
    /** What may have been meant differently is refused. Places: {text}, {times}, {written}. */
    hours: {
      unread: "We cannot read “{text}”. Please write hours such as Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
      asked: "“{text}” may mean {times}, or something else. If so, please write {written}",
      noDays: "On which days? Please write hours such as Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
    },
    links: "Please give at most {most} links, with blanks between them",
    closures: "Please give at most {most} closures, one below the other",
    town: "We know no such town in {country}",
    half: "Latitude and longitude belong together",
  },

  import: {
    heading: "4. Import",
    text: "All of them or, if anything goes wrong, none. Refused lines stay out.",
    alike: "Add also the {count} that look like one that is there: branches of one business, for instance",
    submit: "Import {count} now",
    submitChanges: "Change {changed} now",
    submitBoth: "Add {count} and change {changed} now",
    nothing: "There is no line to import.",
    discard: "Throw this file away",
  },

  imported: {
    heading: "Listings of this import",
    count: "{released} of {count} are released.",
    columns: { business: "Business", place: "Location", phone: "Phone", state: "State" },
    held: "Not released",
    released: "Released",
    elsewhere: "Not in the directory",
    select: "Select {name}",
    one: "Only this one is shown.",
    all: "Show all",
    next: "Next page",
  },
  release: {
    heading: "Release",
    text: "From then on the contact in the file is the owner's address: it can open its owner's page, and is told and asked like any other.",
    how: "How do you know that they accept Guapcoin?",
    choose: "Please choose",
    ways: {
      call: "We called them: they are confirmed today",
      visit: "We were there: they are confirmed today",
      message: "They wrote to us: they are confirmed today",
      unknown: "We do not know yet: they stay unconfirmed",
    },
    selected: "Release the selected ones",
    everything: "Release all {count}",
    errors: { how: "Please say how you know", none: "Please select at least one listing" },
    undo: {
      heading: "Undo the release",
      text: "For {days} days, as long as nothing has become of a listing since: it is unconfirmed again, and the owner's address is the contact of the file, to which nobody writes. What was emailed to it opens nothing anymore.",
      submit: "Undo the release of {count}",
    },
  },
  takeBack: {
    heading: "Take the import back",
    text: "For {days} days. Its listings go, released or not, without a trace.",
    stay: "{count} stay, because somebody has changed, confirmed, reported or claimed them.",
    submit: "Take all {count} back",
    submitSome: "Take {count} back",
  },

  /** In the history of each listing. */
  reason: "Imported from {file} (import {id})",
  /** Behind it. Places: {cells}. */
  leftOut: "Left out, please look: {cells}",
  releaseReason: "Released from import {id}",
  undoReason: "Release from import {id} undone",
  onListing: "It was imported, and is not released yet: no email, in no list.",
  onListingLink: "Release it",

  log: {
    many: "Imports of listings",
    one: "import",
    actions: {
      "listing-import.imported": "imported listings",
      "listing-import.released": "released imported listings",
      "listing-import.release-undone": "undid a release of imported listings",
      "listing-import.taken-back": "took an import of listings back",
    },
  },
  personal: {
    section: "Lines of files to import",
    counts: { importLines: { one: "{count} line of a file", other: "{count} lines of files" } },
    line: "Line {line} of a file",
  },
  flash: {
    uploaded: { tone: "info", title: "The file is here: {count} lines" },
    checked: { tone: "success", title: "Every line was looked at. Nothing is imported yet." },
    imported: { tone: "success", title: "Imported: {count}" },
    "imported-incomplete": {
      tone: "info",
      title: "Imported: {count}. {incomplete} of them need a look: see below what was left out.",
    },
    already: { tone: "info", title: "It was imported already: {count}" },
    "taken-back": { tone: "success", title: "Taken back: {count}" },
    discarded: { tone: "success", title: "The file is thrown away" },
    released: { tone: "success", title: "Released: {count}" },
    "release-undone": { tone: "success", title: "Held back again: {count}" },
  },
  /** What an import did that changes listings: those of them that are not 0. */
  outcome: {
    count: "Added: {count}.",
    changed: "Changed: {count}.",
    stale: "Left as they are, because somebody has changed them meanwhile: {count}.",
    incomplete: "To look at: {count}.",
  },
  conflicts: {
    imported: "This file was imported meanwhile.",
    "checked-again":
      "Someone looked at the lines again meanwhile. Please look at what would become of them now.",
    "alike-now":
      "Since the lines were looked at, {count} of them have come to look like one that is there. Nothing was imported. Please look again.",
    changed:
      "Its listings were changed, confirmed, reported or claimed since: none of them can be taken back.",
    "too-late":
      "An import can be taken back for {days} days. Each of its listings can still be hidden or closed.",
    gone: "The lines of this file are erased. Please upload it again.",
  },
} as const
