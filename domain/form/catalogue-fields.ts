import { requiredText } from './administered-text.ts'

/** The rules for what is said about a change of the catalogue. */
export const CATALOGUE_FIELDS = {
  note: requiredText(300),
  remark: requiredText(500),
} as const
