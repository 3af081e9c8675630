/** For new passwords; OWASP ASVS 5.0, 6.2.1 and 6.2.9. Hashing longer ones would only cost time. */
export const passwordLength = { min: 12, max: 128 }
