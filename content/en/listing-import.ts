import { applicationContent } from "./application.ts"
import { listingOwners } from "./listing-owners.ts"
import { placeWords } from "./places.ts"

/** Text of the back office about importing listings from files. */
export const listingImport = {
  title: "Import listings",
  link: "Import",
  back: "Back to listings",
  toImports: "All imports",
  lead: "A CSV file of businesses, one per line. You see the result for each line before anything is added.",
  promise:
    "Imported listings are unconfirmed: each business has its page, but is in no list, on no map and not in the sitemap, and nobody is emailed, until you release it or someone claims it.",

  upload: {
    heading: "1. Choose the file",
    file: "CSV file",
    hint: "Separated by commas, semicolons or tabs, with a line of headings. A title above the headings is ignored. At most {lines} lines and {megabytes} MB. The CSV file from the Listings page works as it is.",
    submit: "Upload and check it",
    kept: "The file is kept for {days} days, then its lines are erased.",
  },
  problems: {
    missing: "Please choose a file",
    several: "Please choose one file, not several",
    busy: "Too many files are being uploaded right now. Please try again in a moment.",
    "too-slow": "The file arrived too slowly. Please try again on a faster connection.",
    "too-large": "The file is larger than {megabytes} MB. Please split it.",
    empty: "The file has no businesses. The first line is for the headings; the businesses come below it.",
    binary:
      "This is not a CSV file but a workbook, a picture or something similar. In your spreadsheet, choose Save as, CSV UTF-8.",
    "not-csv": "We found only one column in this file. Is it a CSV file with commas, semicolons or tabs?",
    "too-many-lines": "The file has more than {lines} lines. Please split it.",
    "too-many-columns": "The file has more than {columns} columns. Please leave out what is not needed.",
    damaged:
      "We cannot read line {line}: a quotation mark is not closed or is inside a cell, or the line never ends.",
    "same-heading": "Two columns are called “{heading}”. Please give each its own name.",
  },

  list: {
    heading: "Imports",
    empty: "Nothing has been imported yet.",
    columns: { file: "File", uploaded: "Uploaded", lines: "Lines", state: "Status" },
    by: "{date}, by {name}",
    formerly: "a former administrator",
  },
  states: {
    uploaded: "Columns not matched",
    checked: "Checked, not imported",
    imported: "Imported: {count}",
    "taken-back": "Undone",
  },

  /** For a file that is not in UTF-8. */
  converted: {
    title: "The file is not in UTF-8. We read it as {encoding}.",
    text: "Are these words right? If not, choose Save as, CSV UTF-8 in your spreadsheet, and upload the file again.",
    encodings: { "utf-16": "UTF-16", "windows-1252": "Windows-1252" },
  },

  mapping: {
    heading: "2. Match the columns",
    text: "We have matched the columns whose headings we know. Business name, type, description and country are required, and for a business with premises also street address, city and, in some countries, state. Other cells that we cannot read are left out.",
    none: "Not in the file",
    unnamed: "Column {number}",
    example: "{heading}: {cell}",
    sample: "The first lines of the file",
    line: "Line",
    submit: "Check every line",
    again: "Check every line again",
    change: "Change the columns",
  },

  /** Fields that a column can contain. Also recognized as headings of a file. */
  fields: {
    ...applicationContent.fields,
    onlineOnly: "Online only",
    email: "Owner email",
    walletAddress: "Payment address",
    showWallet: "Payment address shown",
    ...listingOwners.more.facts,
    ...placeWords.facts,
    town: "Town on our list",
    publicId: "Public ID of a listing",
    slug: "Page address of a listing",
    latitude: "Latitude",
    longitude: "Longitude",
  },
  /** Hints beside some of the fields. */
  hints: {
    onlineOnly: "yes or no",
    showWallet: "yes or no",
    openingHours: "Such as: Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
    closures: "Such as: 2026-12-24/2026-12-26 Christmas; several on separate lines of the cell",
    socialLinks: "Up to three, separated by spaces",
    email: "Held back: nobody emails it before the release.",
    town: "Its name, or a code such as ng/lagos. Without it, the town is looked up by the city.",
    pin: "Coordinates (5.5560, -0.1969), a Plus Code or a long link from a map, in one column",
    latitude: "For when the place on the map is in two columns",
    publicId: "A line that names a listing changes it: cells that are filled in replace what is there.",
    slug: "Does the same, with the last part of the page address",
    pinPrecision: "exact, about or hidden; required with a place on the map",
  },

  /** For cells with unknown values. */
  values: {
    heading: "What these cells mean",
    text: "They are on none of our lists. Choose what each one means: that applies to every line of the file. A line without a type or a country is rejected.",
    /** Placeholders: {field}, {cell}. */
    label: "{field}: “{cell}”",
    emptyLabel: "{field}: empty cells",
    lines: { one: "{count} line", other: "{count} lines" },
    said: "Decided",
    undecided: "Not decided",
    leaveOut: "Leave it out",
    yesNo: { yes: "Yes", no: "No" },
    submit: "Use these and check every line again",
  },

  report: {
    heading: "3. Check the result",
    done: "Result",
    counts: {
      new: "Will be added",
      change: "Will be changed",
      unchanged: "No changes",
      incomplete: "To review",
      alike: "Possible duplicates",
      refused: "Rejected",
    },
    changedLines: "Changed",
    incompleteText:
      "They are imported without the cells that we cannot read. Each listing keeps a note of those in its history.",
    leftOut: "{message} (left out)",
    mend: "Use these corrections and check the lines again",
    openListing: "Open the listing",
    /** Placeholders: {before}, {after}. */
    changed: "{before} → {after}",
    nothing: "nothing",
    shown: "The first {count} are shown. The report has all of them.",
    download: "Report as a CSV file",
    columns: {
      line: "Line",
      business: "Business",
      verdict: "Result",
      field: "Field",
      why: "Why",
      cell: "In the file",
      listing: "Listing",
    },
    verdicts: {
      new: "will be added",
      change: "will be changed",
      unchanged: "no changes",
      alike: "possible duplicate",
      refused: "rejected",
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
    gone: "The lines of this file have been erased.",
  },
  findings: {
    cells: "The line has {found} cells, but there are {expected} headings",
    unknownValue: "It is on none of our lists: choose its meaning under “What these cells mean”",
    final: "This listing was withdrawn or merged, and cannot be changed",
    stale: "Someone has changed the listing since the lines were checked: it was left unchanged",
    noListing: "There is no such listing: the line is treated as a new one",
    changedElsewhere: "This can only be changed on the listing's own page",
    phone: "We cannot read this as a phone number, so nobody would see it",
    firstPhone: "Only the first number is used: {phone}",
    /** Ambiguous hours are refused. Placeholders: {text}, {times}, {written}. */
    hours: {
      unread: "We cannot read “{text}”. Please write hours such as Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
      asked: "“{text}” has more than one meaning. If you mean {times}, please write {written}",
      noDays: "On which days? Please write hours such as Mo-Fr 9am-5pm; Sa 9-13, 14-18; Su closed",
    },
    links: "Please give at most {most} links, separated by spaces",
    closures: "Please give at most {most} closures, on separate lines of the cell",
    town: "We do not know this town in {country}",
    half: "Latitude and longitude must both be given",
  },

  import: {
    heading: "4. Import",
    text: "Either all of them are imported or, if anything goes wrong, none. Rejected lines are left out.",
    alike: "Also add the {count} possible duplicates: branches of one business, for instance",
    submit: "Import {count} now",
    submitChanges: "Change {changed} now",
    submitBoth: "Add {count} and change {changed} now",
    nothing: "There are no lines to import.",
    discard: "Delete file",
  },

  imported: {
    heading: "Listings of this import",
    count: "{released} of {count} are released.",
    columns: { business: "Business", place: "Location", phone: "Phone", state: "Status" },
    held: "Not released",
    released: "Released",
    elsewhere: "Not in the directory",
    select: "Select {name}",
    one: "Only this listing is shown.",
    all: "Show all",
    next: "Next page",
  },
  release: {
    heading: "Release",
    text: "From then on, the contact in the file is the owner's email address. It can open the owner's page, and gets the same emails as any other owner.",
    how: "How do you know that they accept Guapcoin?",
    choose: "Please choose",
    ways: {
      call: "We called them: they are confirmed today",
      visit: "We visited them: they are confirmed today",
      message: "They wrote to us: they are confirmed today",
      unknown: "We do not know yet: they stay unconfirmed",
    },
    selected: "Release selected",
    everything: "Release all {count}",
    errors: { how: "Please say how you know", none: "Please select at least one listing" },
    undo: {
      heading: "Undo the release",
      text: "You can do this for {days} days, as long as nothing has happened to a listing since. It is unconfirmed again, and the owner's email address goes back to being the contact in the file, which nobody emails. Links that were emailed to it stop working.",
      submit: "Undo the release of {count}",
    },
  },
  takeBack: {
    heading: "Undo the import",
    text: "You can do this for {days} days. Its listings are deleted without a trace, released or not.",
    stay: "{count} stay, because someone has changed, confirmed, reported or claimed them.",
    submit: "Delete all {count}",
    submitSome: "Delete {count}",
  },

  /** In the history of each listing. */
  reason: "Imported from {file} (import {id})",
  /** Follows the reason. Placeholders: {cells}. */
  leftOut: "Left out, please check: {cells}",
  releaseReason: "Released from import {id}",
  undoReason: "Release from import {id} undone",
  onListing: "Imported and not released yet: it is in no list, and nobody is emailed.",
  onListingLink: "Release it",

  log: {
    many: "Listing imports",
    one: "import",
    actions: {
      "listing-import.imported": "imported listings",
      "listing-import.released": "released imported listings",
      "listing-import.release-undone": "undid a release of imported listings",
      "listing-import.taken-back": "undid an import of listings",
    },
  },
  personal: {
    section: "Lines of import files",
    counts: {
      importLines: { one: "{count} line of an import file", other: "{count} lines of import files" },
    },
    line: "Line {line} of an import file",
  },
  flash: {
    uploaded: { tone: "info", title: "File uploaded: {count} lines" },
    checked: { tone: "success", title: "Every line was checked. Nothing has been imported yet." },
    imported: { tone: "success", title: "Imported: {count}" },
    "imported-incomplete": {
      tone: "info",
      title: "Imported: {count}. {incomplete} of them need a review: see below what was left out.",
    },
    already: { tone: "info", title: "Already imported: {count}" },
    "taken-back": { tone: "success", title: "Import undone. Listings deleted: {count}" },
    discarded: { tone: "success", title: "File deleted" },
    released: { tone: "success", title: "Released: {count}" },
    "release-undone": { tone: "success", title: "Held back again: {count}" },
  },
  /** Results of an import that changes listings. Results of 0 are left out. */
  outcome: {
    count: "Added: {count}.",
    changed: "Changed: {count}.",
    stale: "Left unchanged, because someone has changed them in the meantime: {count}.",
    incomplete: "To review: {count}.",
  },
  conflicts: {
    imported: "This file was imported in the meantime.",
    "checked-again": "Someone checked the lines again in the meantime. Please look at the new result.",
    "alike-now":
      "Since the lines were checked, {count} of them have become possible duplicates. Nothing was imported. Please check again.",
    changed:
      "All of its listings have since been changed, confirmed, reported or claimed: the import can no longer be undone.",
    "too-late":
      "An import can be undone for {days} days. Each of its listings can still be hidden or closed.",
    gone: "The lines of this file have been erased. Please upload it again.",
  },
} as const
