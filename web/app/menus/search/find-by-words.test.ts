import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { spokenWay } from '../../voice/spoken-ways.ts'
import type { MadeDocument } from '../menu-additions.ts'
import { type Findings, findByWords, KINDS } from './find-by-words.ts'

const NO_ADDITIONS = { dashboards: [], tags: new Map(), made: [] }
let catalogue: Catalogue

beforeAll(async () => {
  const { reference, tableOf } = await readShippedData()
  const indicators = [...reference.indicators.keys()]
  // Every indicator with the sources of its figures; LGAs where a source has them.
  const coverage = new Map(
    indicators.map((id) => {
      const levels = new Map<number, number>()
      for (const point of pointsWhere(tableOf(id), {})) {
        const level = reference.locations.get(point.location)?.level ?? 1
        levels.set(point.source, (levels.get(point.source) ?? 0) | (1 << (level - 1)))
      }
      return [id, levels] as const
    }),
  )
  catalogue = {
    release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
    reference,
    dashboards: DASHBOARDS.map((dashboard) => ({
      ...dashboard,
      default_indicators: dashboard.defaultIndicators,
      data_sources: dashboard.dataSources,
      initial_indicator: null,
      initial_datasource: null,
      initial_location: 1,
      show_related: true,
      sections: [],
      waiting_for: dashboard.waitingFor,
    })),
    coverage,
  }
})

function find(query: string): Findings {
  return findByWords(query, { catalogue, additions: NO_ADDITIONS })
}

/** Where the first finding of a kind leads. */
function first(query: string, kind: (typeof KINDS)[number]): string | undefined {
  return find(query)[kind][0]?.href
}

const HOME = '/dashboard/Health_Outcomes_and_Service_Coverage'

describe('findings are links to what was meant', () => {
  test.each([
    ['penta3', 'indicators', `${HOME}?indicator=18`],
    ['SBA', 'indicators', `${HOME}?indicator=7`],
    ['vaccination kano', 'indicators', `${HOME}?indicator=18&location=27`],
    ['penta 3 kano ndhs 2018', 'indicators', `${HOME}?indicator=18&datasource=2&location=27&period=2018`],
    ['kano', 'places', `${HOME}?location=27`],
    ['kan', 'places', `${HOME}?location=27`],
    ['vaccination kano', 'places', `${HOME}?location=27`],
    ['ndhs', 'sources', '/about?source=2#data-sources'],
    ['scorecard', 'pages', `${HOME}?section=scorecard`],
    ['forecast', 'pages', '/dashboard/Advanced_Analytics?section=predictive-analysis'],
    ['known errors', 'pages', '/known-errors'],
    ['api', 'pages', '/api/docs'],
    ['brief', 'pages', '/briefs'],
    ['brief kano', 'pages', '/briefs'],
    ['two pages', 'pages', '/briefs'],
    ['upload csv', 'pages', '/data-partnership'],
    ['state profile', 'pages', '/health-profiles'],
    ['sign up', 'pages', '/register'],
    ['workforce', 'pages', '/dashboard/Health_Workforce'],
  ] as const)('%s, %s', (query, kind, href) => {
    expect(first(query, kind)).toBe(href)
  })

  test('an LGA opens with an indicator and a source that have LGAs', () => {
    expect(first('ikeja', 'places')).toMatch(/indicator=\d+&datasource=\d+&location=\d+$/)
  })

  test('each says what it is and what it opens with', () => {
    const [indicator] = find('penta 3 kano ndhs 2018').indicators
    expect(indicator && english.text(indicator.detail)).toBe(
      'Indicator · Immunization · opens with Kano and NDHS 2018',
    )
    const [place] = find('kano').places
    expect(place && english.text(place.detail)).toBe('State in the North-West')
  })
})

test('a word that nothing has is said, and nothing is made of an empty query', () => {
  expect(find('vaccination ghana').unknown).toEqual(['ghana'])
  expect(find('vaccination kano').unknown).toEqual([])
  expect(KINDS.flatMap((kind) => find('')[kind])).toEqual([])
  expect(KINDS.flatMap((kind) => find('tea and biscuits')[kind])).toEqual([])
})

test('every page that is listed is found by its title', () => {
  // Of Advanced Analytics the sections are found.
  const listed = PAGES.filter(({ listed: isListed, slug }) => isListed && slug !== 'advanced-analytics')
  const lost = listed.flatMap(({ title, pattern }) => {
    const query = english.text(title)
    const isFound = find(query).pages.some(
      ({ title: said, href }) => english.text(said) === query || href === pattern,
    )
    return isFound ? [] : [`${pattern}: ${query}`]
  })
  expect(lost).toEqual([])
})

test('tags and dashboards that administrators added are found', () => {
  const row = { name: 'Snow', title: 'Snow and ice', description: 'Shovels', category: 'Population' }
  const additions = { ...NO_ADDITIONS, dashboards: [row], tags: new Map([[7, ['Energy']]]) }
  const findings = (query: string) => findByWords(query, { catalogue, additions })
  expect(findings('energy').indicators[0]?.href).toBe(`${HOME}?indicator=7`)
  expect(findings('snow').pages[0]?.href).toBe('/dashboard/Snow')
})

test('dashboards and reports that people made public are found by their names and words', () => {
  const shared = { description: 'Shovels by zone', author: 'ada', tags: [], step: null }
  const made: MadeDocument[] = [
    {
      id: 'a',
      kind: 'report',
      title: 'Ekiti in November',
      visibility: 'public',
      state: 'approved',
      ...shared,
    },
    { id: 'b', kind: 'dashboard', title: 'Snow here', visibility: 'public', state: 'approved', ...shared },
  ]
  const found = (query: string) =>
    findByWords(query, { catalogue, additions: { ...NO_ADDITIONS, made } }).pages[0]
  expect(found('ekiti in november')?.href).toBe('/report/a')
  expect(english.text(found('ekiti in november')?.detail ?? '')).toBe('Report by ada')
  expect(found('snow here')?.href).toBe('/custom/public/b')
})

describe('what is spoken opens pages and places', () => {
  const way = (heard: string, path = HOME, search = 'indicator=18&location=1') =>
    spokenWay(heard, { catalogue, additions: NO_ADDITIONS, path, search, toTab: () => null })

  test.each([
    ['open the scorecard', `${HOME}?section=scorecard`, true],
    ['take me to the FAQ', '/faq', true],
    ['show Kano', `${HOME}?indicator=18&location=27`, false],
    ['switch to Kano State', `${HOME}?indicator=18&location=27`, false],
  ])('“%s”', (heard, href, leaves) => {
    expect(way(heard)).toMatchObject({ kind: 'go', href, leaves })
  })

  test('a place from a page without one, a tab that is not there, and what is a question', () => {
    expect(way('show Kano', '/about', '')).toMatchObject({ href: `${HOME}?location=27`, leaves: true })
    expect(way('next tab')).toMatchObject({ kind: 'done' })
    expect(way('show stunting in Kano')).toBeNull()
    expect(way('open purple elephants')).toBeNull()
    expect(way('penta 3 in Kano')).toBeNull()
  })
})
