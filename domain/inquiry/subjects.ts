import { type Message, message, type Value } from '#domain/message/message.ts'

/** The subjects of a contact, by the value that the API takes and keeps. */
const CONTACTS = {
  Question: message('send-in.category-question'),
  Feedback: message('send-in.category-feedback'),
  'Problem with the site': message('send-in.category-problem'),
  'Error in a figure': message('send-in.category-error'),
  'Something else': message('send-in.category-else'),
} as const

/** The kinds of offers of data, in the same way. */
const OFFERS = {
  'A partnership: figures that come regularly': message('send-in.offer-partnership'),
  'A data set that is ready': message('send-in.offer-dataset'),
} as const

/** Dashboards that are built on, of which somebody may ask to hear. */
const COMING = ['custom_dashboard', 'advanced_analytics', 'gis_mapping', 'health_surveillance'] as const

export type ContactCategory = keyof typeof CONTACTS
export type Offer = keyof typeof OFFERS

export const CONTACT_CATEGORIES = Object.keys(CONTACTS) as readonly ContactCategory[]
export const OFFERED_DATA = Object.keys(OFFERS) as [partnership: Offer, dataset: Offer]

/** The subject of an inquiry in words: as the form called it, or as its writer gave it where no form did. */
export function subjectWords(subject: string): Value {
  const topic = COMING.find((name) => name === subject)
  if (topic) return message('send-in.coming', { topic })
  return Object.hasOwn(SUBJECTS, subject) ? (SUBJECTS[subject] ?? subject) : subject
}

const SUBJECTS: Readonly<Record<string, Message>> = { ...CONTACTS, ...OFFERS }
