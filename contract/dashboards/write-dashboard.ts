import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  chosenIds,
  detailAnswer,
  optionalText,
  requiredText,
  seenVersion,
} from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { SITE_DASHBOARD_FIELDS as FIELDS } from '#domain/form/site-dashboard-fields.ts'
import { dashboardRow } from './dashboard.ts'

const id = z.int32().positive()

/**
 * The fields that may be written; everything else of a dashboard is the server's. Snake case, as earlier
 * clients send it.
 */
const dashboardText = {
  title: requiredText(FIELDS.title),
  category: optionalText(FIELDS.category),
  description: optionalText(FIELDS.description),
  indicators: chosenIds(FIELDS.indicators),
  default_indicators: chosenIds(FIELDS.default_indicators).default([]),
  data_sources: chosenIds(FIELDS.data_sources),
  initial_indicator: z.int32({ error: 'Choose the indicator that it opens with.' }),
  initial_datasource: z.int32({ error: 'Choose the data source that it opens with.' }),
  initial_location: id.default(1),
  show_table_related_indicator: z.boolean().default(true),
  sections: z.array(z.string()).min(1, englishText(FIELDS.sections.missing)).max(FIELDS.sections.most),
  visibility: z
    .enum(['public', 'private'])
    .default('public')
    .meta({ description: 'private: a draft that only administrators see.' }),
}

const EXAMPLE = {
  title: 'Child immunization in the North',
  category: 'Health outcomes',
  indicators: [18, 20],
  default_indicators: [20],
  data_sources: [2, 10],
  initial_indicator: 18,
  initial_datasource: 2,
  sections: ['indicator-overview', 'zonal-analysis'],
}

const written = z.object(dashboardText).meta({ examples: [EXAMPLE] })

export type DashboardText = z.output<typeof written>

const shared = {
  tag: 'Dashboards',
  permission: 'dashboards.publish',
  query: noParameters,
  answer: dashboardRow,
} as const

export const createDashboard = endpoint({
  ...shared,
  method: 'POST',
  path: '/dashboards',
  summary: 'Make a dashboard; its `name` in addresses comes from its title. Answers 201',
  pathParameters: noParameters,
  body: written,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'already-exists'],
})

export const replaceDashboard = endpoint({
  ...shared,
  method: 'PUT',
  path: '/dashboards/{id}',
  summary: 'Replace a dashboard that administrators made; its `name` stays',
  pathParameters: idInPath,
  body: z
    .object({ ...dashboardText, updated_at: seenVersion })
    .meta({ examples: [{ ...EXAMPLE, updated_at: '2026-11-01T08:30:00.000Z' }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})

export const deleteDashboard = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/dashboards/{id}',
  summary: 'Delete a dashboard that administrators made',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
