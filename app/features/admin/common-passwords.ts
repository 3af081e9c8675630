// A short list, of the longest of the well-known ones: whatever is shorter than twelve characters is refused already.
const known = new Set(
  `123456789012 1234567890123 12345678901234 123456789123 1234567891011 123123123123 112233445566 111222333444
  987654321098 0987654321098 password1234 password12345 password123456 passwordpassword password2024 password2025
  password2026 mypassword123 mypassword1234 qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiopasdf
  qwertyuiopasdfghjkl qwerty123456 qwerty1234567 qwerty12345678 qwertyqwerty asdfghjkl123 asdfghjkl1234
  asdfghjklasdfghjkl zxcvbnm12345 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  q1w2e3r4t5y6 abcdefghijkl abcdefghijklm abcdefghijklmnop abcd12345678 abc123456789 abcdef123456 a123456789012
  iloveyou1234 iloveyou12345 iloveyouforever letmein12345 letmeinplease welcome12345 welcome123456 administrator
  administrator1 administrator123 adminadmin12 adminadminadmin changeme1234 changemeplease trustno1trustno1
  superman1234 football1234 baseball1234 princess1234 sunshine1234 dragon123456 monkey123456 michael12345
  correcthorsebatterystaple bitcoin12345 bitcoinbitcoin cryptocurrency guapcoin1234 guapcoin12345 guapcoinguapcoin
  guapcoinadmin guapcoin2024 guapcoin2025 guapcoin2026`.split(/\s+/),
)

/**
 * Whether a password is among the first that somebody would try: well known, one or few characters again and again, or
 * the account's own name.
 *
 * @param email the account's address
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase()
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "")
  const name = email.split("@")[0] ?? ""
  const rest = name.length >= 4 ? bare.replaceAll(name.replace(/[^\p{L}\p{N}]/gu, ""), "") : bare
  return known.has(bare) || new Set(plain).size < 5 || plain === email || rest.length < 4
}
