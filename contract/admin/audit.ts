import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instantFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf } from '#contract/listing/page.ts'
import { isNothing } from '#contract/listing/repair-query.ts'

/** One row of the audit log. Names are those of today; the log itself keeps ids only. */
export const auditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.int(), name: z.string().nullable() }).nullable().meta({
    description: 'Null: nobody was signed in, or the server itself. A null name: the account is deleted.',
  }),
  done_by: z.string().meta({
    description: 'Who did it, in words: a name, the command line, the server itself, nobody signed in.',
  }),
  action: z.string(),
  subject: z.string(),
  subject_name: z.string().nullable().meta({
    description:
      'What that is called today: a username, a title. Null: it has no name, is gone, or is not for whoever asks.',
  }),
  subject_link: z.string().nullable().meta({ description: 'Where it is on this site; null: nowhere.' }),
  before: z.unknown(),
  after: z.unknown(),
  network: z.string(),
  hash: z.string(),
})

export type AuditRow = z.output<typeof auditRow>

const text = (description: string) =>
  z
    .string()
    .max(300, 'Give 300 characters at most.')
    .optional()
    .transform((value) => (value === undefined || isNothing(value) ? '' : value.trim().replaceAll('\0', '')))
    .meta({ description })

export const auditQuery = tableQuery(['id'], {
  actor: text('Who did it: a username or an id.'),
  action: text('One action, or an area with all of its actions: `account.role-changed`, `account`.'),
  subject: text('What it was done to, as it is written: `account 12`.'),
  from: instantFilter,
  to: instantFilter,
  search: text('Part of anything that a row shows.'),
})

const shared = {
  method: 'GET',
  tag: 'Administration',
  permission: 'audit.read',
  pathParameters: noParameters,
} as const

export const listAudit = endpoint({
  ...shared,
  path: '/audit',
  summary: 'The audit log, newest first. Taking it out as a table is itself noted',
  query: auditQuery,
  proof: 'table',
  answer: pageOf(auditRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed', 'proof-needed'],
  csv: true,
})

export const listAuditActions = endpoint({
  ...shared,
  path: '/audit/actions',
  summary: 'Every action that the audit log has, in alphabetical order',
  query: noParameters,
  answer: z.array(z.string()),
  problems: ['not-signed-in', 'not-allowed'],
})

export const verifyAudit = endpoint({
  ...shared,
  path: '/audit/verify',
  summary:
    'Checks the chain of the audit log: finds rows that were edited, taken out, put in, moved or cut off at the end. Whoever can rewrite the whole database is found out only by an end that was noted elsewhere',
  query: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, 'Give the number of the row as a whole number.')
      .transform(Number)
      .optional()
      .meta({ description: 'Number of a row that was noted before, with its hash.' }),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Give the 64 signs of the hash as they were noted.')
      .optional(),
  }),
  answer: z.object({
    intact: z.boolean(),
    checked: z.int().nonnegative().meta({ description: 'Rows that fit, from the first one.' }),
    broken: z
      .object({ id: z.int(), reason: z.string() })
      .nullable()
      .meta({ description: 'The first row that does not fit.' }),
    last: z
      .object({ id: z.int(), hash: z.string() })
      .meta({ description: 'The last row that fits. Noted elsewhere, it can be sent along later.' }),
  }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})
