/** Words of claims: somebody says that an entry of the directory is theirs. */
export const listingClaims = {
  /** Where pages lead here. */
  links: {
    listing: "It is mine, but I have no access: claim it",
    gone: "If you have no access to the mailbox of this entry, or bought the shop, claim it. Our staff call the shop before anything changes.",
    goneButton: "Claim this entry",
  },

  /** /merchant-directory/:slug/claim */
  form: {
    title: "Claim {business}",
    description: "Say that an entry of the merchant directory is yours.",
    back: "Back to the entry",
    heading: "Claim {business}",
    lead: "For owners who cannot use the mailbox of this entry: because the shop was sold to you, because you lost the mailbox, or because our staff added the shop.",
    howHeading: "What happens then",
    how: [
      "We email you a link. Nobody hears about your claim before you have pressed its button.",
      "Then we tell the address on file, which has seven days to answer.",
      "Our staff call the published phone, or look for a code on the shop's own site.",
      "When they are sure, the entry is yours. Until then it takes no new payment address.",
    ],
    email: "Your email",
    emailHint: "A mailbox that you can open now. It is not shown in the directory.",
    situation: "What happened?",
    choose: "Choose one",
    situations: {
      bought: "I bought the shop",
      "lost-mailbox": "I lost the mailbox of this entry",
      "staff-added": "It is mine, and your staff added it",
    },
    note: "Anything that helps our staff",
    noteHint:
      "Such as when you took the shop over, or when somebody answers its phone. Only our staff read it.",
    submit: "Email me the link",
    again: "Please press the button once more, so that we know a person claims.",
    after:
      "Whatever we know of the entry, the answer is the same: a link is in your mailbox within a minute or two. It works for {days} days.",
    ownerPage: "If the entry has your address, your owner's page is quicker.",
    ownerPageLink: "Open my owner's page",
    required: { email: "Please enter your email address", situation: "Please choose what happened" },
    failures: {
      unavailable: "We could not take your claim just now. Please try again in a moment.",
      failed: "Something went wrong on our side. Please try again.",
    },
  },

  /** /listing-claims/:token, the claimer's */
  page: {
    title: "How your claim of an entry stands",
    description: "How your claim stands.",
    heading: "Your claim of {business}",
    confirm: {
      lead: "One press, and we tell the address on file and our staff. Before that nobody hears about your claim.",
      submit: "This is my mailbox: go on",
      never: "If you did not claim anything, close this page. What was asked for is forgotten by itself.",
    },
    statuses: {
      open: "Our staff are looking into it.",
      granted: "The entry is yours.",
      refused: "Our staff did not give you the entry. Why not is in our email.",
      withdrawn: "You took the claim back.",
      expired:
        "The claim has ended, because nobody could make sure of it in {days} days. You can claim anew.",
    },
    since: "Claimed on {date}. It ends on {ends} at the latest.",
    told: "The address on file was told on {date} and can answer until {until}.",
    toldNobody: "The entry has no address on file, so nobody has to be waited for.",
    objected: "The address on file says that this is not right. Our staff look at both sides.",
    agreed: "The address on file has agreed.",
    others: "Somebody else claims this entry too. Our staff look at all claims together.",
    attempts: "Our staff tried {count} of {most} times to make sure and could not.",
    frozen:
      "Until it is decided nobody can set a new payment address or another mailbox. Its owner can still take things down, so that no money goes astray.",
    callHeading: "Our staff call the shop",
    call: "They use the number that the entry showed before you claimed it. Please see that somebody there knows of your claim.",
    siteHeading: "Or show that the shop's own site is yours",
    site: "Put this code anywhere on {site}, where everybody can read it. A person looks for it.",
    ready: "The code is there now",
    readySince: "You told us on {date} that the code is there.",
    withdrawHeading: "Take it back",
    withdrawText: "Was it a mistake? Then the claim ends, and nothing changes.",
    withdraw: "Take the claim back",
    ownerPage: "Ask for the link to your owner's page",
    contact: "Write to us",
    goneHeading: "This link does not work any more",
    gone: "It is too old, or the claim is over. If the entry is yours, you can claim it anew from its page.",
    directory: "To the directory",
    flash: {
      open: {
        tone: "success",
        title: "Thank you: your mailbox is confirmed",
        text: "Below you see how your claim stands.",
      },
      own: {
        tone: "info",
        title: "The entry has this address already",
        text: "There is nothing to claim: ask for the link to your owner's page.",
      },
      twice: {
        tone: "info",
        title: "You have claimed this already",
        text: "The link in our earlier email shows how that claim stands.",
      },
      later: {
        tone: "error",
        title: "Too many claims of this entry today",
        text: "Please press the button again tomorrow. Your link goes on working.",
      },
      ready: {
        tone: "success",
        title: "Thank you",
        text: "A person looks for the code within 2-3 business days.",
      },
      withdrawn: { tone: "success", title: "Taken back", text: "Nothing has changed." },
      gone: { tone: "error", title: "That is not possible any more", text: "The claim is over." },
    },
  },

  /** /listing-claims/holder/:token, of the address on file */
  holder: {
    title: "Somebody claims your entry",
    description: "Say whether it is right.",
    heading: "Somebody claims {business}",
    lead: {
      bought: "They say that they bought the shop.",
      "lost-mailbox": "They say that the entry is theirs and that its mailbox is lost.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "On your owner's page another mailbox was named as the one of this entry.",
    },
    wait: "Nothing changes before {until} without your yes, and nothing at all before our staff have made sure.",
    waitMoved: "Nothing changes before our staff have looked at it. If it was not you, say so at once.",
    object: "That is not right",
    objectText: "Our staff see your answer before they decide.",
    objected: "You said on {date} that it is not right.",
    agree: "Yes, hand it over",
    agreeText: "Then our staff need not wait. You lose the entry; somebody else keeps it true.",
    agreed: "You agreed on {date}.",
    goneHeading: "This has been settled",
    gone: "The claim is over, or the entry has changed since we emailed you. Your owner's page says how it stands.",
    ownerPage: "Ask for the link to my page",
    done: {
      object: {
        tone: "success",
        title: "Thank you for telling us",
        text: "Our staff see it before they decide.",
      },
      agree: { tone: "success", title: "Thank you", text: "Our staff need not wait any longer." },
      gone: { tone: "error", title: "That is not possible any more", text: "The claim is over." },
    },
  },

  /** On the owner's page. */
  owner: {
    frozen: "It is being decided whose entry this is",
    frozenText:
      "Until our staff have decided, it takes no new payment address and no other mailbox. You can still remove the address.",
    mailboxHeading: "Your mailbox",
    mailboxText: "The link to this page goes to {email}.",
    mailboxLink: "Use another mailbox",
  },

  /** /my-listings/:publicId/mailbox */
  mailbox: {
    title: "Another mailbox for your entry",
    description: "Have the link to your owner's page emailed to another mailbox.",
    heading: "Another mailbox for {name}",
    lead: "We email a link to the new mailbox. When its button was pressed, our staff look at the change, and the old mailbox is told.",
    email: "The new mailbox",
    required: "Please enter the new address",
    same: "The entry has this address already",
    tooMany: "We have emailed this address three times today. Please try again tomorrow.",
    submit: "Email the link",
    cancel: "Back",
    sent: {
      tone: "success",
      title: "Please check the new inbox",
      text: "The link in it works for {days} days.",
    },
  },

  mails: {
    situations: {
      bought: "They say that they bought the shop.",
      "lost-mailbox": "They say that the entry is theirs and that this mailbox is lost.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "On its owner's page another mailbox was named as the one of this entry.",
    },
    ownerFooter:
      "You receive this email because this is the owner's address of an entry in the merchant directory of {site}.",
    claimFooter:
      "You receive this email because this address was given for a claim in the merchant directory of {site}.",
    confirm: {
      subject: "Confirm your mailbox for a claim",
      preview: "Nobody hears about it before you press the button.",
      lead: "Somebody, probably you, claims the entry of '{business}' in the merchant directory.",
      button: "Go on with the claim",
      lasts:
        "The link works for {days} days. Afterwards it shows how the claim stands: it is meant for you alone.",
      ignore: "If it was not you, there is nothing to do: nobody hears about it without this email.",
    },
    told: {
      subject: "Somebody claims your entry in the merchant directory",
      preview: "Nothing changes before you can say no.",
      lead: "Another mailbox is to be the one of the entry of '{business}'.",
      wait: "You have until {until} to answer. Without your yes nothing changes before, and our staff make sure first: they call the published phone or look at the shop's own site.",
      waitMoved: "Nothing changes before our staff have looked at it. If it was not you, say so at once.",
      frozen: "Until then the entry takes no new payment address and no other mailbox.",
      button: "That is not right",
      hint: "The button opens a page that asks you once more. There you can agree, too.",
    },
    other: {
      subject: "Somebody else claims the same entry",
      preview: "Our staff look at all claims together.",
      lead: "You claim the entry of '{business}'. Somebody else claims it too. Our staff look at all claims together; you need not do anything.",
      button: "See how my claim stands",
    },
    granted: {
      subject: "The entry is yours",
      preview: "Your owner's page is open to you.",
      lead: "Our staff made sure that the entry of '{business}' is yours. From now on you keep it true: your mailbox opens its owner's page.",
      walletRemoved:
        "The payment address of the former owner was removed. You set yours on the page; it is shown after {hours} hours.",
      stickerRenewed:
        "The sticker has a new code, which your page shows: the one that the former owner knows counts no more.",
      button: "Ask for the link to my page",
    },
    handedOver: {
      subject: "An entry in the merchant directory has another owner",
      preview: "What was changed, and what to do if it is wrong.",
      lead: "The entry of '{business}' belongs to another mailbox now: our staff made sure whose shop it is. Your name and this address do not stand in it any more.",
      wrong: "If that is wrong, write to us at once.",
      contact: "Write to us",
    },
    refused: {
      subject: "Your claim was not granted",
      preview: "What our staff wrote.",
      lead: "Our staff did not give you the entry of '{business}'.",
      reason: "What our staff wrote:",
      toAnother: "The entry was given to somebody else who claimed it.",
      contact: "Write to us",
    },
    tried: {
      subject: "We could not make sure of your claim yet",
      preview: "What you can do.",
      lead: {
        call: "We called the published phone of '{business}', and nobody there could tell us that the entry is yours.",
        site: "We did not find the code on the site of '{business}'.",
      },
      left: "Tries that are left: {count}.",
      button: "See how my claim stands",
    },
    expired: {
      subject: "Your claim has ended",
      preview: "Nothing was changed.",
      lead: "Nobody could make sure in {days} days that the entry of '{business}' is yours, so the claim has ended. Nothing was changed. You can claim it anew from its page.",
      button: "See how my claim stands",
    },
    gone: {
      subject: "Your claim is over",
      preview: "The entry is gone.",
      lead: "The entry that you claimed was withdrawn by its owner, or joined with another one, so the claim is over. If the shop is yours, you can register it, or claim the other entry.",
    },
    ended: {
      subject: "The claim of your entry is over",
      preview: "The entry stays yours.",
      lead: "Nobody claims the entry of '{business}' any more. It stays yours, and nothing was changed.",
      button: "Ask for the link to my page",
    },
    staff: {
      open: {
        subject: "Somebody claims an entry of the directory",
        preview: "Call the published phone, or look for the code.",
        lead: "Somebody says that an entry of the directory is theirs, and has confirmed their mailbox. Nothing happens until you decide.",
      },
      objected: {
        subject: "An owner says that a claim is not right",
        preview: "Please look at it first.",
        lead: "The address on file of an entry says that the claim of it is not right. It stands first in your list.",
      },
      ready: {
        subject: "A code waits on a shop's site",
        preview: "Please look for it.",
        lead: "Somebody who claims an entry says that the code stands on the shop's own site now. Please open the site yourself and look for it.",
      },
      button: "Open the claims",
    },
  },

  /** /admin/listing-claims */
  staff: {
    title: "Claims",
    lead: "People who say that an entry is theirs. Make sure first: call the number that was published before the claim, or look for the code on the shop's own site. Nothing happens until you answer. Entries whose owner objects come first.",
    empty: "Nobody claims an entry.",
    counter: "Claims waiting",
    situations: {
      bought: "Bought the shop",
      "lost-mailbox": "Lost the mailbox",
      "staff-added": "Staff added it",
      moved: "Owner's new mailbox",
    },
    facts: {
      situation: "Says",
      claimer: "Mailbox, confirmed",
      owner: "Address on file",
      since: "Claimed on",
      ends: "Ends by itself on",
      phone: "Phone before the claim",
      site: "Site before the claim",
      code: "Code to look for",
      note: "Note",
      attempts: "Checks without result",
    },
    none: "None",
    changed: "{value} (changed since: {now})",
    ready: "The claimer says that it is there since {date}.",
    attemptsOf: "{count} of {most}",
    objected: "The owner objects",
    agreed: "The owner agrees",
    waits: "The address on file can answer until {date}",
    waitsText: "Before that only with its yes.",
    waitsShort: "The owner has until {date}",
    over: "No answer in seven days",
    nobody: "No address on file",
    others: { one: "{count} other claims this entry too", other: "{count} others claim this entry too" },
    open: "Open the listing",
    grant: "Give it to them",
    grantOf: "It is theirs: hand it over ({name}, {email})",
    how: "How did you make sure?",
    howChoose: "Choose one",
    hows: {
      call: "I called the published phone",
      site: "I saw the code on the shop's own site",
      agreed: "The address on file agreed",
      other: "Otherwise",
    },
    words: "How else",
    wordsHint: "For colleagues.",
    grantSubmit: "It is theirs: hand it over",
    refuse: "Refuse",
    refuseOf: "Refuse the claim ({name}, {email})",
    reason: "Why not",
    reasonHint: "The claimer reads it.",
    refuseSubmit: "Refuse the claim",
    tried: "Could not make sure",
    triedCall: "Called: nobody could say",
    triedSite: "Looked: no code there",
    triedHint: "The claimer is emailed. After {most} of them you can only refuse.",
    usedUp: "Five checks came to nothing: this claim can only be refused.",
    errors: {
      how: "Please say how you made sure",
      words: "Please write how you made sure",
      reason: "Please say why: the claimer reads it",
      tooLong: "Please use at most {max} characters",
    },
    flash: {
      granted: { tone: "success", title: "Handed over", text: "{name} has a new owner. Both are emailed." },
      refused: { tone: "success", title: "Refused", text: "The claimer of {name} is emailed why not." },
      noted: { tone: "success", title: "Noted", text: "The claimer of {name} is emailed." },
      "too-early": {
        tone: "error",
        title: "Not yet",
        text: "The address on file of {name} can still answer. Nothing was changed.",
      },
      "not-agreed": {
        tone: "error",
        title: "The address on file has not agreed",
        text: "Nothing was changed at {name}. Please say how else you made sure.",
      },
      "used-up": {
        tone: "error",
        title: "Only refusing is left",
        text: "Five checks at {name} came to nothing. Nothing was changed.",
      },
      objected: {
        tone: "error",
        title: "The owner has answered meanwhile",
        text: "The address on file of {name} says that the claim is not right. Nothing was changed; please look again.",
      },
      gone: { tone: "error", title: "Somebody was faster", text: "This claim is over." },
    },

    /** /admin/listing-claims/decided */
    decided: {
      link: "Decided claims",
      title: "Decided claims",
      back: "Claims that wait",
      empty: "No claim has been decided.",
      columns: { listing: "Listing", claimer: "Claimed by", decision: "Decision", decided: "Decided" },
      openOf: "Open the listing {name}",
      statuses: { granted: "Handed over", refused: "Refused" },
      by: "by {name}",
      formerly: "somebody who has left",
    },
  },

  personal: {
    section: "Claims of listings",
    counts: {
      listingClaims: { one: "{count} claim", other: "{count} claims" },
      formerListings: { one: "{count} listing that was theirs", other: "{count} listings that were theirs" },
    },
    former: "Was theirs until {date}",
  },

  /** What the audit log says. */
  log: {
    "listing.claimed": "claimed a listing",
    "listing.claim-granted": "gave a listing to whoever claimed it",
    "listing.claim-refused": "refused a claim of a listing",
    "listing.claim-checked": "could not make sure of a claim",
    "listing.claim-objected": "objected to a claim of a listing",
    "listing.claim-agreed": "agreed to a claim of a listing",
    "listing.claim-withdrawn": "took back a claim of a listing",
    "listing.claim-expired": "ended a claim of a listing",
    "listing.wallet-set": "set a new payment address of a listing",
  },
} as const
