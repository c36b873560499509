import { requiredText } from './administered-text.ts'

/**
 * The rules for the texts of publishing figures: the news, and why grave findings of the data audit are right
 * all the same.
 */
export const IMPORT_FIELDS = { note: requiredText(300), acknowledged: requiredText(1000) } as const
