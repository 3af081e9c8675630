/** For text with a private key or a recovery phrase. In a separate file: a browser loads it together with the check. */
export const walletSecret = {
  found:
    "This looks like a private key or a recovery phrase. Never share it: whoever has it can take your coins. We have not stored it. Please remove it. To show us a transaction, paste its link from the explorer.",
}
