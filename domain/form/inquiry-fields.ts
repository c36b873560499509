import { message } from '#domain/message/message.ts'
import { textRule } from './field-rule.ts'

/** The rules for the fields of the forms for the public. */
export const INQUIRY_FIELDS = {
  name: textRule(150, message('faults.your-name')),
  organization: textRule(255, message('faults.organization')),
  category: textRule(60, message('faults.category')),
  feedback: textRule(5000, message('faults.feedback')),
  data: textRule(5000, message('faults.data')),
  levels: textRule(255),
  years: textRule(120),
  terms: textRule(1000),
  review: textRule(2000, message('faults.review')),
  dashboard: textRule(60, message('faults.dashboard-wanted')),
  answer: textRule(5000),
} as const

/** Whether a first name has three letters at least, as the contact form asks for (specification of public pages §5). */
export function isFirstName(text: string): boolean {
  return [...text.matchAll(/\p{L}/gu)].length >= 3
}
