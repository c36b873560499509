import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, requiredText, seenVersion } from '#contract/listing/changed.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf } from '#contract/listing/page.ts'
import { NEWSLETTER_FIELDS as FIELDS } from '#domain/form/newsletter-fields.ts'

const counted = (description: string) => z.int().nonnegative().meta({ description })

const issueRow = z.object({
  id: z.int(),
  subject: z.string(),
  content: z.string().meta({ description: 'Formatted text: HTML of a short list of elements, cleaned.' }),
  state: z.enum(['draft', 'sending', 'sent', 'cancelled']),
  author: z.string().nullable().meta({ description: 'Null: whoever wrote it has no account any more.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  begun_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  recipients: counted('Who was to get it when the sending began; for a draft, who would get it now.'),
  sent: counted('E-mails that were handed over.'),
  failed: counted('E-mails that the mail server refused.'),
  unsure: counted(
    'E-mails that were being handed over when a process ended; they are sent again only when somebody asks for it.',
  ),
})

export type IssueRow = z.output<typeof issueRow>

const shared = { tag: 'Inquiries', permission: 'inquiries.answer', query: noParameters } as const
const text = { subject: requiredText(FIELDS.subject), content: requiredText(FIELDS.content) }
const EXAMPLE = { subject: 'New figures', content: '<p>NDHS 2023–24 is here.</p>' }
const SEEN = '2026-11-01T08:30:00.000Z'
const problems = ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'changed-meanwhile'] as const

export const listIssues = endpoint({
  ...shared,
  method: 'GET',
  path: '/newsletters',
  summary:
    'Newsletters that were written here, newest first: drafts, those on their way and those that were sent',
  pathParameters: noParameters,
  query: listQuery(['id'], {}),
  answer: pageOf(issueRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})

export const writeIssue = endpoint({
  ...shared,
  method: 'POST',
  path: '/newsletters',
  summary: 'Write a newsletter; nothing is sent yet. Answers 201',
  pathParameters: noParameters,
  body: z.object(text).meta({ examples: [EXAMPLE] }),
  answer: issueRow,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})

export const changeIssue = endpoint({
  ...shared,
  method: 'PUT',
  path: '/newsletters/{id}',
  summary: 'Change a newsletter that has not been sent',
  pathParameters: idInPath,
  body: z.object({ ...text, updated_at: seenVersion }).meta({ examples: [{ ...EXAMPLE, updated_at: SEEN }] }),
  answer: issueRow,
  problems,
})

export const deleteIssue = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/newsletters/{id}',
  summary: 'Delete a newsletter that has not been sent',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed'],
})

export const tryIssue = endpoint({
  ...shared,
  method: 'POST',
  path: '/newsletters/{id}/test',
  summary: 'Send a newsletter to oneself, as subscribers would get it',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'too-many-requests'],
})

export const sendIssue = endpoint({
  ...shared,
  method: 'POST',
  path: '/newsletters/{id}/send',
  proof: 'always',
  summary:
    'Send a newsletter to everybody who confirmed, in the background and to nobody twice; one that was stopped goes on',
  pathParameters: idInPath,
  body: z.object({ updated_at: seenVersion }).meta({ examples: [{ updated_at: SEEN }] }),
  answer: issueRow,
  problems: [...problems, 'proof-needed'],
})

export const cancelIssue = endpoint({
  ...shared,
  method: 'POST',
  path: '/newsletters/{id}/cancel',
  summary: 'Stop sending a newsletter; e-mails that were handed over stay sent',
  pathParameters: idInPath,
  answer: issueRow,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed'],
})
