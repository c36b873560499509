import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf } from '#contract/listing/page.ts'
import { plainText } from '#contract/plain-text.ts'
import { textRule } from '#domain/form/field-rule.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647).nullish().catch(null)

/** A name or an id: earlier clients send text or a number. */
const word = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(plainText(textRule(200)))

/** Seconds that a view may wait on a device: 90 days. */
const LONGEST_WAIT = 90 * 86_400

/** A view that somebody looked at. `user` and `viewed_at` of earlier clients are not read: it is always oneself, now. */
const interactionSent = z
  .object({
    dashboard: word
      .pipe(z.string().min(1))
      .meta({ description: 'Name or id of a dashboard, or the public id of a custom one.' }),
    section: word.nullish().meta({ description: 'Slug of the section, or its position from 1.' }),
    indicator: id,
    datasource: id,
    location: id,
    year: word.nullish().meta({ description: 'Period: 2018, 2024-03.' }),
    attempt: z.string().min(1).max(100).optional().meta({
      description: 'What a page calls a view that it could not tell at once: sent again it is one row.',
    }),
    age: z.number().min(0).max(LONGEST_WAIT).optional().meta({
      description: 'How many seconds ago a view with an attempt was looked at.',
    }),
  })
  .meta({
    examples: [
      {
        dashboard: 'Health_Outcomes_and_Service_Coverage',
        section: 'indicator-overview',
        indicator: 18,
        datasource: 2,
        location: 1,
        year: '2018',
      },
    ],
  })

export type SentView = z.output<typeof interactionSent>

/** A row of the history in words. The name of a thing that no longer exists is an empty text. */
export const interactionRow = z.object({
  id: z.int(),
  viewed_at: z.string(),
  dashboard: z.string(),
  section: z.string(),
  indicator: z.string(),
  datasource: z.string(),
  year: z.string(),
  location: z.string(),
  link: z.string().meta({ description: 'Path of the same view; empty when its dashboard is gone.' }),
})

export type InteractionRow = z.output<typeof interactionRow>

const shared = {
  tag: 'Activity',
  pathParameters: noParameters,
  query: noParameters,
  permission: 'activity.keep',
} as const

export const recordInteraction = endpoint({
  ...shared,
  method: 'POST',
  path: '/user_interactions',
  summary:
    'Keep the view that one looks at, unless one has turned that off; the last within five seconds counts',
  body: interactionSent,
  answer: z.object({
    recorded: z.boolean().meta({ description: 'False: turned off by the person, nothing was kept.' }),
  }),
  problems: ['invalid-input', 'not-signed-in'],
})

export const listInteractions = endpoint({
  ...shared,
  method: 'GET',
  path: '/user_interactions',
  summary: "One's own history, newest first; that of others is always empty",
  query: tableQuery(['viewed_at'], {
    user: idFilter('Person; only oneself is ever found'),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11.')
      .optional()
      .meta({ description: 'Month in West Africa Time: 2026-11.' }),
  }),
  answer: pageOf(interactionRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-found'],
  csv: true,
})

export const listInteractionMonths = endpoint({
  ...shared,
  method: 'GET',
  path: '/user_interactions/months',
  summary: "Months (West Africa Time) of one's own history, newest first",
  answer: z.array(z.object({ month: z.string(), count: z.int() })),
  problems: ['not-signed-in'],
})

const removed = z.object({ deleted: z.int() })

export const deleteInteraction = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/user_interactions/{id}',
  summary: "Remove one row of one's own history",
  pathParameters: idInPath,
  answer: removed,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const deleteInteractions = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/user_interactions',
  summary: "Remove several rows of one's own history: all of them or none",
  query: z.object({ ids: idFilter('Row') }),
  answer: removed,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

/** Earlier clients also report how long something was looked at. Nobody needs to know that, so it is not kept. */
const notKept = {
  ...shared,
  method: 'POST',
  body: z.looseObject({}).meta({ examples: [{}] }),
  answer: z.object({ recorded: z.literal(false) }),
  problems: ['invalid-input', 'not-signed-in'],
} as const

const NOTHING_KEPT = 'Accepted for earlier clients; nothing is kept'

export const reportIndicatorTime = endpoint({
  ...notKept,
  path: '/indicator_timespent',
  summary: `Time spent on an indicator. ${NOTHING_KEPT}`,
})

export const reportSourceTime = endpoint({
  ...notKept,
  path: '/datasource_timespent',
  summary: `Time spent on a data source. ${NOTHING_KEPT}`,
})

export const reportLocation = endpoint({
  ...notKept,
  path: '/user_dashboard_location',
  summary: `Location looked at. ${NOTHING_KEPT}`,
})
