/** One rule that a new password keeps (specification of accounts §5). */
export interface PasswordRule {
  readonly name: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special'
  readonly isMet: (password: string) => boolean
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  { name: 'length', isMet: (password) => [...password].length >= 8 },
  { name: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'digit', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    name: 'special',

    isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
]

/** The longest password, in characters: long enough for any phrase, short enough to be hashed quickly. */
export const LONGEST_PASSWORD = 128

export type PasswordStrength = 'WEAK' | 'MEDIUM' | 'STRONG'

/** The rules that a password does not keep, in their order; empty when it may be used. */
export function unmetRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password))
}

/** 20 points for each rule that is kept: 0 to 100. */
export function passwordPoints(password: string): number {
  return (PASSWORD_RULES.length - unmetRules(password).length) * 20
}

/** Below 40 points weak, to 60 medium, above strong. */
export function passwordStrength(password: string): PasswordStrength {
  const points = passwordPoints(password)
  if (points < 40) return 'WEAK'
  return points <= 60 ? 'MEDIUM' : 'STRONG'
}
