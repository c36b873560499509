import { expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { periodCode } from '#domain/period/period.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Fact } from './fact.ts'
import { lineFacts } from './line-facts.ts'
import { mapFacts } from './map-facts.ts'
import type { Panel } from './panels.ts'

const REFERENCE = aReference(
  [
    aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
    aSource(10, 'Model', { classification: 'Estimate' }),
    aSource(102, 'Tabulator', { derivedFrom: [2] }),
  ],
  [anIndicator(7)],
)

/** 95% interval of that half width; a standard error of 1 is 1.96. */
function around(value: number, half: number) {
  return { lower: value - half, upper: value + half, intervalLevel: 95 }
}

const TABLE = tableOf([
  aPoint(2, 1, '2013', 48, around(48, 1.96)),
  aPoint(2, 1, '2018', 50, around(50, 1.96)),
  aPoint(2, 1, '2024', 60, around(60, 1.96)),
  aPoint(2, 8, '2018', 20, around(20, 1.96)),
  aPoint(2, 9, '2018', 61, around(61, 1.96)),
  aPoint(2, 10, '2018', 62, around(62, 1.96)),
  aPoint(2, 8, '2024', 30),
  aPoint(2, 9, '2024', 40),
  aPoint(10, 1, '2018', 50, around(50, 1)),
  aPoint(10, 1, '2019', 60, around(60, 1)),
  aPoint(2, 45, '2013', 5),
])

function panel(source: number, period: string | null, change: Partial<Panel> = {}): Panel {
  const code = period === null ? null : periodCode(period)
  return {
    indicator: 7,
    source,
    period: code,
    form: 'states',
    area: 1,
    ofLgas: false,
    place: 1,
    moved: [],
    ...change,
  }
}

const said = (facts: readonly Fact[]) =>
  facts.map(({ label, value, note }) =>
    [label, value, ...(note === null ? [] : [note])].map((what) => english.text(what)).join(' | '),
  )

it.each<[string, Panel, number | null, string[]]>([
  [
    'names the ends and those that they not clearly different from',
    panel(2, '2018'),
    null,
    [
      'Aldovia | 50% | 95% interval 48.0 to 52.0',
      'Highest figure | 62% | not clearly different from 1 other state',
      'Lowest figure | Northland 20%',
    ],
  ],
  [
    'counts places without data, and tests nothing without intervals',
    panel(2, '2024'),
    null,
    [
      'Aldovia | 60% | 95% interval 58.0 to 62.0',
      'Highest figure | 40% | no interval held here, so it cannot be tested',
      'Lowest figure | 30% | no interval held here, so it cannot be tested',
      'Without data | 1 state',
    ],
  ],
  [
    'has a line of the marked place, a gap where it has none',
    panel(2, '2024', { form: 'zones' }),
    10,
    ['Aldovia | 60% | 95% interval 58.0 to 62.0', 'Southland | no figure'],
  ],
  [
    'speaks of LGAs in a state',
    panel(2, '2013', { area: 8, ofLgas: true }),
    null,
    ['Aldovia | 48% | 95% interval 46.0 to 50.0', 'Without data | 1 LGA'],
  ],
  ['says that there is nothing', panel(2, null), null, ['Aldovia | no figure']],
])('a map %s', (_, asked, marked, expected) => {
  expect(said(mapFacts(asked, marked, TABLE, REFERENCE))).toEqual(expected)
})

it.each<[string, Panel, string[]]>([
  [
    'two rounds of a survey that cannot be told apart',
    panel(2, '2018'),
    [
      'Aldovia 2018 | 50% | 95% interval 48.0 to 52.0',
      'Before it, 2013 | 48% | the two do not clearly differ (95% level)',
      'Figures | 3, 2013 to 2023–24',
    ],
  ],
  [
    'two that differ',
    panel(2, '2024'),
    [
      'Aldovia 2023–24 | 60% | 95% interval 58.0 to 62.0',
      'Before it, 2018 | 50% | the two differ by more than chance (95% level)',
      'Figures | 3, 2013 to 2023–24',
    ],
  ],
  [
    'years of a model, which are not tested against each other',
    panel(10, '2019'),
    [
      'Aldovia 2019 | 60.0% | 95% interval 59.0 to 61.0',
      'Before it, 2018 | 50.0% | it is unclear whether this is a change',
      'Figures | 2, 2018 to 2019',
    ],
  ],
  [
    'one figure',
    panel(2, '2018', { place: 10 }),
    ['Southland 2018 | 62% | 95% interval 60.0 to 64.0', 'Figures | 1, 2018'],
  ],
  ['none', panel(102, '2018'), ['Aldovia 2018 | no figure']],
])('a line: %s', (_, asked, expected) => {
  expect(
    said(
      lineFacts(asked, { table: TABLE, reference: REFERENCE, years: { length: null, yearsOf: 'report' } }),
    ),
  ).toEqual(expected)
})
