import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { encodeGroups } from '#contract/groups/group-file.ts'
import { encodePoints } from '#contract/release-encode.ts'
import type { CatalogueIndicator, CatalogueSource } from '#contract/release-file.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { GROUPS, REFERENCE, TABLE } from '#tests/drawings/country.ts'
import { CATALOGUE, DASHBOARD, groupRows } from '#tests/sections/country.ts'
import type { MadeUpAnswers } from './made-up-answers.ts'

const HASH = 'a'.repeat(64)
const RELEASE = {
  ...{ number: 1, hash: HASH, published_at: '2024-06-01T08:00:00.000Z' },
  ...{ note: 'Made up', data_version: '1', app_version: '1' },
}

/** A row under the names that it travels by. */
function wired<Row>(row: object): Row {
  const members = Object.entries(row).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(members) as Row
}

const COLUMNS = catalogueColumns({
  release: RELEASE,
  indicators: [...REFERENCE.indicators.values()].map((indicator) => ({
    ...wired<Omit<CatalogueIndicator, 'coverage'>>(indicator),
    coverage: [...(CATALOGUE.coverage.get(indicator.id) ?? [])],
  })),
  sources: [...REFERENCE.sources.values()].map((source) => wired<CatalogueSource>(source)),
  locations: [...REFERENCE.locations.values()].map(({ id, name, level, parent }) => [
    id,
    name,
    level,
    parent,
  ]),
  dashboards: [{ ...DASHBOARD, sections: ['Indicator Overview'] }],
})

/** The files of a release about the country of the stored drawings. */
export const COUNTRY_ANSWERS: MadeUpAnswers = {
  'GET /releases/current': RELEASE,
  'GET /releases/{hash}/catalogue': { ...COLUMNS, release: RELEASE },
  'GET /releases/{hash}/definitions': { release: HASH, definitions: [] },
  // As they travel.
  'GET /releases/{hash}/groups': () => JSON.parse(JSON.stringify({ release: HASH, rows: groupRows() })),
  'GET /releases/{hash}/indicators/{id}': ({ path }) => {
    const indicator = Number(path.id)
    const own = encodePoints(pointsWhere(TABLE, { indicator }))
    const file = { release: HASH, indicator, ...own, citations: [], measures: [], lga: [] }
    return JSON.parse(JSON.stringify(file))
  },
  'GET /releases/{hash}/indicators/{id}/groups': ({ path }) => {
    const indicator = Number(path.id)
    const own = encodeGroups(GROUPS.filter((figure) => figure.indicator === indicator))
    return JSON.parse(JSON.stringify({ release: HASH, indicator, ...own }))
  },
}
