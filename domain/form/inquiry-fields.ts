import { textRule } from './field-rule.ts'

/** Said of a contact form in which anything is missing or wrong (specification of public pages §8). */
export const FILL_ALL = 'Please fill all fields correctly'

/** The subjects of a contact. */
export const CONTACT_CATEGORIES = [
  'Question',
  'Feedback',
  'Problem with the site',
  'Error in a figure',
  'Something else',
] as const

/** The kinds of offers of data. */
export const OFFERED_DATA = [
  'A partnership: figures that come regularly',
  'A data set that is ready',
] as const

/** The rules for the fields of the forms for the public. */
export const INQUIRY_FIELDS = {
  name: textRule(150, 'Give your name.'),
  organization: textRule(255, 'Name your organization.'),
  category: textRule(60, 'Choose what it is about.'),
  feedback: textRule(5000, 'Write your message.'),
  data: textRule(5000, 'Say what the data are about.'),
  levels: textRule(255),
  years: textRule(120),
  terms: textRule(1000),
  review: textRule(2000, 'Review is required!'),
  dashboard: textRule(60, 'Name the dashboard.'),
  answer: textRule(5000),
} as const

/** Whether a first name has three letters at least, as the contact form asks for (specification of public pages §5). */
export function isFirstName(text: string): boolean {
  return [...text.matchAll(/\p{L}/gu)].length >= 3
}
