/** Secrets that stand in examples and manuals: everybody knows them. Compared in lower case. */
const WELL_KNOWN = [
  'changeme',
  'change-me',
  'change_me',
  'better-auth-secret',
  'your-secret',
  'your_secret',
  'yoursecret',
]

/** Characters. */
const SHORTEST = 32

/** Fewer different characters than this are no secret, however long the text is. */
const FEWEST_DIFFERENT = 10

/**
 * The fault in a secret that signs cookies, as the rest of a sentence; null: none. Shown to the operator who
 * starts the server, so the secret itself is not in it.
 */
export function secretFault(secret: string): string | null {
  if (secret.length < SHORTEST) return `must have at least ${SHORTEST} characters`
  const lower = secret.toLowerCase()
  const isKnown = WELL_KNOWN.some((known) => lower.includes(known))
  if (isKnown || new Set(secret).size < FEWEST_DIFFERENT) {
    return 'must not be an example or a repeated text. Make one with: openssl rand -base64 33'
  }
  return null
}
