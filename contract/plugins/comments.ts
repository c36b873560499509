import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamp } from '#contract/listing/page.ts'
import { requiredPlainText } from '#contract/plain-text.ts'
import { SUBMISSION_COMMENT } from '#domain/form/plugin-fields.ts'

/** Something that was written about a submission, between its author and the reviewers. */
export const submissionComment = z.object({
  id: z.int(),
  text: z.string().meta({ description: 'Plain text; empty when it went with the account of its writer.' }),
  author: z.string().meta({ description: 'Username of who wrote it; empty when the account is gone.' }),
  by_submitter: z.boolean().meta({ description: 'Written by who submitted the plugin, not by a reviewer.' }),
  is_own: z.boolean(),
  can_delete: z.boolean().meta({ description: 'One’s own; any for administrators.' }),
  created_at: timestamp,
})

export type SubmissionComment = z.output<typeof submissionComment>

const shared = {
  tag: 'Plugins',
  path: '/plugin-submissions/{id}/comments',
  permission: 'plugins.submit',
  pathParameters: idInPath,
  query: noParameters,
} as const

export const listSubmissionComments = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Comments on a submission, oldest first: for its author and for reviewers',
  query: listQuery(['id'], {}),
  answer: pageOf(submissionComment),
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'page-too-large'],
})

export const writeSubmissionComment = endpoint({
  ...shared,
  method: 'POST',
  summary: 'Comment on a submission; the other side is told',
  body: z
    .object({ text: requiredPlainText(SUBMISSION_COMMENT) })
    .meta({ examples: [{ text: 'Which source does the panel show?' }] }),
  answer: submissionComment,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})

export const deleteSubmissionComment = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/plugin-submissions/{id}/comments/{comment}',
  summary: 'Remove a comment: its writer and administrators',
  pathParameters: idInPath.extend({ comment: idInPath.shape.id }),
  answer: z.object({ detail: z.string() }),
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})
