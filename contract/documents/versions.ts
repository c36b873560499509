import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { timestamp } from '#contract/listing/page.ts'
import { version } from './decisions.ts'
import { inPath, shared } from './document.ts'
import { answeredDocument } from './document-body.ts'

const documentVersion = z.object({
  number: z
    .int()
    .meta({ description: 'The version of the document since which it is so; some numbers are missing.' }),
  title: z.string(),
  author: z.string().meta({ description: 'Who wrote it; empty when the account is gone.' }),
  is_own: z.boolean(),
  restored: z
    .int()
    .nullable()
    .meta({ description: 'The number of the earlier version that was brought back.' }),
  written: timestamp,
})

export type DocumentVersion = z.infer<typeof documentVersion>

export const listVersions = endpoint({
  ...shared,
  method: 'GET',
  path: '/document/{id}/versions',
  summary: 'What a document that one owns has been, the newest first',
  answer: z.object({ data: z.object({ results: z.array(documentVersion) }) }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

const versionInPath = z.object({
  ...inPath,
  number: z
    .string()
    .regex(/^\d{1,9}$/, 'Give the number of a version.')
    .transform(Number)
    .meta({ description: 'Number of the version.', examples: [1] }),
})

export const readVersion = endpoint({
  ...shared,
  method: 'GET',
  path: '/document/{id}/versions/{number}',
  summary: 'What a document that one owns was in one of its versions',
  pathParameters: versionInPath,
  answer: z.object({ data: documentVersion.extend({ document: answeredDocument }) }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const restoreVersion = endpoint({
  ...shared,
  method: 'POST',
  path: '/document/{id}/versions/{number}/restore',
  summary: 'Go back to an earlier version: it becomes the newest, and nothing in between is lost',
  pathParameters: versionInPath,
  body: z.object({ version }).meta({ examples: [{ version: 3 }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'changed-meanwhile'],
})

export const readAsked = endpoint({
  ...shared,
  method: 'GET',
  path: '/document/{id}/asked',
  summary:
    'What a document said when its owner asked that everybody sees it, for those who decide: it may have been changed since',
  permission: 'dashboards.review',
  answer: z.object({ data: z.object({ version: z.int(), document: answeredDocument }) }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
