import { z } from 'zod'
import { figureSubmission } from '#contract/data-import/figure-submissions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { optionalText, requiredText } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { CELL_LIMITS, CELL_NAME } from '#domain/data-entry/entry-cell.ts'
import { ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { PERIOD_KINDS, periodCode } from '#domain/period/period.ts'
import { entryRow } from './entry-row.ts'
import { entryTask } from './entry-tasks.ts'

const MOST_CELLS = 2000

/** Larger ids are none of a source. */
const LARGEST_SOURCE = 9999

const cells = z
  .record(
    z.string().regex(CELL_NAME, 'Name cells as 1701 or 20.numerator.'),
    z.object({
      text: z.string().max(CELL_LIMITS.text, `Use ${CELL_LIMITS.text} characters at most.`),
      reason: z.string().max(CELL_LIMITS.reason, `Use ${CELL_LIMITS.reason} characters at most.`),
      isZero: z.boolean().meta({ description: 'A zero that was asked about: none were counted.' }),
      isWithdrawn: z
        .boolean()
        .optional()
        .meta({ description: 'Left empty so that the published figure is withdrawn; it needs a reason.' }),
    }),
  )
  .refine((all) => Object.keys(all).length <= MOST_CELLS, `Send ${MOST_CELLS} cells at most.`)
  .meta({ description: 'As they were typed, by indicator: `1701`, `20.numerator`. Empty ones are left out.' })

const id = z
  .string()
  .regex(/^\d{1,4}$/, 'Give the id as a whole number.')
  .transform(Number)

const formInPath = z.object({
  datasource: id.meta({ description: 'Id of the data source.' }),
  location: id.meta({ description: 'Id of the place.' }),
  period: z
    .string()
    .refine((text) => periodCode(text) !== null, 'Write 2018, 2024-03, 2024-W40 or 2024-Q2.')
    .meta({ description: 'ISO period.' }),
})

/** What became of the form of an earlier period. */
const lastTime = z.object({
  period: z.string(),
  state: figureSubmission.shape.state,
  comment: z.string().meta({ description: 'Why it was sent back last; empty: it was not.' }),
})

export const entryForm = z.object({
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  period: z.string(),
  rows: z.array(entryRow),
  cells,
  version: z.int().meta({ description: 'Of the cells; 0: nobody has typed anything.' }),
  changed_by: z.string(),
  is_own: z.boolean().meta({ description: 'You changed it last.' }),
  changed_at: z.iso.datetime().nullable(),
  submission: figureSubmission.nullable().meta({ description: 'What was sent last from this form.' }),
  is_open: z
    .boolean()
    .meta({ description: 'False while it waits for a decision, and once it is published.' }),
  may_enter: z.boolean(),
  reopened_why: z.string().meta({ description: 'Why it was opened again after it was published.' }),
  tasks: z.array(entryTask).meta({ description: 'Who has to enter the same period of the same source.' }),
  last_time: lastTime.nullable(),
})

export type EntryFormRow = z.output<typeof entryForm>

/** A source of which somebody may enter figures. */
export const entrySource = z.object({
  id: z.int(),
  kind: z.enum(PERIOD_KINDS).meta({ description: 'How long its periods are.' }),
  newest: z.string().nullable().meta({ description: 'The newest period that it has figures of.' }),
  has_parts: z
    .boolean()
    .meta({ description: 'It publishes shares or rates, which may be typed as their parts.' }),
})

export type EntrySource = z.output<typeof entrySource>

const shared = { tag: 'Data entry', pathParameters: formInPath, query: noParameters } as const

export const readEntryChoices = endpoint({
  tag: 'Data entry',
  method: 'GET',
  path: '/data-entry/choices',
  summary: 'The sources of which you may enter figures, and with a source the places',
  permission: 'account.use',
  pathParameters: noParameters,
  query: z.object({ datasource: z.coerce.number().int().positive().max(LARGEST_SOURCE).optional() }),
  answer: z.object({
    sources: z.array(entrySource),
    places: z.array(z.object({ id: z.int(), name: z.string(), level: z.int(), parent: z.int().nullable() })),
  }),
  problems: ['invalid-input', 'not-signed-in'],
})

export const readEntryForm = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-entry/forms/{datasource}/{location}/{period}',
  summary:
    'The form of a source, a place and a period: its indicators with their last and other figures, and what was typed',
  permission: 'account.use',
  answer: entryForm,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})

const version = z.int32().meta({ description: 'Of the form as you saw it; 409 when somebody changed it.' })

const step = {
  ...shared,
  permission: 'figures.submit',
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

const CELL = { text: '36,074', reason: '', isZero: false }

export const saveEntryForm = endpoint({
  ...step,
  method: 'PUT',
  path: '/data-entry/forms/{datasource}/{location}/{period}',
  summary: 'Keep what was typed as a draft. Nothing is checked yet',
  body: z.object({ version, cells }).meta({ examples: [{ version: 0, cells: { '1701': CELL } }] }),
  answer: z.object({ version: z.int(), changed_at: z.iso.datetime() }),
})

export const sendEntryForm = endpoint({
  ...step,
  method: 'POST',
  path: '/data-entry/forms/{datasource}/{location}/{period}/send',
  summary:
    'Submit the figures of a form for approval by somebody else. Every question of a check needs a reason, and a zero has to be said',
  body: z
    .object({
      ...{ version, note: optionalText(ENTRY_FIELDS.note) },
      attempt: z.string().min(1).max(100).optional().meta({
        description: 'What the page calls this attempt: the same one sent again makes no second submission.',
      }),
    })
    .meta({ examples: [{ version: 1 }] }),
  answer: figureSubmission,
})

export const reopenEntryForm = endpoint({
  ...step,
  method: 'POST',
  path: '/data-entry/forms/{datasource}/{location}/{period}/reopen',
  summary: 'Open a published form again to correct it, with the reason',
  body: z
    .object({ version, reason: requiredText(ENTRY_FIELDS.reopened) })
    .meta({ examples: [{ version: 1, reason: 'Two facilities reported late.' }] }),
  answer: z.object({ version: z.int() }),
})
