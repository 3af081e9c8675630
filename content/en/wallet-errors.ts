import { applicationForm } from "./application-form.ts"

/** For input that is not a payment address. In a separate file: pages load it together with the check. */
export const walletErrors = {
  "private-key": applicationForm.privateKey,
  contract:
    "This is the address of the GUAP token, not of a wallet: coins sent there are lost. Enter the address of your own wallet.",
  nobody: "Nobody can control this address: coins sent there are lost. Enter the address of your own wallet.",
  staking: "This is a staking address. Enter a payment address, which starts with G or 3.",
  "other-coin":
    "This is an address for another coin. Enter a Guapcoin address (G or 3) or a GuapcoinX address (0x).",
  "other-chain":
    "This payment link names another network. Enter a Guapcoin address (G or 3) or a GuapcoinX address (0x).",
  checksum: "This address has a typing error: its check digits do not match. Copy it again from your wallet.",
  format:
    "This is not a Guapcoin address (34 characters, starts with G or 3) or a GuapcoinX address (0x and 40 digits).",
} as const
