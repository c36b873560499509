import { message } from '#domain/message/message.ts'
import { choiceRule, textRule } from './field-rule.ts'

/** The rules for the texts of the form in which figures are typed, and of who fills it. */
export const ENTRY_FIELDS = {
  /** A remark for whoever decides, beside what the form is about. */
  note: textRule(200),
  /** Why a published form is opened again. */
  reopened: textRule(200, message('faults.reason-reopened')),
  places: choiceRule(40, message('faults.place')),
  /** A comment at one figure that is sent back. */
  remark: textRule(300),
} as const

/** Days after the end of a period within which a form may be due. */
export const DUE_DAYS = { least: 0, most: 365 } as const
