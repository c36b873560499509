import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { EXAMPLE_FILE, importReport, sentFiles } from './data-import.ts'
import { uploadedFiles } from './uploads.ts'

/** Where submitted figures stand. */
export const SUBMISSION_STATES = [
  'draft',
  'submitted',
  'sent-back',
  'published',
  'undone',
  'withdrawn',
] as const

export type FigureSubmissionState = (typeof SUBMISSION_STATES)[number]

/** A file as it was dropped, before its names became ours. */
const origin = z.object({
  name: z.string().max(200),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the file in hexadecimal digits.'),
})

const counts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
})

/** The form in which figures were typed. */
const entryForm = z.object({ datasource: z.int(), location: z.int(), period: z.string() })

/** A comment at one figure that is sent back. */
const figureRemark = z.object({ indicator: z.int32(), comment: requiredText(ENTRY_FIELDS.remark) })

/** A comment with which figures were sent back before, and what the correction changed. */
const round = z.object({
  reason: z.string(),
  at: z.iso.datetime().meta({ description: 'When the correction came.' }),
  added: z.int(),
  changed: z.int(),
  dropped: z.int(),
})

export const figureSubmission = z.object({
  id: z.int(),
  note: z.string(),
  author: z.string().meta({ description: 'Username; empty when the account is gone.' }),
  is_own: z.boolean(),
  state: z.enum(SUBMISSION_STATES),
  reason: z.string().meta({ description: 'Why it was sent back; empty otherwise.' }),
  version: z.int().meta({ description: 'One more at every change; a decision names it.' }),
  format: z.string().meta({ description: 'The format that was read; empty: our own.' }),
  origins: z.array(origin),
  digest: z.string().meta({ description: 'SHA-256 of the figures as they were sent.' }),
  counts: counts.meta({ description: 'What it would change, when it was sent; groups included.' }),
  release: z.int().nullable().meta({ description: 'The release that published it.' }),
  undone_by: z.int().nullable().meta({ description: 'The release that undid that one.' }),
  undone_because: z.string().meta({ description: 'Why; empty: it was not undone.' }),
  decided_by: z.string(),
  entry_form: entryForm.nullable().meta({ description: 'Null: it came as files.' }),
  explained: z
    .array(z.object({ indicator: z.int(), reason: z.string() }))
    .meta({ description: 'Why figures are right although a check of the form asked.' }),
  remarks: z.array(figureRemark).meta({ description: 'Comments at single figures, when it was sent back.' }),
  earlier: z.array(round).meta({
    description: 'Rounds in which it was sent back and corrected, with the rows that the correction changed.',
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type FigureSubmission = z.output<typeof figureSubmission>

const shared = { tag: 'Data import', query: noParameters } as const

const sent = z.object({
  files: sentFiles.optional(),
  upload: uploadedFiles,
  note: requiredText(IMPORT_FIELDS.note),
  format: z.string().max(60).default(''),
  origins: z.array(origin).max(20).default([]),
  draft: z.boolean().default(false).meta({ description: 'Kept, and not submitted yet.' }),
})

const example = { files: [EXAMPLE_FILE], note: 'Figures of the report of March.' }

export const listFigureSubmissions = endpoint({
  ...shared,
  method: 'GET',
  path: '/figure-submissions',
  summary:
    'Figures submitted for approval, the newest first: your own, and for those who publish figures also those of others that were sent. 200 at most',
  permission: 'account.use',
  pathParameters: noParameters,
  answer: z.object({ results: z.array(figureSubmission) }),
  problems: ['not-signed-in'],
})

export const readFigureSubmission = endpoint({
  ...shared,
  method: 'GET',
  path: '/figure-submissions/{id}',
  summary: 'One submission of figures',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: figureSubmission,
  problems: ['not-signed-in', 'not-found'],
})

export const readFigureSubmissionReport = endpoint({
  ...shared,
  method: 'GET',
  path: '/figure-submissions/{id}/report',
  summary:
    'What a submission of figures would change now, and what the data audit would find then; null once it is published',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: importReport.nullable(),
  problems: ['not-signed-in', 'not-found', 'too-many-requests'],
})

export const readFigureSubmissionFiles = endpoint({
  ...shared,
  method: 'GET',
  path: '/figure-submissions/{id}/files',
  summary: 'The files of a submission of figures, as they were sent',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: z.object({ files: sentFiles }),
  problems: ['not-signed-in', 'not-found'],
})

export const submitFigures = endpoint({
  ...shared,
  method: 'POST',
  path: '/figure-submissions',
  summary:
    'Submit files of figures for approval by somebody else. Each figure must lie within your right. Answers 201',
  permission: 'figures.submit',
  pathParameters: noParameters,
  body: sent.meta({ examples: [example] }),
  answer: figureSubmission,
  problems: [
    'invalid-input',
    'not-signed-in',
    'not-allowed',
    'not-found',
    'too-many-requests',
    'body-too-large',
  ],
})

const step = {
  ...shared,
  method: 'POST',
  pathParameters: idInPath,
  answer: figureSubmission,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

const version = z.int32().meta({ description: 'Of the submission as you saw it; 409 when it changed.' })

export const correctFigures = endpoint({
  ...step,
  method: 'PUT',
  path: '/figure-submissions/{id}',
  summary: 'Correct figures of yours that are a draft, wait or were sent back; they are submitted again',
  permission: 'figures.submit',
  body: sent.extend({ version }).meta({ examples: [{ ...example, version: 2 }] }),
  problems: [...step.problems, 'body-too-large'],
})

export const withdrawFigures = endpoint({
  ...step,
  path: '/figure-submissions/{id}/withdraw',
  summary: 'Take submitted figures of yours back',
  permission: 'account.use',
  body: z.object({ version }).meta({ examples: [{ version: 1 }] }),
})

export const approveFigures = endpoint({
  ...step,
  path: '/figure-submissions/{id}/approve',
  summary:
    'Approve figures that somebody else submitted: they are published as a new release in the same transaction',
  permission: 'figures.publish',
  proof: 'always',
  body: z
    .object({ version, acknowledged: requiredText(IMPORT_FIELDS.acknowledged).optional() })
    .meta({ examples: [{ version: 1 }] }),
  problems: [...step.problems, 'proof-needed'],
})

export const sendFiguresBack = endpoint({
  ...step,
  path: '/figure-submissions/{id}/send-back',
  summary: 'Send submitted figures back to be mended, with the reason',
  permission: 'figures.publish',
  body: z
    .object({
      version,
      reason: requiredText(IMPORT_FIELDS.sentBack),
      remarks: z.array(figureRemark).max(100).default([]),
    })
    .meta({ examples: [{ version: 1, reason: 'Row 12 is of another year.' }] }),
})
