import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters, timestamp } from '#contract/listing/page.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { DOCUMENT_KINDS, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { DOCUMENT_FIELDS as FIELDS, MOST_TAGS, WIZARD_STEPS } from '#domain/form/document-fields.ts'
import { approval, refusal, version } from './decisions.ts'
import { answeredDocument, sentDocument } from './document-body.ts'

/** The audiences that a document can have. */
const VISIBILITIES = ['private', 'link', 'public'] as const

const visibility = z.enum(VISIBILITIES).meta({
  description:
    'private: its owner; link: whoever has its address; public: everybody, once a moderator or administrator has approved it.',
})

const step = z.int().min(1).max(WIZARD_STEPS).nullable().meta({
  description:
    'How far its owner has come in making it in five steps; such a document is private. null: it is finished.',
})

const documentSummary = z.object({
  id: z.string().meta({ description: 'For addresses; it cannot be guessed.' }),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  description: z.string(),
  author: z
    .string()
    .meta({ description: 'Name of the owner, else the username; empty when the account is gone.' }),
  is_own: z.boolean(),
  category: z.string(),
  tags: z.array(z.string()),
  indicator: z.int().nullable().meta({ description: 'The first that it was made of; null: it names none.' }),
  source: z.int().nullable().meta({ description: 'The first data source; null: it names none.' }),
  visibility,
  reason: z.string().meta({
    description:
      'Why it should be public; for its author and those who decide, as `organization` and `declined_because` are.',
  }),
  organization: z.string(),
  keeps_link: z.boolean().meta({
    description:
      'It was shared by link before it was asked to be public, so whoever has the link opens it until it is approved; said to its owner and to those who decide.',
  }),
  step,
  state: z.enum(['draft', 'submitted', 'approved', 'declined', 'withdrawn']).meta({
    description:
      'Of the request to be public, for its owner and those who decide; to others what is not approved is shared by link.',
  }),
  declined_because: z.string(),
  version: z.int().meta({ description: 'One more at every change; send it along with a change.' }),
  created: timestamp,
  updated: timestamp,
  deleted: timestamp,
})

export type DocumentSummary = z.output<typeof documentSummary>

const documentRow = documentSummary.extend({ document: answeredDocument })

export type DocumentRow = z.output<typeof documentRow>

/** The only fields that a person may set. */
const settable = {
  document: sentDocument,
  category: plainText(FIELDS.category),
  tags: z
    .array(requiredPlainText(FIELDS.tag))
    .max(MOST_TAGS)
    .transform((tags) => [...new Set(tags)]),
  visibility,
  reason: plainText(FIELDS.reason),
  organization: plainText(FIELDS.organization),
  step,
}

const EXAMPLE = {
  ...EMPTY_DASHBOARD,
  kind: 'report',
  title: 'Vaccination in Kano',
  blocks: [
    {
      kind: 'text',
      id: 'first',
      html: '<p>What the <strong>two surveys</strong> say.</p>',
      ...USUAL_LOOK,
      width: 'full',
    },
  ],
}

const newDocument = z
  .object({
    ...settable,
    category: settable.category.default(''),
    tags: settable.tags.default([]),
    visibility: settable.visibility.default('private'),
    reason: settable.reason.default(''),
    organization: settable.organization.default(''),
    step: step.default(null),
    attempt: z.string().min(1).max(100).optional().meta({
      description: 'What the page calls this attempt: the same one sent again makes no second document.',
    }),
  })
  .meta({ examples: [{ document: EXAMPLE, tags: ['vaccination'] }] })

const changedDocument = z
  .object(settable)
  .partial()
  .extend({ version })
  .meta({ examples: [{ version: 1, visibility: 'link' }] })

export const inPath = {
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'That is not the id of a document.')
    .meta({ description: 'From the address of the document.', examples: ['k3Jx0wq2Rk6b1s8Vn5tYzQ'] }),
}
const documentInPath = z.object(inPath)

/** The parts that the calls of documents share. */
export const shared = {
  tag: 'Documents',
  pathParameters: documentInPath,
  query: noParameters,
  permission: 'dashboards.make',
  answer: z.object({ data: documentRow }),
} as const

export const listDocuments = endpoint({
  ...shared,
  method: 'GET',
  path: '/document',
  summary: 'One’s own documents, and public ones that were approved, without their blocks',
  permission: 'guest',
  pathParameters: noParameters,
  query: z.object({
    kind: z.enum(DOCUMENT_KINDS).optional(),
    tag: z.string().max(FIELDS.tag.longest).optional(),
    status: z.enum(['pending', 'deleted']).optional().meta({
      description:
        'pending: those that wait for a decision, for those who decide; deleted: one’s own that can still be brought back.',
    }),
  }),
  answer: z.object({ data: z.object({ results: z.array(documentSummary) }) }),
  problems: ['invalid-input'],
})

export const readDocumentRow = endpoint({
  ...shared,
  method: 'GET',
  path: '/document/{id}',
  summary: 'One document; what one may not see is not found',
  permission: 'guest',
  problems: ['invalid-input', 'not-found'],
})

export const createDocument = endpoint({
  ...shared,
  method: 'POST',
  path: '/document',
  summary: 'Keep a new document',
  pathParameters: noParameters,
  body: newDocument,
  problems: ['invalid-input', 'not-signed-in', 'body-too-large'],
})

export const changeDocument = endpoint({
  ...shared,
  method: 'PATCH',
  path: '/document/{id}',
  summary:
    'Change a document that one owns; a public one waits for approval again. Of another version than the last: 409, and `conflict` holds what one began with, what is saved now, by whom and when',
  body: changedDocument,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'changed-meanwhile', 'body-too-large'],
})

export const deleteDocument = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/document/{id}',
  summary: 'Delete a document that one owns; for 30 days it can be brought back',
  answer: z.object({ deleted: z.string() }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const undeleteDocument = endpoint({
  ...shared,
  method: 'POST',
  path: '/document/{id}/undelete',
  summary: 'Bring back a document that one deleted, as it was',
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const duplicateDocument = endpoint({
  ...shared,
  method: 'POST',
  path: '/document/{id}/duplicate',
  summary: 'Make a private copy of a document that one may see',
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const approveDocument = endpoint({
  ...shared,
  ...approval,
  path: '/document/{id}/approve',
  summary: 'Make a document public; not that of oneself',
})

export const declineDocument = endpoint({
  ...shared,
  ...refusal,
  path: '/document/{id}/decline',
  summary: 'Decline to make a document public, with the reason; not that of oneself',
})

export const takeDownDocument = endpoint({
  ...shared,
  ...refusal,
  path: '/document/{id}/take-down',
  summary:
    'End the link of a document of somebody else, with the reason: it is private then, and is shared by link again only once it was approved',
  answer: detailAnswer,
})
