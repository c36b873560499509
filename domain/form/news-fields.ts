import { requiredText } from '#domain/form/administered-text.ts'

/** The rules for the texts of an update; the content is counted with its marks. */
export const NEWS_FIELDS = {
  title: requiredText(200),
  content: requiredText(50_000),
} as const
