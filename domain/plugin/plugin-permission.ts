import { type Message, message } from '#domain/message/message.ts'

/** The permissions that a plugin may ask for in its manifest. */
export const PLUGIN_PERMISSIONS = ['view', 'observations', 'open-link', 'network'] as const

export type PluginPermission = (typeof PLUGIN_PERMISSIONS)[number]

/** States of a submission, in the order in which they can follow each other. */
export const SUBMISSION_STATES = ['pending', 'approved', 'declined', 'replaced', 'removed'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Where a submission stands, for its author and its reviewers. */
export function submissionStateWords(state: SubmissionState): Message {
  return message('submitted-plugins.state', { state })
}
