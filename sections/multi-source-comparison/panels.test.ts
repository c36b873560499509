import { english } from '#languages/from-source.ts'
import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { availabilityOf } from '#domain/choice/availability.ts'
import { type MultiSourceState, OPEN_PANEL, MULTI_SOURCE_STATE } from './state.ts'
import { levelHint, sourcePeriods } from './source-periods.ts'
import { defaultPanels } from './default-panels.ts'
import { followCarried, resolvePanel } from './panels.ts'

const year = (iso: string) => periodCode(iso) ?? 0

const REFERENCE = aReference(
  [
    aSource(2, 'DHS'),
    aSource(4, 'Malaria survey'),
    aSource(10, 'Model', { classification: 'Estimate' }),
    aSource(101, 'Small areas', { classification: 'Estimate', derivedFrom: [2] }),
    aSource(102, 'Tabulator', { derivedFrom: [2] }),
  ],
  [anIndicator(7), anIndicator(8)],
)
const states = (source: number, period: string) =>
  [8, 9, 10].map((place) => aPoint(source, place, period, place))
const POINTS = [
  ...['2013', '2018', '2024'].flatMap((period) => [...states(2, period), aPoint(2, 1, period, 50)]),
  ...states(4, '2021'),
  aPoint(4, 2, '2021', 5),
  ...states(102, '2020'),
  aPoint(10, 1, '2022', 60),
  aPoint(10, 1, '2023', 60, { flags: ['projection'] }),
  aPoint(2, 1, '2003', 40),
]
const TABLE = tableOf(POINTS)
const LGA = new Map([[101, [year('2024')]]])
const COVERAGE = sourcePeriods(TABLE, LGA, 7, REFERENCE)
const CONTEXT = {
  indicator: 7,
  coverage: COVERAGE,
  availability: availabilityOf(TABLE, LGA, REFERENCE),
  reference: REFERENCE,
  preferredSource: 2,
  marked: null,
}

describe('what the panels begin with', () => {
  const begin = (source: number | null, period: string | null, coverage = COVERAGE) =>
    defaultPanels(
      7,
      coverage,
      { source, period: period === null ? null : year(period) },
      [7, 8, 30],
      REFERENCE,
    ).map((panel) =>
      panel.source === null
        ? `indicator ${panel.indicator}`
        : `${panel.source}:${(panel.period ?? 0) / 1000}`,
    )

  it.each<[string, number | null, string | null, string[]]>([
    [
      'other sources first, then further periods, in the order of time',
      null,
      null,
      ['2:2018', '4:2021', '2:2024'],
    ],
    ['the carried pair, the nearest round and another source', 2, '2013', ['2:2013', '2:2018', '4:2021']],
    ['a carried re-tabulation beside what is nearest to it', 102, '2020', ['2:2018', '102:2020', '4:2021']],
    ['a carried source without states is not', 10, '2022', ['2:2018', '4:2021', '2:2024']],
  ])('%s', (_, source, period, expected) => {
    expect(begin(source, period)).toEqual(expected)
  })

  it('begins with a source that the reader chose, even without states', () => {
    const carried = { source: 10, period: year('2022'), asked: true }
    expect(defaultPanels(7, COVERAGE, carried, [7, 8, 30], REFERENCE).map(({ source }) => source)).toContain(
      10,
    )
  })

  it('shows the newest observation of such a source, and a projection only when that was asked for', () => {
    const shown = (period: string | null) =>
      defaultPanels(
        7,
        COVERAGE,
        { source: 10, period: period === null ? null : year(period), asked: true },
        [7, 8, 30],
        REFERENCE,
      ).find(({ source }) => source === 10)?.period
    // The model has 2022, and projects 2023.
    expect([shown(null), shown('2023')]).toEqual([year('2022'), year('2023')])
  })

  it('begins the first panel with what the reader chose; the others stand in the order of time', () => {
    const chosen = (source: number, period: string | null) =>
      defaultPanels(
        7,
        COVERAGE,
        { source, period: period === null ? null : year(period), asked: true },
        [7, 8],
        REFERENCE,
      ).map((panel) => `${panel.source}:${(panel.period ?? 0) / 1000}`)
    expect(chosen(10, '2022')).toEqual(['10:2022', '4:2021', '2:2024'])
    // 2018 is more than five years away.
    expect(chosen(2, '2024')).toEqual(['2:2024', '102:2020', '4:2021'])
    expect(chosen(4, null)[0]).toBe('4:2021')
  })

  it('puts the nearest years beside reports of long ago, not the newest', () => {
    const found = sourcePeriods(tableOf([...POINTS, aPoint(10, 1, '2012', 60)]), new Map(), 7, REFERENCE)
    const carried = { source: 10, period: year('2012'), asked: true }
    const panels = defaultPanels(7, found, carried, [7, 8, 30], REFERENCE)
    expect(panels.map(({ source, period }) => [source, (period ?? 0) / 1000])).toEqual([
      [10, 2012],
      [2, 2013],
      [4, 2021],
    ])
  })

  it('does not put a re-tabulation beside the round that it repeats', () => {
    const table = tableOf([
      ...states(2, '2018'),
      ...['2013', '2018'].flatMap((period) => states(102, period)),
      ...states(2, '2024'),
    ])
    const found = sourcePeriods(table, new Map(), 7, REFERENCE)
    expect(begin(null, null, found)).toEqual(['102:2013', '2:2018', '2:2024'])
  })

  it('takes a whole year before a later part of one, unless that is carried', () => {
    const part = [...states(2, '2025'), aPoint(10, 1, '2025', 9)].map((point) => ({
      ...point,
      flags: ['partial_period' as const],
    }))
    const found = sourcePeriods(tableOf([...POINTS, ...part]), new Map(), 7, REFERENCE)
    expect(begin(null, null, found)).toEqual(['2:2018', '4:2021', '2:2024'])
    expect(begin(2, '2025', found)).toContain('2:2025')
  })

  it('puts no month beside years, unless that is carried', () => {
    const found = sourcePeriods(tableOf([...POINTS, ...states(4, '2025-03')]), new Map(), 7, REFERENCE)
    expect(begin(null, null, found)).toEqual(['2:2018', '4:2021', '2:2024'])
    expect(begin(4, '2025-03', found).join()).toContain('4:2025.003')
  })

  it('fills up with sources of the nation, then with other indicators', () => {
    const few = COVERAGE.filter(({ source }) => source === 4 || source === 10)
    expect(begin(null, null, few)).toEqual(['4:2021', '10:2022', 'indicator 8'])
    expect(begin(null, null, [])).toEqual(['indicator 8', 'indicator 30'])
  })
})

