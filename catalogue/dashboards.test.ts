import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { type Dashboard, DASHBOARDS } from './dashboards.ts'

const DATASETS = new URL('../datasets/', import.meta.url)

function rowsOf(path: string): Record<string, string>[] {
  return parse(readFileSync(new URL(path, DATASETS), 'utf8'), { columns: true })
}

function idsOf(path: string): Set<number> {
  return new Set(rowsOf(path).map((row) => Number(row.id)))
}

/** `indicator:source` of everything that has a figure, by groups included. */
const measured = new Set<string>()
/** The same of those that have a figure for the nation. */
const national = new Set<string>()
/** The same of those that have a figure of everybody. */
const ofEverybody = new Set<string>()
for (const folder of ['observations', 'disaggregated']) {
  for (const file of readdirSync(new URL(`${folder}/`, DATASETS))) {
    for (const { indicator, datasource, location } of rowsOf(`${folder}/${file}`)) {
      measured.add(`${indicator}:${datasource}`)
      if (folder === 'observations') ofEverybody.add(`${indicator}:${datasource}`)
      if (location === '1') national.add(`${indicator}:${datasource}`)
    }
  }
}

const indicators = idsOf('indicators.csv')
const sources = idsOf('sources.csv')
const filled = DASHBOARDS.filter((dashboard) => dashboard.waitingFor === '')
const pairs = (dashboard: Dashboard, indicator: number) =>
  dashboard.dataSources.map((source) => `${indicator}:${source}`)

test('the ten dashboards of the specification are there, by their exact names', () => {
  expect(DASHBOARDS.map(({ name }) => name).sort()).toEqual([
    'Advanced_Analytics',
    'Demographics',
    'Disease_Surveillance',
    'GIS_Mapping_Dashboard',
    'Health_Facility',
    'Health_Financing',
    'Health_Outcomes_and_Service_Coverage',
    'Health_Service_Access',
    'Health_Workforce',
    'Quarterly_Performance_Assessment_Dashboard',
  ])
  expect(new Set(DASHBOARDS.map(({ id }) => id)).size).toBe(DASHBOARDS.length)
})

test('no dashboard waits for figures', () => {
  expect(DASHBOARDS.filter((dashboard) => dashboard.waitingFor !== '')).toEqual([])
})

describe.each(DASHBOARDS)('$name', (dashboard) => {
  test('names only what exists, each once', () => {
    expect(dashboard.indicators.filter((id) => !indicators.has(id))).toEqual([])
    expect(dashboard.dataSources.filter((id) => !sources.has(id))).toEqual([])
    expect(new Set(dashboard.indicators).size).toBe(dashboard.indicators.length)
    expect(new Set(dashboard.dataSources).size).toBe(dashboard.dataSources.length)
  })

  test('opens within its own sets', () => {
    expect(dashboard.indicators).toContain(dashboard.initialIndicator)
    expect(dashboard.dataSources).toContain(dashboard.initialDatasource)
    for (const id of dashboard.defaultIndicators) expect(dashboard.indicators).toContain(id)
  })
})

describe.each(filled)('$name has data', (dashboard) => {
  test('for its first view', () => {
    expect(national).toContain(`${dashboard.initialIndicator}:${dashboard.initialDatasource}`)
  })

  test('for every indicator and from every source', () => {
    const withFigures = (id: number) => pairs(dashboard, id).some((pair) => measured.has(pair))
    expect(dashboard.indicators.filter((id) => !withFigures(id))).toEqual([])
    const gives = (source: number) => dashboard.indicators.some((id) => measured.has(`${id}:${source}`))
    expect(dashboard.dataSources.filter((id) => !gives(id))).toEqual([])
  })
})

test('every indicator with a figure of everybody stands in Advanced Analytics, with all of its sources', () => {
  const advanced = DASHBOARDS.find(({ name }) => name === 'Advanced_Analytics')
  const pairsHeld = [...ofEverybody].map((pair) => pair.split(':').map(Number))
  expect(pairsHeld.filter(([indicator = 0]) => !advanced?.indicators.includes(indicator))).toEqual([])
  expect(pairsHeld.filter(([, source = 0]) => !advanced?.dataSources.includes(source))).toEqual([])
})
