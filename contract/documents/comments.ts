import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, pageOf, timestamp } from '#contract/listing/page.ts'
import { requiredPlainText } from '#contract/plain-text.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { inPath, shared } from './document.ts'

/** A comment on a document, seen by everybody who may see the document. */
export const documentComment = z.object({
  id: z.int(),
  text: z.string().meta({ description: 'Plain text.' }),
  author: z.string().meta({ description: 'Username of who wrote it.' }),
  by_owner: z.boolean().meta({ description: 'Written by whose document it is.' }),
  is_own: z.boolean().meta({ description: 'One may change it.' }),
  can_delete: z.boolean().meta({
    description: 'One’s own, and any on a document of one’s own; any at all for administrators.',
  }),
  waits: z.boolean().meta({
    description: 'One’s own, which nobody else sees before the e-mail address of the account is confirmed.',
  }),
  created_at: timestamp,
  edited_at: timestamp,
})

export type DocumentComment = z.output<typeof documentComment>

const comments = { ...shared, path: '/document/{id}/comments' } as const
const one = {
  ...shared,
  path: '/document/{id}/comments/{comment}',
  pathParameters: z.object({ ...inPath, comment: idInPath.shape.id }),
} as const

const body = z
  .object({ text: requiredPlainText(DOCUMENT_FIELDS.comment) })
  .meta({ examples: [{ text: 'Why does the routine line end in March?' }] })

const newBody = body
  .extend({
    attempt: z.string().min(1).max(100).optional().meta({
      description: 'What the page calls this attempt: the same one sent again makes no second comment.',
    }),
  })
  .meta({ examples: [{ text: 'Why does the routine line end in March?', attempt: 'c1f0' }] })

export const listDocumentComments = endpoint({
  ...comments,
  method: 'GET',
  summary: 'Comments on a document that one may see, oldest first',
  permission: 'guest',
  query: listQuery(['id'], {}),
  answer: pageOf(documentComment),
  problems: ['invalid-input', 'not-found', 'page-too-large'],
})

export const writeDocumentComment = endpoint({
  ...comments,
  method: 'POST',
  summary:
    'Comment on a document that one may see; its owner is told. Before the writer’s address is confirmed nobody else sees it',
  body: newBody,
  answer: documentComment,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})

export const changeDocumentComment = endpoint({
  ...one,
  method: 'PATCH',
  summary: 'Change the words of a comment of one’s own',
  body,
  answer: documentComment,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})

export const deleteDocumentComment = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Remove a comment: its writer, the owner of the document and administrators',
  answer: z.object({ detail: z.string() }),
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})
