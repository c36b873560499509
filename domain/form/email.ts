export const LONGEST_EMAIL = 254

/** One `@` with a name before it and a domain with a dot behind it; mail itself shows whether it exists. */
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]+$/u

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= LONGEST_EMAIL
}
