/** What a plugin may ask for in its manifest. */
export const PLUGIN_PERMISSIONS = ['view', 'observations', 'open-link', 'network'] as const

export type PluginPermission = (typeof PLUGIN_PERMISSIONS)[number]

const WORDS: Readonly<Record<PluginPermission, string>> = {
  view: 'Read which indicator, source, location and period are on the page',
  observations: 'Read the figures of the view on the page',
  'open-link': 'Ask to open a link in a new tab; you are asked each time',
  network: 'Exchange data with other sites',
}

/** What a permission allows, for the people who grant it. */
export function permissionWords(permission: PluginPermission): string {
  return WORDS[permission]
}

/** States of a submission, in the order in which they can follow each other. */
export const SUBMISSION_STATES = ['pending', 'approved', 'declined', 'replaced', 'removed'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

const STATE_WORDS: Readonly<Record<SubmissionState, string>> = {
  pending: 'Awaiting approval',
  approved: 'Approved',
  declined: 'Declined',
  replaced: 'Replaced by a later version',
  removed: 'Removed',
}

/** Where a submission stands, for its author and its reviewers. */
export function submissionStateWords(state: SubmissionState): string {
  return STATE_WORDS[state]
}
