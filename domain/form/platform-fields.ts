import { type Message, message } from '#domain/message/message.ts'
import { isEmail } from '#domain/form/email.ts'
import { textRule } from '#domain/form/field-rule.ts'

/** The rule for the notice on top of every page. */
export const PLATFORM_NOTICE = textRule(300)

/**
 * The fault in the name of the site at X, without its at sign; null: none. Empty: the site has no name there.
 */
export function handleFault(handle: string): Message | null {
  return handle === '' || /^\w{1,15}$/.test(handle) ? null : message('faults.x-name')
}

/**
 * The fault in the address to which answers to letters go; null: none. Empty: the site has no such address.
 */
export function replyFault(address: string): Message | null {
  return address === '' || isEmail(address) ? null : message('faults.reply-address')
}
