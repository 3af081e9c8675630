import { listingClaims } from "./listing-claims.ts"
import { listingOwners } from "./listing-owners.ts"
import { listingVerification } from "./listing-verification.ts"
import { placeWords } from "./places.ts"

/** Text of the back office about listings. */
export const adminListings = {
  title: "Listings",
  search: "Search name, owner, phone, place, public number",
  loading: "Loading listings...",
  empty: "No listings found. Approved applications become listings.",
  emptySearch: "No listings match your search.",
  sorts: { newest: "Newest first", oldest: "Oldest first", name: "A to Z" },
  columns: {
    business: "Business",
    place: "Location",
    contact: "Contact",
    status: "Status",
    freshness: "Last confirmed",
  },
  filters: {
    "": "All",
    listed: "Listed",
    hidden: "Hidden",
    closed: "Closed",
    archived: "Archived",
    withdrawn: "Withdrawn",
    merged: "Merged",
    confirmed: "Confirmed",
    ageing: "Aging",
    doubtful: "Doubtful",
    unconfirmed: "Unconfirmed",
  },
  /** Further filters of the list. */
  facets: {
    country: "Country",
    town: "Town",
    category: "Category",
    missing: "Missing",
    without: { phone: "No phone", picture: "No picture", owner: "No owner", hours: "No opening hours" },
    import: "Import",
  },
  /** Actions on the selected rows; each has a page that asks for confirmation. */
  several: {
    buttons: {
      hide: "Hide...",
      category: "Change category...",
      town: "Set town...",
      confirm: "Confirm...",
    },
    headings: {
      hide: { one: "Hide this listing?", other: "Hide these {count} listings?" },
      category: {
        one: "Change the category of this listing?",
        other: "Change the category of these {count} listings?",
      },
      town: { one: "Set the town of this listing?", other: "Set the town of these {count} listings?" },
      confirm: {
        one: "Does this business accept the coin?",
        other: "Do these {count} businesses accept the coin?",
      },
    },
    leads: {
      hide: "They are removed from the directory. Each owner is notified by email, unless the reason is fraud.",
      category: "Each owner is notified by email of what you changed.",
      town: "Each listing gets the town that you choose. Listings in another country are left out. Each owner is notified by email of what you changed.",
      confirm: "Confirm only what you know: that you asked each of them, or visited them.",
    },
    submit: {
      hide: "Hide",
      category: "Change the category",
      town: "Set the town",
      confirm: "Confirm: they accept it",
    },
    cancel: "Cancel",
    errors: {
      category: "Choose a category.",
      town: "Type a town, find it, and choose one from the list.",
      how: "Choose how you know.",
    },
    done: {
      hide: {
        title: "Hidden from the directory",
        changed: { one: "{count} listing is now hidden.", other: "{count} listings are now hidden." },
        unchanged: {
          one: "{count} was left unchanged: it is already hidden, or was changed in the meantime.",
          other: "{count} were left unchanged: they are already hidden, or were changed in the meantime.",
        },
      },
      category: {
        title: "Category changed",
        changed: {
          one: "{count} listing has the new category.",
          other: "{count} listings have the new category.",
        },
        unchanged: {
          one: "{count} was left unchanged: it already has this category, or was changed in the meantime.",
          other:
            "{count} were left unchanged: they already have this category, or were changed in the meantime.",
        },
      },
      town: {
        title: "Town set",
        changed: {
          one: "{count} listing is now in this town.",
          other: "{count} listings are now in this town.",
        },
        unchanged: {
          one: "{count} was left unchanged: it is already in this town, or was changed in the meantime.",
          other:
            "{count} were left unchanged: they are already in this town, or were changed in the meantime.",
        },
      },
      confirm: {
        title: "Confirmed",
        changed: { one: "{count} listing is confirmed.", other: "{count} listings are confirmed." },
        unchanged: {
          one: "{count} was left unchanged: it is not in the directory.",
          other: "{count} were left unchanged: they are not in the directory.",
        },
      },
    },
  },
  csv: "CSV file",
  csvHint: "All pages of this list, as filtered and searched. It contains personal data.",
  openOf: "Open the listing of {name}",
  /** A withdrawn listing has no name. */
  unnamed: "Withdrawn listing {publicId}",
  neverConfirmed: "Never",
  keys: [
    { key: "j", text: "next row" },
    { key: "k", text: "previous row" },
    { key: "Enter", text: "open the row" },
    { key: "n", text: "add a listing" },
    { key: "/", text: "search" },
  ],
  yes: "Yes",
  no: "No",
  nothing: "Nothing",

  /** For the audit log, staff notes and the page of a person's data. */
  log: {
    many: "Listings",
    one: "listing",
    actions: {
      "listing.absorbed": "merged another listing into this one",
      "listing.added": "added a listing",
      "listing.archived": "archived a listing",
      "listing.changed": "changed a listing",
      "listing.closed": "marked a listing as closed",
      "listing.hidden": "hid a listing",
      "listing.listed": "listed a business again",
      "listing.merged": "merged a listing into another",
      "listing.unmerged": "undid a merge of two listings",
      "listing.restored": "restored an earlier revision of a listing",
      "listing.wallet-agreed": "approved a new payment address",
      "listing.wallet-removed": "removed the payment address of a listing",
      "listing.withdrawn": "withdrew a listing",
      "listings.exported": "exported listings",
      "listing.edit-proposed": "requested a change to a listing",
      "listing.picture-added": "added a picture to a listing",
      "listing.picture-described": "described a picture of a listing",
      "listing.picture-moved": "changed the order of a listing's pictures",
      "listing.picture-removed": "removed a picture from a listing",
      "listing.picture-approved": "published a picture of a listing",
      "listing.picture-refused": "declined a picture of a listing",
      "listing.edit-taken-back": "cancelled a requested change",
      "listing.edit-applied": "approved an owner's change",
      "listing.edit-refused": "declined an owner's change",
      "listing.edit-stale": "found an owner's change out of date",
      "listing.owner-confirmed": "confirmed the email address of a listing",
      "listing.sticker-renewed": "made a new sticker code for a listing",
      "listing.counter-set": "set the point-of-sale rate of a listing",
      "listing.counter-device-added": "made a terminal link for a listing",
      "listing.counter-device-removed": "removed a terminal from a listing",
      "listing.stopped": "marked a listing as no longer accepting the coin",
      ...listingClaims.log,
      ...listingVerification.log,
    },
  },
  personal: {
    section: "Listings in the directory",
    counts: {
      listings: { one: "{count} listing", other: "{count} listings" },
      listingEdits: { one: "{count} requested change", other: "{count} requested changes" },
      listingPictures: { one: "{count} picture of a listing", other: "{count} pictures of listings" },
      listingEvidence: {
        one: "{count} answer about accepting the coin",
        other: "{count} answers about accepting the coin",
      },
      counterDevices: { one: "{count} point-of-sale terminal", other: "{count} point-of-sale terminals" },
      paymentRequests: { one: "{count} payment request", other: "{count} payment requests" },
      formerContacts: {
        one: "{count} listing that they were the contact for",
        other: "{count} listings that they were the contact for",
      },
    },
    former: "Was the contact for listing {publicId}",
  },
  statuses: {
    listed: "Listed",
    hidden: "Hidden",
    closed: "Closed",
    archived: "Archived",
    withdrawn: "Withdrawn",
    merged: "Merged",
  },
  freshness: {
    confirmed: "Confirmed",
    ageing: "Aging",
    doubtful: "Doubtful",
    unconfirmed: "Unconfirmed",
  },
  confirmers: { owner: "by the owner", staff: "by staff", approval: "when it was approved" },
  sources: { application: "Application", staff: "Added by staff", import: "Imported" },
  actors: { owner: "The owner", staff: "A former administrator", system: "The system" },

  /** Names of the fields, in revisions and mails. */
  facts: {
    businessName: "Business name",
    businessType: "Business type",
    directoryCategory: "Directory category",
    description: "Description",
    website: "Website",
    phone: "Phone",
    onlineOnly: "Online only",
    address: "Street address",
    city: "City",
    town: "Town",
    state: "State",
    zipCode: "Zip",
    country: "Country",
    walletAddress: "Payment address",
    showWallet: "Payment address shown",
    ...listingOwners.more.facts,
    ...placeWords.facts,
    ownerName: "Owner name",
    ownerEmail: "Owner email",
    status: "Status",
    mergedInto: "Merged into",
    slug: "Page address",
  },

  /** /admin/listings/:id */
  detail: {
    back: "Back to listings",
    facts: "Listing",
    publicPage: "Open the public page",
    application: "Open its application",
    publicId: "Public number",
    source: "Came from",
    heldEmail: "Imported contact, held back",
    listedAt: "Listed since",
    confirmed: "Last confirmed",
    confirmedWhen: "{date}, {by}",
    revision: "Revision",
    merged: "Merged into",
    notGiven: "Not given",
    wallet: "Payment address",
    walletText: "Removing it takes effect at once: the page no longer shows a payment code.",
    walletNone: "No payment address.",
    walletFrom: "It is shown on the page from {date}.",
    walletYes: "Customers see it only after a second administrator has approved it.",
    walletOwn: "You set it: a colleague has to approve it.",
    agree: "I checked it: approve",
    removeWallet: "Remove the payment address",
    walletReason: "Removed the payment address",
    edit: "Details in the directory",
    editHint:
      "The owner is notified by email of what you changed. A new name creates a new page address; the old one redirects to it.",
    contactHint: "Where emails about this listing go. If it is empty, nobody is notified.",
    reason: "Why",
    reasonHint: "Kept in the history. The owner will read it too.",
    save: "Save changes",
    standing: "Status in the directory",
    standingHint:
      "Its page stays and says what happened to it. The owner is notified by email, unless it is hidden because of fraud.",
    hidingReason: "Reason for hiding",
    chooseReason: "Choose one",
    hidingReasons: {
      fraud: "Fraud, or someone else's business",
      "wrong-payment-address": "The payment address is not theirs",
      "does-not-accept": "It does not take the coin",
      "wrong-facts": "Its details are wrong",
      "asked-by-owner": "The owner asked for it",
      other: "Another reason",
    },
    hide: "Hide",
    close: "Mark as closed",
    archive: "Archive",
    list: "List again",
    final: "A merged or withdrawn listing cannot be changed.",
  },

  /** /admin/listings/:id/more */
  more: {
    link: "Hours, WhatsApp and more",
    lead: "Details that owners can also change on their own page. The owner is notified by email of what you changed.",
    stale:
      "Someone else changed the same fields in the meantime. Nothing was saved. Check what you typed, then save again.",
  },

  /** /admin/listings/new */
  add: {
    link: "Add a listing",
    title: "Add a listing",
    text: "It starts as unconfirmed: it has a page, but appears in lists only when visitors ask to see unconfirmed businesses. Nobody is emailed, and a payment address has the same waiting time as any new one.",
    submit: "Add listing",
  },

  /** /admin/listings/duplicates */
  duplicates: {
    link: "Likely duplicates",
    title: "Likely duplicates",
    lead: "Listings that may be for the same business, those with more in common first. If more than five share something, they are left out: a chain may have one phone number for all its shops.",
    none: "No two listings share a name in the same town, a phone number or a payment address.",
    same: "Same {what}",
    whats: { name: "name and city", phone: "phone number", wallet: "payment address" },
    merge: "Merge into the first",
    mergeOf: "Merge into the first: {name}",
  },

  /** /admin/listings/:id/merge */
  merge: {
    link: "Merge into another",
    title: "Merge a listing",
    heading: "Which listing should replace {name}?",
    text: "For two listings of the same business. All page addresses of this one will redirect to the one that stays.",
    search: "Search",
    searchLabel: "Search name, phone, website, place",
    none: "No other listing matches.",
    choose: "Keep this one: {name}",
    question: "Merge these two?",
    goes: "This one goes",
    stays: "This one stays",
    final:
      "You can undo the merge for {hours} hours; after that it is permanent. The listing that stays takes the details you select below; both keep their history. The owner of the one that goes is notified by email.",
    payment:
      "Their payment addresses differ. The page that stays shows none for {hours} hours, and then only after a second administrator has approved it. Owners and former contacts of both are notified.",
    take: {
      heading: "What should the listing that stays take from the other one?",
      text: "Details that it lacks are already selected. Its name, payment address and owner stay as they are: change those on its own page.",
      place: "Place",
    },
    submit: "Merge listings",
    another: "Choose another",
    cancel: "Back to the listing",
    reason: "Merged into {name}: both were for the same business.",
    absorbed: "{name} was merged into this listing: both were for the same business.",
    undone: "The merge was undone.",
    undo: "Undo the merge",
    undoText: "You can undo the merge until {until}. Both listings will then be as they were before.",
    stale: "One of them was changed in the meantime. Check both, then try again.",
  },

  revisions: {
    heading: "Change history",
    number: "Revision {number}",
    current: "current",
    by: "{by}, {date}",
    changes: { one: "{count} field", other: "{count} fields" },
    field: "Field",
    before: "Before",
    after: "After",
    erased: "Its contents have been erased.",
    restore: "Restore revision {number}",
    restoreHint:
      "Restoring brings back the details of that revision as a new revision. Owner and status stay as they are.",
    restoreReason: "Restored revision {number}",
  },

  conflict: {
    title: "Someone else got there first",
    text: "{by} changed the same fields as you on {date}. Nothing was saved. The form holds what you typed and everything else that was changed in the meantime. Where they differ, both versions are shown here. Save again to replace theirs with yours.",
    pressAgain: "{by} changed this listing on {date}. Nothing was done. Check what changed, then try again.",
    yours: "Yours",
    theirs: "Theirs",
  },

  errors: {
    hidingReason: "Choose a reason.",
  },

  /** After an action: shown as a toast, and in the page without script. */
  flash: {
    saved: { tone: "success", title: "Listing saved" },
    savedBeside: {
      tone: "success",
      title: "Listing saved",
      text: "Someone else changed other fields in the meantime. Both changes are kept.",
    },
    unchanged: { tone: "info", title: "No changes to save" },
    final: { tone: "error", title: "A merged or withdrawn listing cannot be changed" },
    added: { tone: "success", title: "Listing added", text: "It is unconfirmed until someone confirms it." },
    merged: {
      tone: "success",
      title: "Listings merged",
      text: "The page addresses of the other one now redirect here.",
    },
    unmerged: { tone: "success", title: "Merge undone", text: "Both listings are as they were." },
    "too-late": {
      tone: "error",
      title: "This merge is permanent",
      text: "It could be undone for three days.",
    },
    impossible: {
      tone: "error",
      title: "These two cannot be merged",
      text: "One of them is already merged or withdrawn.",
    },
    restored: { tone: "success", title: "Earlier revision restored" },
    walletRemoved: { tone: "success", title: "Payment address removed" },
    agreed: { tone: "success", title: "Payment address approved" },
    "nothing-waits": {
      tone: "error",
      title: "Not approved",
      text: "The listing was changed in the meantime, or a colleague approved it first. Check the payment address again.",
    },
    own: {
      tone: "error",
      title: "Not approved",
      text: "You set this payment address. A second administrator has to check it.",
    },
    hidden: { tone: "success", title: "Hidden from the directory" },
    closed: { tone: "success", title: "Marked as closed" },
    archived: { tone: "success", title: "Archived" },
    listed: { tone: "success", title: "Listed again" },
  },
} as const
