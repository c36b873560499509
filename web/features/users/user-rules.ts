import {
  EMAIL_SENTENCE,
  isEmail,
  isUsername,
  LONGEST,
  USERNAME_SENTENCE,
} from '#domain/account/account-fields.ts'

/** Rules and sentences of the specification of accounts §5. */
export const USER_RULES = {
  username: (text: string) => (isUsername(text) ? null : USERNAME_SENTENCE),
  email: (text: string) => (isEmail(text.trim()) ? null : EMAIL_SENTENCE),
  first_name: (text: string) => tooLong(text, LONGEST.first_name),
  last_name: (text: string) => tooLong(text, LONGEST.last_name),
  organization: (text: string) =>
    text.trim() === '' ? 'Organization is required' : tooLong(text, LONGEST.organization),
  profession: (text: string) =>
    text.trim() === '' ? 'Profession is required' : tooLong(text, LONGEST.profession),
} as const

function tooLong(text: string, longest: number): string | null {
  return text.length > longest ? `Use ${longest} characters at most.` : null
}
