import { requiredText } from './administered-text.ts'

/** The rules for an answer to a finding of the data audit. */
export const FINDING_FIELDS = { note: requiredText(1000) } as const
