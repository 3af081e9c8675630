/**
 * A wallet address in groups of four, to be compared by eye. No line breaks within a group, and what is selected or copied has no
 * blanks.
 */
export function AddressGroups({ address }: { address: string }) {
  return address.match(/.{1,4}/g)?.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move
    <span key={index} className="me-1.5 inline-block">
      {group}
    </span>
  ))
}
