/** What `npm run roll` says. */
export const roll = {
  usage:
    "Usage: npm run roll -- --link <link to the folder that runs> --to <folder of the new version> [--restart 'systemctl restart'] [--wait 40] <instance>=<its address> ...",
  noVersion:
    "{folder} holds no version of the site that is built: run npm start there once, or npm ci and npm run build.",
  stopFirst:
    "The two versions cannot work side by side: the newer one's migrations need {oldest} at least, and the older one ends with {last}. Stop all instances, let {link} lead to {to}, and start them.",
  ready: "{instance} is ready ({seconds} s).",
  failed: "{instance} is not ready after {seconds} s. Going back.",
  back: "{instance} is back on the version before ({seconds} s).",
  stuck: "{instance} is not ready on the version before either. Look at its log.",
  done: "All instances run {to}.",
  wentBack: "Nothing was updated: every instance runs {from} again.",
} as const
