import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, optionalText } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { TASK_STATES } from '#domain/data-entry/entry-task.ts'
import { DUE_DAYS, ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { textRule } from '#domain/form/field-rule.ts'
import { periodCode } from '#domain/period/period.ts'

const shared = { tag: 'Data entry', query: noParameters } as const

const period = z
  .string()
  .refine((text) => periodCode(text) !== null, 'Write 2018, 2024-03, 2024-W40 or 2024-Q2.')

/** A period that somebody has to enter for a place. */
export const entryTask = z.object({
  assignment: z.int(),
  person: z.string().meta({ description: 'Name of whoever has to enter it.' }),
  is_own: z.boolean(),
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  areas: z.array(z.string()).meta({ description: 'Program areas; none: all that the source publishes.' }),
  period: z.string(),
  due: z.iso.date(),
  state: z.enum(TASK_STATES),
  filled: z.int().meta({ description: 'Indicators for which something was typed.' }),
  is_late: z.boolean(),
})

export type EntryTaskRow = z.output<typeof entryTask>

export const listEntryTasks = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-entry/tasks',
  summary:
    'What is to be entered, by whom and until when, the first due first: your own, and for those who publish figures also those of others. 500 at most',
  permission: 'account.use',
  pathParameters: noParameters,
  answer: z.object({ results: z.array(entryTask) }),
  problems: ['not-signed-in'],
})

/** Who enters what for which place. */
export const entryAssignment = z.object({
  id: z.int(),
  username: z.string(),
  person: z.string(),
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  areas: z.array(z.string()),
  first_period: z.string(),
  last_period: z.string().nullable().meta({ description: 'Null: for ever.' }),
  due_days: z.int().meta({ description: 'Days after the end of a period.' }),
})

export type EntryAssignmentRow = z.output<typeof entryAssignment>

export const listEntryAssignments = endpoint({
  ...shared,
  method: 'GET',
  path: '/data-entry/assignments',
  summary: 'Who enters what for which place',
  permission: 'figures.publish',
  pathParameters: noParameters,
  answer: z.object({ results: z.array(entryAssignment) }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const assignEntry = endpoint({
  ...shared,
  method: 'POST',
  path: '/data-entry/assignments',
  summary:
    'Assign figures of a source, about places, to somebody who may submit them: they are told by e-mail before each is due, and when it is late. Answers 201',
  permission: 'figures.publish',
  pathParameters: noParameters,
  body: z
    .object({
      username: z.string().trim().min(1, 'Name the person.').max(150),
      datasource: z.int32().positive(),
      locations: z
        .array(z.int32().positive())
        .min(1, englishText(ENTRY_FIELDS.places.missing))
        .max(ENTRY_FIELDS.places.most, englishText(ENTRY_FIELDS.places.tooMany)),
      areas: z
        .array(optionalText(textRule(100)))
        .max(40)
        .default([]),
      first_period: period,
      last_period: period.nullable().default(null),
      due_days: z.int().min(DUE_DAYS.least).max(DUE_DAYS.most),
    })
    .meta({
      examples: [
        { username: 'fatima', datasource: 30, locations: [27], first_period: '2026-10', due_days: 15 },
      ],
    }),
  answer: z.object({ results: z.array(entryAssignment) }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})

export const removeEntryAssignment = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/data-entry/assignments/{id}',
  summary: 'Take an assignment away; what was entered stays',
  permission: 'figures.publish',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})
