import { SECTION_CHOICES } from '#catalogue/section-choices.ts'
import { readDashboardConfig } from '#contract/custom-dashboards/dashboard-config.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const MOST_INDICATORS = 200
const MOST_SOURCES = 100

/**
 * Throws `invalid-input` unless every indicator, data source and section of a configuration exists. A dashboard may have
 * none of them: one that only leads to an embedded page.
 */
export async function checkConfig(store: SqlRunner, config: string): Promise<void> {
  const read = readDashboardConfig(config)
  const { indicators = [], sources = [], sections = [] } = read ?? {}
  if (indicators.length > MOST_INDICATORS) refuse(`Choose at most ${MOST_INDICATORS} indicators.`)
  if (sources.length > MOST_SOURCES) refuse(`Choose at most ${MOST_SOURCES} data sources.`)
  const titles = new Set(SECTION_CHOICES.map(({ title }) => title.toLowerCase()))
  const unknown = sections.find((title) => !titles.has(title.toLowerCase()))
  if (unknown !== undefined) refuse(`There is no section ${unknown.slice(0, 100)}.`)
  await refuseUnknown(store, 'indicator', indicators)
  await refuseUnknown(store, 'datasource', sources)
}

async function refuseUnknown(
  store: SqlRunner,
  table: 'indicator' | 'datasource',
  ids: readonly number[],
): Promise<void> {
  const rows = await store.query<{ id: number }>(
    `select id from ${table} where id::bigint = any($1::bigint[])`,
    [ids],
  )
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  const what = table === 'indicator' ? 'indicator' : 'data source'
  if (missing !== undefined) refuse(`There is no ${what} with the id ${missing}.`)
}

function refuse(sentence: string): never {
  throw new Problem('invalid-input', sentence, { config: [sentence] })
}
