import { requiredText } from './administered-text.ts'

/** What the texts of a newsletter have to be; the content is counted with its marks. */
export const NEWSLETTER_FIELDS = {
  subject: requiredText(150),
  content: requiredText(50_000),
} as const
