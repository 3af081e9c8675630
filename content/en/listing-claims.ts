/** Text of claims. A claim says that a listing belongs to the claimer. */
export const listingClaims = {
  /** Links to the claim form on other pages. */
  links: {
    listing: "Cannot open your owner's page? Claim this listing",
    gone: "If you cannot use this listing's email address, or have bought the shop, claim the listing. Our staff call the shop before anything changes.",
    goneButton: "Claim this listing",
  },

  /** /merchant-directory/:slug/claim */
  form: {
    title: "Claim {business}",
    description: "Claim a listing in the merchant directory.",
    back: "Back to the listing",
    heading: "Claim {business}",
    lead: "For owners who cannot use this listing's email address: because you bought the shop, because you lost access to that address, or because our staff added the shop.",
    howHeading: "What happens next",
    how: [
      "We email you a link. We tell nobody about your claim until you confirm it there.",
      "Then we email the owner on file, who has seven days to answer.",
      "Our staff call the published phone number, or look for a code on the shop's own website.",
      "Once they are sure, the listing is yours. Until then, nobody can set a new payment address.",
    ],
    email: "Your email",
    emailHint: "Use an email address that you can check now. It is not shown in the directory.",
    situation: "What happened?",
    choose: "Choose one",
    situations: {
      bought: "I bought the shop",
      "lost-mailbox": "I lost access to this listing's email address",
      "staff-added": "It is my shop, and your staff added it",
    },
    note: "Note for our staff",
    noteHint:
      "Such as when you took over the shop, or when someone answers its phone. Only our staff read it.",
    submit: "Email me the link",
    again: "Please press the button once more, so that we know a person is asking.",
    after:
      "Whatever we know about the listing, our answer is the same: you will get a link by email within a minute or two. It works for {days} days.",
    ownerPage: "If the listing has your email address, your owner's page is quicker.",
    ownerPageLink: "Open my owner's page",
    required: { email: "Please enter your email address", situation: "Please choose what happened" },
    failures: {
      unavailable: "We could not accept your claim just now. Please try again in a moment.",
      failed: "Something went wrong on our side. Please try again.",
    },
  },

  /** /listing-claims/:token, for the claimer */
  page: {
    title: "Status of your claim",
    description: "The status of your claim to a listing.",
    heading: "Your claim to {business}",
    confirm: {
      lead: "Press the button, and we tell the owner on file and our staff. Until then, we tell nobody about your claim.",
      submit: "Confirm my claim",
      never: "If you did not claim anything, close this page. We will delete the request.",
    },
    statuses: {
      open: "Our staff are looking into it.",
      granted: "The listing is yours.",
      refused: "Our staff declined your claim. Our email says why.",
      withdrawn: "You withdrew the claim.",
      expired:
        "The claim has ended because nobody could verify it within {days} days. You can make a new claim.",
    },
    since: "Claimed on {date}. It ends on {ends} at the latest.",
    told: "On {date}, we told the owner on file, who can answer until {until}.",
    toldNobody: "The listing has no email address on file, so we do not have to wait for anybody.",
    objected: "The owner on file objects to your claim. Our staff will look at both sides.",
    agreed: "The owner on file has agreed.",
    others: "Someone else has claimed this listing too. Our staff will look at all claims together.",
    attempts: "Our staff could not verify your claim yet: {count} of {most} tries used.",
    frozen:
      "Until the claim is decided, nobody can set a new payment address or change the owner's email address. The owner can still take things down, so that no money goes to the wrong place.",
    callHeading: "Our staff call the shop",
    call: "They call the number that the listing showed before you claimed it. Please make sure that someone there knows about your claim.",
    siteHeading: "Or show that the shop's website is yours",
    site: "Put this code anywhere on {site} where everyone can read it. A person will look for it.",
    ready: "The code is there now",
    readySince: "You told us on {date} that the code is there.",
    withdrawHeading: "Withdraw your claim",
    withdrawText: "If it was a mistake, withdraw it. The claim ends, and nothing changes.",
    withdraw: "Withdraw the claim",
    ownerPage: "Ask for the link to your owner's page",
    contact: "Write to us",
    goneHeading: "This link no longer works",
    gone: "It is too old, or the claim is over. If the listing is yours, you can claim it again from its page.",
    directory: "Go to the directory",
    flash: {
      open: {
        tone: "success",
        title: "Thank you, your email address is confirmed",
        text: "You can see the status of your claim below.",
      },
      own: {
        tone: "info",
        title: "The listing already has this email address",
        text: "You do not need to claim it: ask for the link to your owner's page.",
      },
      twice: {
        tone: "info",
        title: "You have already claimed this listing",
        text: "The link in our earlier email shows the status of that claim.",
      },
      later: {
        tone: "error",
        title: "Too many claims to this listing today",
        text: "Please press the button again tomorrow. Your link will still work.",
      },
      ready: {
        tone: "success",
        title: "Thank you",
        text: "A person will look for the code within 2-3 business days.",
      },
      withdrawn: { tone: "success", title: "Claim withdrawn", text: "Nothing has changed." },
      gone: { tone: "error", title: "That is not possible anymore", text: "The claim is over." },
    },
  },

  /** /listing-claims/holder/:token, for the holder of the listing's email address */
  holder: {
    title: "Someone has claimed your listing",
    description: "Tell us whether the claim is right.",
    heading: "Someone has claimed {business}",
    lead: {
      bought: "They say that they bought the shop.",
      "lost-mailbox": "They say that the listing is theirs and that they lost access to its email address.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "Someone asked on your owner's page to change this listing's email address.",
    },
    wait: "Nothing changes before {until} unless you agree, and nothing at all until our staff have verified the claim.",
    waitMoved: "Nothing changes until our staff have looked at it. If that was not you, say so at once.",
    object: "I object",
    objectText: "Our staff will see your answer before they decide.",
    objected: "You objected on {date}.",
    agree: "Yes, hand it over",
    agreeText: "Then our staff do not have to wait. You lose the listing, and someone else takes it over.",
    agreed: "You agreed on {date}.",
    goneHeading: "This has been settled",
    gone: "The claim is over, or the listing has changed since we emailed you. Your owner's page shows the current status.",
    ownerPage: "Ask for the link to my page",
    done: {
      object: {
        tone: "success",
        title: "Thank you for telling us",
        text: "Our staff will see it before they decide.",
      },
      agree: { tone: "success", title: "Thank you", text: "Our staff do not have to wait any longer." },
      gone: { tone: "error", title: "That is not possible anymore", text: "The claim is over." },
    },
  },

  /** On the owner's page. */
  owner: {
    frozen: "We are deciding who owns this listing",
    frozenText:
      "Until our staff have decided, you cannot set a new payment address or change your email address. You can still remove the payment address.",
    mailboxHeading: "Your email address",
    mailboxText: "The link to this page goes to {email}.",
    mailboxLink: "Use another email address",
  },

  /** /my-listings/:publicId/mailbox */
  mailbox: {
    title: "Another email address for your listing",
    description: "Have the link to your owner's page sent to another email address.",
    heading: "Another email address for {name}",
    lead: "We email a link to the new address. Once you confirm it there, our staff look at the change, and we tell the old address.",
    email: "New email address",
    required: "Please enter the new email address",
    same: "The listing already has this email address",
    tooMany: "We have sent three emails to this address today. Please try again tomorrow.",
    submit: "Email the link",
    cancel: "Back",
    sent: {
      tone: "success",
      title: "Please check the new inbox",
      text: "The link that we sent works for {days} days.",
    },
  },

  mails: {
    situations: {
      bought: "They say that they bought the shop.",
      "lost-mailbox": "They say that the listing is theirs and that they lost access to this email address.",
      "staff-added": "They say that the shop is theirs and that our staff added it.",
      moved: "The request was made on its owner's page.",
    },
    ownerFooter:
      "You receive this email because this address is on file for the owner of a listing in the merchant directory of {site}.",
    claimFooter:
      "You receive this email because this address was entered for a claim in the merchant directory of {site}.",
    confirm: {
      subject: "Confirm your email address for a claim",
      preview: "We tell nobody about it until you confirm it.",
      lead: "Someone, probably you, wants to claim the listing of '{business}' in the merchant directory.",
      button: "Continue with the claim",
      lasts:
        "The link works for {days} days. After you confirm, it shows the status of the claim. It is for you alone.",
      ignore: "If this was not you, you do not have to do anything: we tell nobody else about it.",
    },
    told: {
      subject: "Someone has claimed your listing in the merchant directory",
      preview: "Nothing changes before you have had time to object.",
      lead: "Someone wants to manage the listing of '{business}' from another email address.",
      wait: "You have until {until} to answer. Unless you agree, nothing changes before then, and our staff verify the claim first: they call the published phone number or look at the shop's own website.",
      waitMoved: "Nothing changes until our staff have looked at it. If that was not you, say so at once.",
      frozen: "Until then, nobody can set a new payment address or change the owner's email address.",
      button: "I object",
      hint: "The button opens a page that asks you to confirm. You can also agree there.",
    },
    other: {
      subject: "Someone else has claimed the same listing",
      preview: "Our staff will look at all claims together.",
      lead: "You claimed the listing of '{business}'. Someone else has claimed it too. Our staff will look at all claims together. You do not have to do anything.",
      button: "See how my claim stands",
    },
    granted: {
      subject: "The listing is yours",
      preview: "You can now open its owner's page.",
      lead: "Our staff have verified that the listing of '{business}' is yours. From now on you keep it up to date: the link to its owner's page goes to your email address.",
      walletRemoved:
        "The former owner's payment address was removed. You can set yours on the page; it is shown after {hours} hours.",
      stickerRenewed:
        "The sticker has a new code, shown on your owner's page. The code that the former owner knows no longer counts.",
      button: "Ask for the link to my page",
    },
    handedOver: {
      subject: "A listing in the merchant directory has a new owner",
      preview: "What was changed, and what to do if it is wrong.",
      lead: "The listing of '{business}' now has another email address on file: our staff verified who owns the shop. The listing no longer holds your name or this address.",
      wrong: "If that is wrong, write to us at once.",
      contact: "Write to us",
    },
    refused: {
      subject: "Your claim was declined",
      preview: "What our staff wrote.",
      lead: "Our staff declined your claim to the listing of '{business}'.",
      reason: "What our staff wrote:",
      toAnother: "The listing went to someone else who claimed it.",
      contact: "Write to us",
    },
    tried: {
      subject: "We could not verify your claim yet",
      preview: "What you can do.",
      lead: {
        call: "We called the published phone number of '{business}', and nobody there could confirm that the listing is yours.",
        site: "We did not find the code on the website of '{business}'.",
      },
      left: "Tries left: {count}.",
      button: "See how my claim stands",
    },
    expired: {
      subject: "Your claim has ended",
      preview: "Nothing was changed.",
      lead: "Within {days} days, nobody could verify that the listing of '{business}' is yours, so the claim has ended. Nothing was changed. You can claim it again from its page.",
      button: "See how my claim stands",
    },
    gone: {
      subject: "Your claim is over",
      preview: "The listing is gone.",
      lead: "The listing that you claimed was withdrawn by its owner or merged with another one, so the claim is over. If the shop is yours, you can register it, or claim the other listing.",
    },
    ended: {
      subject: "The claim to your listing is over",
      preview: "The listing stays yours.",
      lead: "The claim to the listing of '{business}' has ended. The listing stays yours, and nothing was changed.",
      button: "Ask for the link to my page",
    },
    staff: {
      open: {
        subject: "Someone has claimed a listing",
        preview: "Call the published phone number, or look for the code.",
        lead: "Someone says that a listing in the directory is theirs, and has confirmed their email address. Nothing happens until you decide.",
      },
      objected: {
        subject: "An owner objects to a claim",
        preview: "Please look at it first.",
        lead: "The owner on file objects to a claim to their listing. It comes first in your list.",
      },
      ready: {
        subject: "A code is ready on a shop's website",
        preview: "Please look for it.",
        lead: "Someone who claims a listing says that the code is on the shop's own website now. Please open the website yourself and look for it.",
      },
      button: "Open the claims",
    },
  },

  /** /admin/listing-claims */
  staff: {
    title: "Claims",
    lead: "People who say that a listing is theirs. Verify each claim first: call the number that was published before the claim, or look for the code on the shop's own website. Nothing happens until you answer. Claims that the owner objects to come first.",
    empty: "No open claims.",
    queue: { counter: "Claims", mark: "Claim", openOf: "Open the claim to {name}" },
    situations: {
      bought: "Bought the shop",
      "lost-mailbox": "Lost email access",
      "staff-added": "Staff added it",
      moved: "Owner's new email",
    },
    facts: {
      situation: "Situation",
      claimer: "Claimer's email, confirmed",
      owner: "Owner's email on file",
      since: "Claimed on",
      ends: "Expires on",
      phone: "Phone before the claim",
      site: "Website before the claim",
      code: "Code to look for",
      note: "Note",
      attempts: "Failed checks",
    },
    none: "None",
    changed: "{value} (changed since: {now})",
    ready: "The claimer says it has been there since {date}.",
    attemptsOf: "{count} of {most}",
    objected: "The owner objects",
    agreed: "The owner agrees",
    waits: "The owner on file can answer until {date}",
    waitsText: "Until then, you can only hand it over if they agree.",
    waitsShort: "The owner has until {date}",
    over: "No answer in seven days",
    nobody: "No email on file",
    others: {
      one: "{count} other person claims this listing too",
      other: "{count} other people claim this listing too",
    },
    open: "Open the listing",
    grant: "Hand over",
    grantOf: "Hand over the listing ({name}, {email})",
    how: "How did you verify it?",
    howChoose: "Choose one",
    hows: {
      call: "I called the published phone number",
      site: "I saw the code on the shop's own website",
      agreed: "The owner on file agreed",
      other: "Another way",
    },
    words: "Which other way?",
    wordsHint: "For colleagues.",
    grantSubmit: "Hand over the listing",
    refuse: "Decline",
    refuseOf: "Decline the claim ({name}, {email})",
    reason: "Reason",
    reasonHint: "We email it to the claimer.",
    refuseSubmit: "Decline the claim",
    tried: "Could not verify",
    triedCall: "Called: not confirmed",
    triedSite: "Looked: no code found",
    triedHint: "We email the claimer. After {most} failed checks, you can only decline the claim.",
    usedUp: "Five checks failed: you can only decline this claim.",
    errors: {
      how: "Please choose how you verified it",
      words: "Please describe how you verified it",
      reason: "Please give a reason: we email it to the claimer",
      tooLong: "Please use at most {max} characters",
    },
    flash: {
      granted: {
        tone: "success",
        title: "Handed over",
        text: "{name} has a new owner. We email both owners.",
      },
      refused: { tone: "success", title: "Declined", text: "We email the reason to the claimer of {name}." },
      noted: { tone: "success", title: "Noted", text: "We email the claimer of {name}." },
      "too-early": {
        tone: "error",
        title: "Not yet",
        text: "The owner of {name} can still answer. Nothing was changed.",
      },
      "not-agreed": {
        tone: "error",
        title: "The owner on file has not agreed",
        text: "Nothing was changed for {name}. Please choose another way of verifying it.",
      },
      "used-up": {
        tone: "error",
        title: "You can only decline this claim",
        text: "Five checks of the claim to {name} failed. Nothing was changed.",
      },
      objected: {
        tone: "error",
        title: "The owner has just answered",
        text: "The owner of {name} objects to the claim. Nothing was changed; please look again.",
      },
      gone: { tone: "error", title: "Nothing was changed", text: "This claim is over." },
    },

    /** /admin/listing-claims/decided */
    decided: {
      link: "Decided claims",
      title: "Decided claims",
      back: "Open claims",
      empty: "No claim has been decided yet.",
      columns: { listing: "Listing", claimer: "Claimed by", decision: "Decision", decided: "Decided" },
      openOf: "Open the listing {name}",
      statuses: { granted: "Handed over", refused: "Declined" },
      by: "by {name}",
      formerly: "someone who has left",
    },
  },

  personal: {
    section: "Listing claims",
    counts: {
      listingClaims: { one: "{count} claim", other: "{count} claims" },
      formerListings: { one: "{count} former listing", other: "{count} former listings" },
    },
    former: "Was theirs until {date}",
  },

  /** For the audit log. */
  log: {
    "listing.claimed": "claimed a listing",
    "listing.claim-granted": "handed over a listing to its claimer",
    "listing.claim-refused": "declined a listing claim",
    "listing.claim-checked": "could not verify a listing claim",
    "listing.claim-objected": "objected to a listing claim",
    "listing.claim-agreed": "agreed to a listing claim",
    "listing.claim-withdrawn": "withdrew a listing claim",
    "listing.claim-expired": "ended a listing claim",
    "listing.wallet-set": "set a new payment address for a listing",
  },
} as const
