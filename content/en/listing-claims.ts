/** Words of claims: somebody says that an entry of the directory is theirs. */
export const listingClaims = {
  /** Where pages lead here. */
  links: {
    listing: "It is mine, but I cannot open it: claim it",
    gone: "If you cannot open the mailbox of this listing, or have bought the shop, claim it. Our staff call the shop before anything changes.",
    goneButton: "Claim this listing",
  },

  /** /merchant-directory/:slug/claim */
  form: {
    title: "Claim {business}",
    description: "Say that a listing of the merchant directory is yours.",
    back: "Back to the listing",
    heading: "Claim {business}",
    lead: "For owners who cannot use the mailbox of this listing: because the shop was sold to you, because you lost the mailbox, or because our staff added the shop.",
    howHeading: "What happens next",
    how: [
      "We email you a link. Nobody hears about your claim until you press its button.",
      "Then we tell the address on file, which has seven days to answer.",
      "Our staff call the published phone, or look for a code on the shop's own site.",
      "When they are sure, the listing is yours. Until then it takes no new payment address.",
    ],
    email: "Your email",
    emailHint: "A mailbox that you can open now. It is not shown in the directory.",
    situation: "What happened?",
    choose: "Choose one",
    situations: {
      bought: "I bought the shop",
      "lost-mailbox": "I lost the mailbox of this listing",
      "staff-added": "It is mine, and your staff added it",
    },
    note: "Anything that helps our staff",
    noteHint:
      "Such as when you took the shop over, or when someone answers its phone. Only our staff read it.",
    submit: "Email me the link",
    again: "Please press the button once more, so that we know a person is asking.",
    after:
      "Whatever we know about the listing, our answer is the same: a link will be in your mailbox within a minute or two. It works for {days} days.",
    ownerPage: "If the listing has your address, your owner's page is quicker.",
    ownerPageLink: "Open my owner's page",
    required: { email: "Please enter your email address", situation: "Please choose what happened" },
    failures: {
      unavailable: "We could not take your claim just now. Please try again in a moment.",
      failed: "Something went wrong on our side. Please try again.",
    },
  },

  /** /listing-claims/:token, the claimer's */
  page: {
    title: "The state of your claim",
    description: "The state of your claim of a listing.",
    heading: "Your claim of {business}",
    confirm: {
      lead: "One press, and we tell the address on file and our staff. Until then nobody hears about your claim.",
      submit: "This is my mailbox: go on",
      never: "If you did not claim anything, close this page. The request will be forgotten.",
    },
    statuses: {
      open: "Our staff are looking into it.",
      granted: "The listing is yours.",
      refused: "Our staff did not give you the listing. Our email says why.",
      withdrawn: "You took the claim back.",
      expired:
        "The claim has ended, because nobody could verify it in {days} days. You can make a new claim.",
    },
    since: "Claimed on {date}. It ends on {ends} at the latest.",
    told: "The address on file was told on {date} and can answer until {until}.",
    toldNobody: "The listing has no address on file, so there is nobody to wait for.",
    objected: "The address on file says that this is not right. Our staff look at both sides.",
    agreed: "The address on file has agreed.",
    others: "Someone else claims this listing too. Our staff look at all claims together.",
    attempts: "Our staff have tried {count} of {most} times to verify it, and could not.",
    frozen:
      "Until it is decided, nobody can set a new payment address or another mailbox. The owner can still take things down, so that no money goes astray.",
    callHeading: "Our staff call the shop",
    call: "They use the number that the listing showed before you claimed it. Please make sure that someone there knows about your claim.",
    siteHeading: "Or show that the shop's own site is yours",
    site: "Put this code anywhere on {site}, where everyone can read it. A person will look for it.",
    ready: "The code is there now",
    readySince: "You told us on {date} that the code is there.",
    withdrawHeading: "Take it back",
    withdrawText: "Was it a mistake? Then the claim ends, and nothing changes.",
    withdraw: "Take the claim back",
    ownerPage: "Ask for the link to your owner's page",
    contact: "Write to us",
    goneHeading: "This link no longer works",
    gone: "It is too old, or the claim is over. If the listing is yours, you can claim it again from its page.",
    directory: "To the directory",
    flash: {
      open: {
        tone: "success",
        title: "Thank you: your mailbox is confirmed",
        text: "Below you can see the state of your claim.",
      },
      own: {
        tone: "info",
        title: "The listing already has this address",
        text: "There is nothing to claim: ask for the link to your owner's page.",
      },
      twice: {
        tone: "info",
        title: "You have claimed this already",
        text: "The link in our earlier email shows the state of that claim.",
      },
      later: {
        tone: "error",
        title: "Too many claims of this listing today",
        text: "Please press the button again tomorrow. Your link will still work.",
      },
      ready: {
        tone: "success",
        title: "Thank you",
        text: "A person will look for the code within 2-3 business days.",
      },
      withdrawn: { tone: "success", title: "Taken back", text: "Nothing has changed." },
      gone: { tone: "error", title: "That is not possible anymore", text: "The claim is over." },
    },
  },

  /** /listing-claims/holder/:token, of the address on file */
  holder: {
    title: "Someone claims your listing",
    description: "Say whether it is right.",
    heading: "Someone claims {business}",
    lead: {
      bought: "They say that they bought the shop.",
      "lost-mailbox": "They say that the listing is theirs and that its mailbox is lost.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "On your owner's page, another mailbox was named for this listing.",
    },
    wait: "Nothing changes before {until} unless you agree, and nothing at all until our staff have made sure.",
    waitMoved: "Nothing changes until our staff have looked at it. If that was not you, say so at once.",
    object: "That is not right",
    objectText: "Our staff see your answer before they decide.",
    objected: "You said on {date} that it is not right.",
    agree: "Yes, hand it over",
    agreeText: "Then our staff do not have to wait. You lose the listing, and someone else looks after it.",
    agreed: "You agreed on {date}.",
    goneHeading: "This has been settled",
    gone: "The claim is over, or the listing has changed since we emailed you. Your owner's page shows how things stand.",
    ownerPage: "Ask for the link to my page",
    done: {
      object: {
        tone: "success",
        title: "Thank you for telling us",
        text: "Our staff see it before they decide.",
      },
      agree: { tone: "success", title: "Thank you", text: "Our staff do not have to wait any longer." },
      gone: { tone: "error", title: "That is not possible anymore", text: "The claim is over." },
    },
  },

  /** On the owner's page. */
  owner: {
    frozen: "We are deciding whose listing this is",
    frozenText:
      "Until our staff have decided, you cannot set a new payment address or another mailbox. You can still remove the address.",
    mailboxHeading: "Your mailbox",
    mailboxText: "The link to this page goes to {email}.",
    mailboxLink: "Use another mailbox",
  },

  /** /my-listings/:publicId/mailbox */
  mailbox: {
    title: "Another mailbox for your listing",
    description: "Have the link to your owner's page emailed to another mailbox.",
    heading: "Another mailbox for {name}",
    lead: "We email a link to the new mailbox. Once its button is pressed, our staff look at the change, and we tell the old mailbox.",
    email: "The new mailbox",
    required: "Please enter the new address",
    same: "The listing already has this address",
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
      "lost-mailbox": "They say that the listing is theirs and that this mailbox is lost.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "On its owner's page, another mailbox was named for this listing.",
    },
    ownerFooter:
      "You receive this email because this is the owner's address of a listing in the merchant directory of {site}.",
    claimFooter:
      "You receive this email because this address was given for a claim in the merchant directory of {site}.",
    confirm: {
      subject: "Confirm your mailbox for a claim",
      preview: "Nobody hears about it until you press the button.",
      lead: "Someone, probably you, claims the listing of '{business}' in the merchant directory.",
      button: "Go on with the claim",
      lasts:
        "The link works for {days} days. Afterwards it shows the state of the claim. It is for you alone.",
      ignore: "If that was not you, there is nothing to do: nobody else hears about it.",
    },
    told: {
      subject: "Someone claims your listing in the merchant directory",
      preview: "Nothing changes before you have had time to say no.",
      lead: "Someone wants another mailbox to look after the listing of '{business}'.",
      wait: "You have until {until} to answer. Unless you agree, nothing changes before then, and our staff make sure first: they call the published phone or look at the shop's own site.",
      waitMoved: "Nothing changes until our staff have looked at it. If that was not you, say so at once.",
      frozen: "Until then nobody can set a new payment address or another mailbox.",
      button: "That is not right",
      hint: "The button opens a page that asks you once more. There you can agree, too.",
    },
    other: {
      subject: "Someone else claims the same listing",
      preview: "Our staff look at all claims together.",
      lead: "You claim the listing of '{business}'. Someone else claims it too. Our staff look at all claims together. You do not have to do anything.",
      button: "See how my claim stands",
    },
    granted: {
      subject: "The listing is yours",
      preview: "Your owner's page is open to you.",
      lead: "Our staff have made sure that the listing of '{business}' is yours. From now on you keep it up to date: your mailbox opens its owner's page.",
      walletRemoved:
        "The payment address of the former owner was removed. You can set yours on the page; it is shown after {hours} hours.",
      stickerRenewed:
        "The sticker has a new code, which your page shows. The one that the former owner knows no longer counts.",
      button: "Ask for the link to my page",
    },
    handedOver: {
      subject: "A listing in the merchant directory has another owner",
      preview: "What was changed, and what to do if it is wrong.",
      lead: "The listing of '{business}' now belongs to another mailbox: our staff made sure whose shop it is. It no longer holds your name or this address.",
      wrong: "If that is wrong, write to us at once.",
      contact: "Write to us",
    },
    refused: {
      subject: "Your claim was not granted",
      preview: "What our staff wrote.",
      lead: "Our staff did not give you the listing of '{business}'.",
      reason: "What our staff wrote:",
      toAnother: "The listing was given to someone else who claimed it.",
      contact: "Write to us",
    },
    tried: {
      subject: "We could not verify your claim yet",
      preview: "What you can do.",
      lead: {
        call: "We called the published phone of '{business}', and nobody there could tell us that the listing is yours.",
        site: "We did not find the code on the site of '{business}'.",
      },
      left: "Tries left: {count}.",
      button: "See how my claim stands",
    },
    expired: {
      subject: "Your claim has ended",
      preview: "Nothing was changed.",
      lead: "In {days} days nobody could verify that the listing of '{business}' is yours, so the claim has ended. Nothing was changed. You can claim it again from its page.",
      button: "See how my claim stands",
    },
    gone: {
      subject: "Your claim is over",
      preview: "The listing is gone.",
      lead: "The listing that you claimed was withdrawn by its owner, or joined with another one, so the claim is over. If the shop is yours, you can register it, or claim the other listing.",
    },
    ended: {
      subject: "The claim of your listing is over",
      preview: "The listing stays yours.",
      lead: "Nobody claims the listing of '{business}' anymore. It stays yours, and nothing was changed.",
      button: "Ask for the link to my page",
    },
    staff: {
      open: {
        subject: "Someone claims a listing of the directory",
        preview: "Call the published phone, or look for the code.",
        lead: "Someone says that a listing of the directory is theirs, and has confirmed their mailbox. Nothing happens until you decide.",
      },
      objected: {
        subject: "An owner says that a claim is not right",
        preview: "Please look at it first.",
        lead: "The address on file of a listing says that the claim of it is not right. It stands first in your list.",
      },
      ready: {
        subject: "A code waits on a shop's site",
        preview: "Please look for it.",
        lead: "Someone who claims a listing says that the code stands on the shop's own site now. Please open the site yourself and look for it.",
      },
      button: "Open the claims",
    },
  },

  /** /admin/listing-claims */
  staff: {
    title: "Claims",
    lead: "People who say that a listing is theirs. Make sure first: call the number that was published before the claim, or look for the code on the shop's own site. Nothing happens until you answer. Listings whose owner objects come first.",
    empty: "Nobody claims a listing.",
    queue: { counter: "Claims", mark: "Claim", openOf: "Open the claim of {name}" },
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
    others: { one: "{count} other claims this listing too", other: "{count} others claim this listing too" },
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
      gone: { tone: "error", title: "Someone was faster", text: "This claim is over." },
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
      formerly: "someone who has left",
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
