/** Of a new password; OWASP ASVS 5.0, 6.2.1 and 6.2.9. A longer one than the maximum would only cost hashing time. */
export const passwordLength = { min: 12, max: 128 }
