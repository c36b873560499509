import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import { EMPTY_DASHBOARD, type Subject } from '#domain/document/document.ts'
import { fill } from '#domain/document/fill.ts'
import { gapAt } from '#domain/gap/gap-at.ts'
import { pointAt, tableOf } from '#domain/observation/observation-table.ts'
import { periodCode, isoPeriod } from '#domain/period/period.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openingState } from './definition/opening-state.ts'
import { documentGround } from './document-dashboard.ts'
import { figuresOf } from './files/figures.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import overview from './indicator-overview/definition.ts'
import { resolveSection } from './resolve-section.ts'

const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: aReference([aSource(2, 'Survey A'), aSource(6, 'Routine B')]),
  dashboards: [],
  coverage: new Map([
    [
      7,
      new Map([
        [2, 7],
        [6, 5],
      ]),
    ],
  ]),
}

/** A nation, two states of two sources in two years. */
const POINTS = [2, 6].flatMap((source) =>
  [1, 8, 9].flatMap((place) => ['2018', '2021'].map((year) => aPoint(source, place, year, 40))),
)
const FILE: LoadedFile = {
  file: 'indicator',
  indicator: 7,
  data: { id: 7, table: tableOf(POINTS), measures: [], lga: new Map([[2, [201_800]]]) },
}

function groundOf(subject: Partial<Subject>) {
  const document = { ...EMPTY_DASHBOARD, title: 'Snow', subject: { ...EMPTY_DASHBOARD.subject, ...subject } }
  return documentGround(fill(document, {}), 'snow', catalogue)
}

function keysIn(subject: Partial<Subject>) {
  const { catalogue: own } = groundOf(subject)
  const { table } = figuresOf(own, [FILE])
  return Array.from({ length: table.length }, (_, row) => {
    const { source, location, period } = pointAt(table, row)
    return `${source} ${location} ${isoPeriod(period)}`
  })
}

describe('the sections of a document', () => {
  test.each<[string, Partial<Subject>, readonly string[]]>([
    ['sources', { sources: [6], years: [2018] }, ['6 1 2018', '6 8 2018', '6 9 2018']],
    ['levels', { levels: [1] }, ['2 1 2018', '2 1 2021', '6 1 2018', '6 1 2021']],
    ['years', { levels: [1], sources: [2], years: [2021] }, ['2 1 2021']],
    ['indicators', { indicators: [8] }, []],
  ])('have only the chosen %s', (_what, subject, keys) => {
    expect(keysIn(subject)).toEqual(keys)
  })

  test('have everything where nothing was chosen, of the same catalogue', () => {
    expect(keysIn({})).toHaveLength(POINTS.length)
    expect(groundOf({}).catalogue).toBe(catalogue)
  })

  test('offer what was chosen, before any file is read', () => {
    const { coverage } = groundOf({ indicators: [7], sources: [6], levels: [2, 3] }).catalogue
    expect([...coverage]).toEqual([[7, new Map([[6, 4]])]])
    expect(groundOf({ levels: [5] }).catalogue.coverage.size).toBe(0)
  })

  test.each([
    [{ levels: [1, 3] }, 0],
    [{ levels: [4] }, 1],
    [{ levels: [4], years: [2021] }, 0],
    [{}, 1],
  ] as const)('%j: know of LGAs as far as these were chosen', (subject, count) => {
    const [own] = figuresOf(groundOf(subject).catalogue, [FILE]).indicators
    expect(own?.lga.size).toBe(count)
  })

  test('say of what is not there that it was left out, not that nobody published it', () => {
    const figures = figuresOf(groundOf({ years: [2021] }).catalogue, [FILE])
    const asked = { indicator: 7, source: 2, location: 8, period: periodCode('2018') }
    const gap = gapAt(asked, { table: figures.table, reference: figures.reference, currentYear: 2026 })
    expect(gap?.reason).toBe('left_out')
    expect(gap && english.text(gap.note)).toBe('The author of this dashboard left out this year.')
  })

  test.each<[string, Partial<Subject>, string, string]>([
    [
      'source',
      { sources: [2] },
      'datasource=6',
      'Routine B has no figure for Indicator 7 on this dashboard; Survey A is shown instead.',
    ],
    [
      'year',
      { years: [2021] },
      'datasource=2&period=2018',
      'Survey A has no figure for 2018 on this dashboard; 2021 is shown instead.',
    ],
    [
      'level',
      { levels: [1] },
      'datasource=2&location=8',
      'Survey A has no figure for Northland on this dashboard; Aldovia is shown instead.',
    ],
    [
      'figure of no year at all',
      {},
      'datasource=2&period=1999',
      'Survey A has no figure for 1999 (nearest: 2018); 2021 is shown instead.',
    ],
  ])(
    'speak of the dashboard, not of the release, where the %s was left out',
    async (_what, subject, query, said) => {
      const { dashboard, catalogue: own } = groundOf(subject)
      const wanted = openingState(
        overview.state.parse(new URLSearchParams(`indicator=7&${query}`)),
        dashboard,
        own,
      )
      const asked = { wanted, language: english, catalogue: own, dashboard }
      const shown = await resolveSection(overview, asked, async () => FILE)
      const { moved = [] } = overview.lead(shown)
      expect(moved.map((each) => english.text(each))).toEqual([said])
    },
  )

  test('open with the place of the document, unless the address names one', async () => {
    const opening = { indicator: null, source: null, location: 8 }
    const { dashboard, catalogue: own } = groundOf({ indicators: [7], sources: [2], opening })
    for (const [query, place] of [
      ['', 8],
      ['location=1', 1],
    ] as const) {
      const wanted = openingState(overview.state.parse(new URLSearchParams(query)), dashboard, own)
      const asked = { wanted, language: languageOf('en'), catalogue: own, dashboard }
      const shown = await resolveSection(overview, asked, async () => FILE)
      expect(overview.pinned?.(shown)).toMatchObject({ location: place })
    }
  })
})

test('a document without chosen indicators may be asked for any, and opens at that of its first section', () => {
  const subject = { ...EMPTY_DASHBOARD.subject, indicators: [] }
  const block = { kind: 'section', id: 's', section: 'zonal-analysis', state: { indicator: '7' } } as const
  const filled = fill({ ...EMPTY_DASHBOARD, subject, blocks: [block] }, {})
  const { dashboard } = documentGround(filled, 'x', catalogue)
  expect(dashboard.indicators).toEqual([...catalogue.reference.indicators.keys()])
  expect(dashboard.initial_indicator).toBe(7)
})
