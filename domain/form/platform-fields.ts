import { isEmail } from '#domain/form/email.ts'
import { textRule } from '#domain/form/field-rule.ts'

/** What the notice on top of every page has to be. */
export const PLATFORM_NOTICE = textRule(300, undefined, 'Write 300 characters at most.')

/** What is wrong with the name of the site at X, without its at sign; null: nothing. Empty: the site has none. */
export function handleFault(handle: string): string | null {
  return handle === '' || /^\w{1,15}$/.test(handle)
    ? null
    : 'A name at X has letters, digits and _, 15 at most. Write it without the @.'
}

/** What is wrong with the address to which answers to letters go; null: nothing. Empty: the site has none. */
export function replyFault(address: string): string | null {
  return address === '' || isEmail(address) ? null : 'Give an e-mail address, or leave it empty.'
}
