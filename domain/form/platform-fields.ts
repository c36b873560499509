import { isEmail } from '#domain/form/email.ts'
import { textRule } from '#domain/form/field-rule.ts'

/** The rule for the notice on top of every page. */
export const PLATFORM_NOTICE = textRule(300, undefined, 'Write 300 characters at most.')

/**
 * The fault in the name of the site at X, without its at sign; null: none. Empty: the site has no name there.
 */
export function handleFault(handle: string): string | null {
  return handle === '' || /^\w{1,15}$/.test(handle)
    ? null
    : 'A name at X has letters, digits and _, 15 at most. Write it without the @.'
}

/**
 * The fault in the address to which answers to letters go; null: none. Empty: the site has no such address.
 */
export function replyFault(address: string): string | null {
  return address === '' || isEmail(address) ? null : 'Give an e-mail address, or leave it empty.'
}
