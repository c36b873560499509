import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'

/** What somebody who runs the server should look at. */
export const CONCERNS = [
  'disk_low',
  'disk_full',
  'disk_read_only',
  'jobs_given_up',
  'jobs_late',
  'backup_failed',
  'backup_late',
  'no_schedule',
  'errors',
] as const

const job = z.object({
  id: z.int(),
  kind: z.string(),
  attempts: z.int(),
  last_error: z.string(),
  /** When it was given up; null: it is tried again. */
  died_at: z.iso.datetime().nullable(),
  due_at: z.iso.datetime(),
})

/** The state of the server and its store, for those who run it. */
export const systemState = z.object({
  concerns: z.array(z.enum(CONCERNS)).meta({ description: 'Empty: everything is fine.' }),
  version: z.string(),
  node: z.string(),
  started_at: z.iso.datetime(),
  memory: z.number().meta({ description: 'Bytes that the process holds.' }),
  store: z.object({
    kind: z.enum(['embedded', 'server']),
    bytes: z.number(),
    observations: z.number().meta({ description: 'Figures of all releases, also those that were replaced.' }),
    releases: z
      .array(z.object({ number: z.int(), published_at: z.iso.datetime(), observations: z.number() }))
      .meta({ description: 'The last ones, the newest first: how the store grows.' }),
    tables: z
      .array(z.object({ name: z.string(), rows: z.number().nullable(), bytes: z.number() }))
      .meta({ description: 'The largest ones, rows as the store estimates them; null: it has not yet.' }),
  }),
  writing: z.enum(['possible', 'low', 'full', 'read-only']),
  jobs: z.object({ waiting: z.int(), failing: z.array(job) }),
  slowest: z.array(
    z.object({
      call: z.string(),
      count: z.int(),
      median: z.number().meta({ description: 'Milliseconds, as far as the last calls tell.' }),
      slowest: z.number(),
    }),
  ),
  errors: z.array(z.object({ at: z.iso.datetime(), call: z.string(), status: z.int(), request: z.string() })),
  backups: z
    .object({
      place: z.string(),
      every_hours: z.number().nullable(),
      is_encrypted: z.boolean(),
      kept: z.array(z.object({ name: z.string(), at: z.iso.datetime(), bytes: z.number() })),
      last_error: z.string(),
    })
    .nullable(),
  mail: z.object({ waiting: z.int(), given_up: z.int() }),
})

export type SystemState = z.output<typeof systemState>

const shared = {
  tag: 'Administration',
  permission: 'settings.change',
  query: noParameters,
} as const

export const readSystem = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/system',
  summary: 'The state of the server: store, disk, background work, slow calls, errors and backups',
  pathParameters: noParameters,
  answer: systemState,
  problems: ['not-signed-in', 'not-allowed'],
})

export const retryJob = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/system/jobs/{id}/retry',
  summary: 'Try a background job again that failed or was given up',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed'],
})

export const makeBackup = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/system/backups',
  summary: 'Make a backup now, in the place that is set',
  proof: 'always',
  pathParameters: noParameters,
  answer: detailAnswer.extend({ name: z.string(), rows: z.number(), bytes: z.number() }),
  problems: ['not-found', 'not-signed-in', 'not-allowed', 'proof-needed', 'cannot-be-made'],
})
