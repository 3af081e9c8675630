/** Messages of `npm run roll`. */
export const roll = {
  usage:
    "Usage: npm run roll -- --link <link to the running folder> --to <folder of the new version> [--restart 'systemctl restart'] [--wait 40] <instance>=<its address> ...",
  noVersion:
    "{folder} does not hold a built version of the site: run npm start there once, or npm ci and npm run build.",
  stopFirst:
    "The two versions cannot run side by side: the newer one's migrations need at least {oldest}, and the older one ends with {last}. Stop all instances, point {link} to {to}, and start them.",
  ready: "{instance} is ready ({seconds} s).",
  failed: "{instance} is not ready after {seconds} s. Going back.",
  back: "{instance} is back on the previous version ({seconds} s).",
  stuck: "{instance} is not ready on the previous version either. Check its log.",
  done: "All instances run {to}.",
  wentBack: "Nothing was updated: every instance runs {from} again.",
} as const
