/** Longest texts of an account, in characters (specification of accounts §5 and §9). */
export const LONGEST = {
  username: 150,
  email: 254,
  first_name: 150,
  last_name: 150,
  profession: 255,
  organization: 255,
  job_title: 255,
  location: 255,
} as const

/** Letters, digits and @ . + - _ */
const USERNAME = /^[\p{L}\p{N}@.+\-_]+$/u

/** One `@` with a name before it and a domain with a dot behind it; mail itself shows whether it exists. */
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]+$/u

export const USERNAME_SENTENCE =
  'Username is required and must contain only letters, numbers, and @/./+/-/_ characters'
export const EMAIL_SENTENCE = 'Please enter a valid email address'

/** Whether a text can be a username. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text) && [...text].length <= LONGEST.username
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= LONGEST.email
}
