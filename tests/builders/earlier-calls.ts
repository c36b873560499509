import { expect } from 'vitest'
import { int, text } from './earlier-rows.ts'

/** A page of a list, with the members read of its first row. */
function pageOf(row: Readonly<Record<string, unknown>>) {
  return { count: int, results: expect.arrayContaining([expect.objectContaining(row)]) }
}

const SOMETHING = expect.arrayContaining([expect.objectContaining({ id: int })])
const DATA_ROW = {
  indicator: int,
  location: int,
  datasource: int,
  period: text,
  value_type: int,
  value: text,
}
const LATEST = { results: [expect.objectContaining({ updated_at: text })] }

/** The calls of the specifications that the first view does not make, in the spelling of the earlier client: what it reads. */
export const OTHER_READS: readonly (readonly [path: string, answer: unknown])[] = [
  ['dashboards/1', { id: 1, dataSources: expect.any(Array), defaultIndicators: expect.any(Array) }],
  ['dashboards/?name=Demographics', [expect.objectContaining({ name: 'Demographics' })]],
  ['dashboards/1/datasources/', SOMETHING],
  ['datasources/?size=100', pageOf({ id: int, datasource: text })],
  ['datasources/2', { id: 2, datasource: 'NDHS' }],
  ['location/5/', { id: 5, parent: 1, level: 2 }],
  ['indicators/7', { id: 7, full_name: text, program_area: text }],
  ['indicators/7/datasources/', SOMETHING],
  ['datasource-data/indicators/2', { indicators: SOMETHING }],
  ['period-data/?datasource=2', { periods: expect.arrayContaining(['2018']) }],
  [
    'datasource_specific_indicator/?datasource=6&state=true&size=2000',
    pageOf({ datasource: 6, state: true }),
  ],
  ['data/?size=2000&indicator=7&datasource=2', pageOf(DATA_ROW)],
  ['data/?size=1&indicator=7&location=1&datasource=2&ordering=-created_at&value_type=2', LATEST],
  ['data/?size=2000&indicator=20&datasource=30&ordering=-created_at&location=1', pageOf(DATA_ROW)],
  ['data/?size=5000&indicator=20&datasource=30&value_type=5&location=1', pageOf(DATA_ROW)],
  ['news/updates/?size=1000', { count: 0, results: [] }],
  ['tags/', { data: { results: [] } }],
  ['query/measles', { result: expect.arrayContaining([expect.objectContaining({ short_name: text })]) }],
  [
    'triangulation_dashboard/?primary_datasource=2&secondary_datasource=1&indicator_id=7&location_id=1',
    {
      data: [
        { NDHS: { consistency: expect.anything(), complementarity: expect.anything() } },
        { MICS: expect.anything() },
        { aggregate: expect.any(Array) },
      ],
    },
  ],
]

const CHOSEN = { indicator: 7, location: 1, datasource: 2, value_type: 2 }
const ASKED = {
  temperature: 1,
  max_new_tokens: 1500,
  min_new_tokens: -1,
  system_prompt: 'Propose 2 interventions',
}
const WRITER = { organization: 'O', name: 'Ngozi Ade', email: 'ngozi@example.org', category: 'General' }

/**
 * The calls that it makes without being signed in, with the status and the part of the answer that it reads.
 */
export const OTHER_WRITES: readonly (readonly [
  path: string,
  body: object,
  status: number,
  answer: unknown,
])[] = [
  [
    'data/predictive_analysis/',
    CHOSEN,
    200,
    {
      Actual: expect.arrayContaining([{ period: '2018', value: expect.anything() }]),
      Predicted: [expect.anything()],
    },
  ],
  ['e4e/ask/', { text: 'Skilled attendance at birth is 46%', ...ASKED }, 200, { response: text }],
  [
    'assistant/chat',
    { sessionId: 's', chatInput: 'stunting in Kano' },
    200,
    { text, message: text, response: text },
  ],
  ['assistant/command', { command: 'stunting in Kano' }, 200, { text_response: text, audio_response: text }],
  ['account/contact/', { ...WRITER, feedback: 'Where are the figures of 2025?' }, 201, expect.anything()],
  [
    'crud/subscriber/',
    { email: WRITER.email, name: '', created: 'Monday, January 1, 2024 9:00 AM' },
    201,
    expect.anything(),
  ],
  [
    'subdashboard/interest/',
    { email: WRITER.email, dashboard: 'gis_mapping', created: '' },
    201,
    expect.anything(),
  ],
]