describe('a panel', () => {
  it.each<[string, Partial<typeof OPEN_PANEL>, object]>([
    ['opens where it begins', {}, { source: 4, period: year('2021'), form: 'states', area: 1 }],
    [
      'of a source that has the nation only is a line',
      { source: 10 },
      { period: year('2022'), form: 'line' },
    ],
    ['keeps the form that was asked for', { source: 10, form: 'zones' }, { form: 'zones' }],
    ['keeps a period that the source has', { source: 2, period: year('2013') }, { period: year('2013') }],
    [
      'of LGAs alone shows those of the nation',
      { source: 101 },
      { form: 'states', area: 1, ofLgas: true, period: year('2024') },
    ],
    ['of few figures of states is a line', { source: 2, period: year('2003') }, { form: 'line' }],
  ])('%s', (_, wanted, expected) => {
    const start = { indicator: 7, source: 4, period: year('2021') }
    expect(resolvePanel({ ...OPEN_PANEL, ...wanted }, start, CONTEXT)).toMatchObject(expected)
  })

  it('says what had to move', () => {
    const panel = resolvePanel({ ...OPEN_PANEL, source: 4, period: year('2013') }, undefined, CONTEXT)
    expect(panel).toMatchObject({ source: 4, period: year('2021') })
    expect(panel.moved.map((said) => english.text(said))).toEqual([
      'Malaria survey has no figure for 2013; 2021 is shown instead.',
    ])
  })

  it('shows the marked place in a line by itself, where the source has it', () => {
    const context = { ...CONTEXT, marked: 9 }
    const map = resolvePanel({ ...OPEN_PANEL, source: 2 }, undefined, context)
    expect(map).toMatchObject({ form: 'states', area: 1, period: year('2024') })
    const line = resolvePanel({ ...OPEN_PANEL, source: 2, form: 'line' }, undefined, context)
    expect(line).toMatchObject({ form: 'line', place: 9 })
    const model = resolvePanel({ ...OPEN_PANEL, source: 10 }, undefined, context)
    expect(model).toMatchObject({ form: 'line', place: 1 })
    expect(model.moved.map((said) => english.text(said))).toEqual([
      'Model has no figure for Snowland; Aldovia is shown instead.',
    ])
  })
})

describe('the choice that all sections share', () => {
  const PANELS = 'p1=7,2,2018,states&p2=7,4,2021,line&p3=8,10'
  const follow = (query: string) => {
    const wanted: MultiSourceState = MULTI_SOURCE_STATE.parse(new URLSearchParams(`${PANELS}&${query}`))
    return followCarried(wanted).map(({ indicator, source }) => `${indicator ?? ''}:${source ?? ''}`)
  }

  it.each([
    ['unchanged', 'indicator=7&datasource=2&period=2024&p0=7,2,2024', ['7:2', '7:4', '8:10']],
    ['never noted', 'indicator=9', ['7:2', '7:4', '8:10']],
    ['another indicator: panels of the earlier one open for it', 'indicator=9&p0=7', [':', ':', '8:10']],
    ['another source: the first panel takes it', 'indicator=7&datasource=10&p0=7,2', ['7:10', '7:4', '8:10']],
  ])('%s', (_, query, expected) => {
    expect(follow(query)).toEqual(expected)
  })
})

it('names what a period of a source lacks', () => {
  const hints = Object.fromEntries(
    COVERAGE.map((entry) => [`${entry.source}:${entry.period / 1000}`, english.text(levelHint(entry))]),
  )
  expect(hints).toEqual({
    '2:2003': 'national only',
    '2:2013': '',
    '2:2018': '',
    '2:2024': '',
    '4:2021': 'no national figure',
    '10:2022': 'national only',
    '10:2023': 'national only',
    '101:2024': 'LGAs only',
    '102:2020': 'no national figure',
  })
})
