import type { InquiryState } from '#domain/inquiry/inquiry.ts'

/** What each state is called in the administration. */
export const STATE_WORDS: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  received: 'Received',
  'in-talks': 'In talks',
  agreed: 'Agreed',
  imported: 'Imported',
  declined: 'Declined',
  waiting: 'Waiting',
  told: 'Told',
  approved: 'Approved',
}
