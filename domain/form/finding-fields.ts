import { requiredText } from './administered-text.ts'

/** What an answer to a finding of the data audit has to be. */
export const FINDING_FIELDS = { note: requiredText(1000) } as const
