import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, requiredText } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { MOST_PULLED, PULL_PERIODS, periodsBetween } from '#domain/data-pull/pull-periods.ts'
import { PULL_RHYTHMS } from '#domain/data-pull/pull-rhythm.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'

/** Where figures that are read from another server stand. */
export const PULL_STATES = ['running', 'broken', 'cancelled', 'done'] as const

/** Why another server was not read. */
export const PULL_FAILURES = [
  'not-listed',
  'own-network',
  'too-large',
  'too-many-hops',
  'unreachable',
  'status',
  'no-dhis2',
] as const

const address = z
  .string()
  .trim()
  .min(1, 'Give an address.')
  .max(2000, 'Give an address of 2000 characters at most.')
  .refine((text) => URL.canParse(text), 'Give a whole address, with https:// in front.')
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username === '',
    'Leave the name and the password out of the address.',
  )

const token = z
  .string()
  .trim()
  .min(1, 'Give your personal access token.')
  .max(200, 'Give 200 characters at most.')
  .regex(/^[\x21-\x7e]+$/, 'A token has letters, digits and signs, and no spaces.')

const uid = z.string().regex(/^[A-Za-z][A-Za-z\d]{10}$/, 'Give the identifiers that DHIS2 has.')

const periods = z
  .object({ kind: z.enum(PULL_PERIODS), first: z.string().max(7), last: z.string().max(7) })
  .refine(
    ({ kind, first, last }) => periodsBetween(kind, first, last) !== null,
    `Give the first and the last period in their order, ${MOST_PULLED} periods at most.`,
  )

const pulledFile = z.object({ kind: z.literal('file'), address })

const pulledFromDhis2 = z
  .object({
    kind: z.literal('dhis2'),
    address: address.meta({ description: 'Of the DHIS2, without `/api`.' }),
    data: z.enum(['indicators', 'data-set']),
    ids: z.array(uid).min(1, 'Choose what to read.').max(100, 'Choose 100 at most.'),
    units: z
      .array(uid)
      .max(50, 'Choose 50 places at most.')
      .meta({ description: 'Of indicators: none stands for all places.' }),
    level: z
      .int()
      .min(1)
      .max(5)
      .meta({ description: 'Of the organisation units: 1 the nation, 2 states, 3 LGAs.' }),
    periods,
  })
  .refine(({ data, units }) => data === 'indicators' || units.length > 0, {
    path: ['units'],
    message: 'Choose the places whose data set is read.',
  })

export const pulled = z.discriminatedUnion('kind', [pulledFile, pulledFromDhis2])

export type Pulled = z.output<typeof pulled>
export type PulledFromDhis2 = z.output<typeof pulledFromDhis2>

export const dataPull = z.object({
  id: z.int(),
  asked: pulled,
  state: z.enum(PULL_STATES),
  failure: z
    .enum(PULL_FAILURES)
    .nullable()
    .meta({ description: 'Why the last attempt failed; null: nothing is wrong.' }),
  failure_status: z
    .int()
    .nullable()
    .meta({ description: 'The status with which the other server answered.' }),
  done: z.int().meta({ description: 'Parts that have come: they stay when the rest breaks.' }),
  total: z.int(),
  submission: z.int().nullable().meta({ description: 'What a repeated pull submitted.' }),
  created_at: z.iso.datetime(),
})

export type DataPull = z.output<typeof dataPull>

const repeat = z.object({
  id: z.int(),
  asked: pulled,
  every: z.enum(PULL_RHYTHMS),
  note: z.string(),
  next_at: z.iso.datetime(),
})

export type PullRepeat = z.output<typeof repeat>

const shared = { tag: 'Data import', query: noParameters } as const

export const listDataPulls = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-pulls',
  summary:
    'What you read from other servers, the newest first, 50 at most; what is repeated; and the servers that may be read',
  permission: 'account.use',
  pathParameters: noParameters,
  answer: z.object({
    origins: z.array(z.string()),
    results: z.array(dataPull),
    repeats: z.array(repeat),
  }),
  problems: ['not-signed-in'],
})

