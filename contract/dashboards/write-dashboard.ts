import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, optionalText, requiredText, seenVersion } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { dashboardRow } from './dashboard.ts'

const id = z.int().positive()

/** How many indicators or data sources a dashboard can hold. */
const MOST = 500

const chosen = (what: string) =>
  z.array(id).min(1, `Choose one ${what} at least.`).max(MOST, `Choose ${MOST} at most.`)

/** What may be written; everything else of a dashboard is the server's. Snake case, as earlier clients send it. */
const dashboardText = {
  title: requiredText(120),
  category: optionalText(80),
  description: optionalText(500),
  indicators: chosen('indicator'),
  default_indicators: z.array(id).max(3, 'Choose three at most.').default([]),
  data_sources: chosen('data source'),
  initial_indicator: z.int({ error: 'Choose the indicator that it opens with.' }),
  initial_datasource: z.int({ error: 'Choose the data source that it opens with.' }),
  initial_location: id.default(1),
  show_table_related_indicator: z.boolean().default(true),
  sections: z.array(z.string()).min(1, 'Choose one section at least.').max(30),
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
  permission: 'admin',
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
