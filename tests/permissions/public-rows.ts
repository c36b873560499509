import type { World } from './world.ts'
import { always, type Row, type Rows, type RowsByPermission } from './row.ts'

const reads = (...addresses: readonly string[]): Rows =>
  Object.fromEntries(addresses.map((address) => [`GET ${address}`, always(200, { path: { id: 7 } })]))

/** An empty body: everybody is let in, and told what is missing. */
const asks = (...addresses: readonly string[]): Rows =>
  Object.fromEntries(addresses.map((address) => [`POST ${address}`, always(400, { body: {} })]))

const ofRelease = (path: object = {}): Row => ({
  answers: 200,
  ask: ({ release }: World) => ({ path: { hash: release, id: 7, ...path } }),
})

/** The data, what is computed from them, and the service itself: public, and the same for everybody. */
export const PUBLIC_ROWS: RowsByPermission = {
  public: {
    ...reads(
      '/indicators',
      '/indicators/{id}',
      '/datasources',
      '/location',
      '/location_hierarchy_level',
      '/valuetypes',
      '/factors',
      '/links',
      '/datasource_specific_indicator',
      '/data',
      '/after_datetime',
      '/briefs',
      '/embed-hosts',
      '/disaggregated',
      '/indicator-data/datasources/{id}',
      '/indicators/{id}/datasources',
      '/datasource-data/indicators/{id}',
      '/dashboard-data/indicators/{id}',
      '/indicators/{id}/years_available',
      '/indicator/{id}/confidence',
      '/releases/current',
      '/health',
      '/version',
      '/openapi.json',
      '/docs',
      '/plugins',
      '/plugin-template.zip',
      '/news/updates',
      '/tags',
      '/evidence',
      '/known-errors',
      '/known-errors/summary',
      '/known-errors/figures',
    ),
    'GET /docs/examples/{name}': always(200, { path: { name: 'figures.R' } }),
    'GET /known-errors/{key}': always(404, { path: { key: 'jump.7.9' } }),
    'GET /dashboard-data/{id}': always(200, { path: { id: 1 } }),
    'GET /period-data': always(200, { query: 'indicator=7&datasource=2' }),
    'GET /editions': always(200, { query: 'indicator=7&datasource=2' }),
    'GET /gap': always(200, { query: 'indicator=7&datasource=2' }),
    'GET /location-data': always(200, { query: 'indicator=7&datasource=2' }),
    'GET /indicator_years_available': always(200, { query: 'indicator=7' }),
    'GET /datasources/{id}': always(200, { path: { id: 2 } }),
    'GET /location/{id}': always(200, { path: { id: 1 } }),
    'GET /datasource_specific_indicator/{id}': always(200, { path: { id: 324 } }),
    'GET /triangulation_dashboard': always(200, {
      query: 'primary_datasource=2&secondary_datasource=6&indicator_id=7',
    }),
    'GET /oembed': always(200, {
      query: `url=${encodeURIComponent('/figure?kind=trend&indicator=7&location=1')}`,
    }),
    'GET /releases/{hash}/catalogue': ofRelease(),
    'GET /releases/{hash}/indicators/{id}': ofRelease(),
    'GET /releases/{hash}/indicators/{id}/related': ofRelease(),
    'GET /releases/{hash}/profiles': ofRelease(),
    'GET /releases/{hash}/indicators/{id}/lga': ofRelease(),
    'GET /releases/{hash}/indicators/{id}/lga/{state}': ofRelease({ state: 8 }),
    'GET /releases/{hash}/indicators/{id}/reporting': ofRelease(),
    'GET /releases/{hash}/indicators/{id}/groups': ofRelease(),
    'GET /releases/{hash}/groups': ofRelease(),
    'GET /text': always(200, { query: 'q=stunting' }),
    'GET /query/{text}': always(200, { path: { text: 'stunting' } }),
    ...asks(
      '/assistant',
      '/assistant/chat',
      '/assistant/command',
      '/e4e/ask',
      '/data/predictive_analysis',
      '/policy/generate',
      '/policy/simulate',
      '/analysis/descriptive',
      '/analysis/trend',
      '/analysis/target',
      '/analysis/correlation',
      '/analysis/forecast',
      '/analysis/inequality',
      '/analysis/compare',
      '/analysis/aggregate',
      '/analysis/data-quality',
      '/analysis/agreement',
      '/analysis/best-figure',
      '/analysis/why-differ',
      '/analysis/class-breaks',
      '/analysis/triangulation',
    ),
    'POST /assistant/judgement': always(201, {
      body: { question: 'stunting', answer: 'No figure.', right: true, release: 1 },
    }),
    'POST /account/contact': always(201, {
      body: { name: 'Ada Eze', email: 'ada@example.org', category: 'Question', feedback: 'Where?' },
    }),
    'POST /data-partnerships': always(400, { body: {} }),
    'POST /subdashboard/interest': always(400, { body: {} }),
    'POST /inquiries/remove': always(404, { body: { removal: '7-guessed' } }),
    'POST /auth/frontend-token': always(200),
  },
  guest: {
    ...reads('/dashboards'),
    'GET /dashboards/{id}': always(200, { path: { id: 1 } }),
    'GET /dashboards/{id}/indicators': always(200, { path: { id: 1 } }),
    'GET /dashboards/{id}/datasources': always(200, { path: { id: 1 } }),
  },
}