export const startDataPull = endpoint({
  ...shared,
  method: 'POST',
  path: '/data-pulls',
  summary:
    'Read figures from a listed server: a file, or a DHIS2 period by period. The token is kept encrypted until the last part has come, or for seven days. Answers 201',
  permission: 'account.use',
  pathParameters: noParameters,
  body: z
    .object({ asked: pulled, token: token.optional() })
    .meta({ examples: [{ asked: { kind: 'file', address: 'https://data.example.org/figures.csv' } }] }),
  answer: dataPull,
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const readDataPull = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-pulls/{id}',
  summary: 'How far a pull has come',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: dataPull,
  problems: ['not-signed-in', 'not-found'],
})

export const readDataPullFiles = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-pulls/{id}/files',
  summary: 'The parts of a pull that have come, as the other server sent them',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: z.object({
    files: z.array(z.object({ name: z.string(), base64: z.string() })),
  }),
  problems: ['not-signed-in', 'not-found'],
})

const named = z.object({ id: z.string(), name: z.string() })

export const lookAtDhis2 = endpoint({
  ...shared,
  method: 'POST',
  path: '/data-pulls/look',
  summary:
    'What a listed DHIS2 offers to a personal access token: its data sets, indicators and places of the first two levels. Keeps nothing',
  permission: 'account.use',
  pathParameters: noParameters,
  body: z
    .object({
      address,
      token,
      words: z
        .string()
        .trim()
        .max(80)
        .default('')
        .meta({ description: 'Narrows indicators to names with these words.' }),
    })
    .meta({
      examples: [{ address: 'https://dhis2.example.org', token: 'd2pat_0123456789abcdef', words: 'penta' }],
    }),
  answer: z.object({
    name: z.string(),
    version: z.string(),
    data_sets: z.array(named),
    indicators: z.array(named),
    units: z.array(named.extend({ level: z.int() })),
  }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export type OfferOfDhis2 = z.output<typeof lookAtDhis2.answer>

const step = {
  ...shared,
  method: 'POST',
  pathParameters: idInPath,
  answer: dataPull,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'changed-meanwhile'],
} as const

export const cancelDataPull = endpoint({
  ...step,
  path: '/data-pulls/{id}/cancel',
  summary: 'Stop a pull. The parts that have come stay for 30 days, the token goes',
  permission: 'account.use',
  body: z.object({}).meta({ examples: [{}] }),
})

export const resumeDataPull = endpoint({
  ...step,
  path: '/data-pulls/{id}/resume',
  summary: 'Go on with a pull that broke or was stopped: only what is missing is asked for',
  permission: 'account.use',
  body: z
    .object({
      token: token.optional().meta({ description: 'Where the first one is no longer kept or valid.' }),
    })
    .meta({ examples: [{}] }),
})

export const repeatDataPull = endpoint({
  ...step,
  path: '/data-pulls/{id}/repeat',
  summary:
    'Repeat a finished pull every day, week or month: as many of the last periods are read, mapped as here, and submitted for approval. The token is kept encrypted until you end it. Answers 201',
  permission: 'figures.submit',
  body: z
    .object({
      every: z.enum(PULL_RHYTHMS),
      note: requiredText(IMPORT_FIELDS.note),
      mapping: z
        .string()
        .max(500_000)
        .meta({ description: 'The agreed mapping, as the file that it is given on as.' }),
      token: token.optional(),
    })
    .meta({
      examples: [
        { every: 'month', note: 'DHIS2, last three months', mapping: '{}', token: 'd2pat_0123456789abcdef' },
      ],
    }),
  answer: repeat,
  problems: [...step.problems, 'not-allowed'],
})

export const endPullRepeat = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/data-pulls/repeats/{id}',
  summary: 'End what is repeated, and forget its token',
  permission: 'account.use',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['not-signed-in', 'not-found'],
})
