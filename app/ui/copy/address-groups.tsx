/**
 * A wallet address in groups of four, to compare by eye. A group does not break across lines, and copied text has no spaces.
 */
export function AddressGroups({ address }: { address: string }) {
  return address.match(/.{1,4}/g)?.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move
    <span key={index} className="me-1.5 inline-block">
      {group}
    </span>
  ))
}
