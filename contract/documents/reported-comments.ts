import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { guard } from '#contract/inquiries/sent-in.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idInPath, noParameters, timestamp } from '#contract/listing/page.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { inPath } from './document.ts'

/** A comment with readers' complaints about it. */
const reportedComment = z.object({
  id: z.int(),
  text: z.string(),
  author: z.string().meta({ description: 'Username of who wrote it.' }),
  title: z.string().meta({ description: 'Of the document under which it stands.' }),
  page: z.string().meta({ description: 'Path of that document.' }),
  reports: z.array(z.string()).meta({ description: 'What readers say, the first one first.' }),
  version: z.int().meta({ description: 'Another one with every report; send it along with a decision.' }),
  created_at: timestamp,
})

export type ReportedComment = z.output<typeof reportedComment>

export const reportDocumentComment = endpoint({
  method: 'POST',
  path: '/document/{id}/comments/{comment}/report',
  summary:
    'Say what is wrong with a comment of somebody else, also without an account, to those who decide; the comment stays until then',
  tag: 'Documents',
  permission: 'guest',
  pathParameters: z.object({ ...inPath, comment: idInPath.shape.id }),
  query: noParameters,
  body: z
    .object({ reason: requiredPlainText(DOCUMENT_FIELDS.report), ...guard })
    .meta({ examples: [{ reason: 'It is advertising.' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
})

const deciding = {
  tag: 'Documents',
  permission: 'dashboards.review',
  pathParameters: idInPath,
  query: noParameters,
} as const

export const readReportedComment = endpoint({
  ...deciding,
  method: 'GET',
  path: '/reported-comments/{id}',
  summary: 'A comment that readers reported and nobody has decided on; all of them stand in `GET /waiting`',
  answer: reportedComment,
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const decideReportedComment = endpoint({
  ...deciding,
  method: 'POST',
  path: '/reported-comments/{id}/decision',
  summary: 'Keep a reported comment, or remove it for everybody; its writer is told why. Not one of oneself',
  body: z
    .object({
      remove: z.boolean(),
      reason: plainText(DOCUMENT_FIELDS.report).default(''),
      version: z.int32().positive(),
    })
    .meta({ examples: [{ remove: true, reason: 'It names a patient.', version: 7 }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})
