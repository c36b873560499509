import { requiredText } from './administered-text.ts'

/** The rules for the texts of a newsletter; the content is counted with its marks. */
export const NEWSLETTER_FIELDS = {
  subject: requiredText(150),
  content: requiredText(50_000),
} as const
