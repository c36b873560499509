import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { distributionFigure } from '#charts/distribution/distribution.ts'
import type { DistributionView } from '#charts/distribution/view.ts'
import { compareDatasets, datasetAnswer } from '#domain/comparison/dataset-comparison.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Fact } from '#sections/multi-source-comparison/fact.ts'
import { mapFacts } from '#sections/multi-source-comparison/map-facts.ts'
import type { Panel } from '#sections/multi-source-comparison/panels.ts'
import { normalStream } from '#domain/statistics/random.ts'
import { aPoint, anIndicator, aReference, aSource } from './builders/made-up-country.ts'
import { WIDE } from './wide-run.ts'

/**
 * Nothing may be called higher, lower, highest, lowest, above or below when its intervals do not support it: where all true
 * values are equal, such a claim may come about by chance in at most 5% of cases. Each case draws published values around
 * one truth with known errors, gives their intervals (90% or 95%), and looks for claims in what the reader is told.
 */
const CASES = WIDE ? 400 : 40
const TRUTH = 60
const Z = { 90: 1.6448536269514722, 95: 1.959963984540054 } as const

const INDICATOR = anIndicator(7, { shortName: 'Vaccine coverage', nationalTarget: TRUTH })
const REFERENCE = withStates(
  aReference([aSource(2, 'DHS'), aSource(10, 'Estimates', { classification: 'Estimate' })], [INDICATOR]),
)

/** The made-up country with thirty more states, ten in the North and twenty in the South. */
function withStates(reference: ReturnType<typeof aReference>): ReturnType<typeof aReference> {
  const locations = new Map(reference.locations)
  for (let id = 101; id <= 130; id++) {
    locations.set(id, { id, name: `State ${id}`, level: 3, parent: id <= 110 ? 2 : 3 })
  }
  return { ...reference, locations }
}

const PLACES = [...REFERENCE.locations.values()].filter(({ level }) => level <= 3)

type Level = keyof typeof Z

/** Figures of one case: every place of the source, the nation also in a second source. */
function drawn(next: () => number, level: Level): ObservationTable {
  const point = (source: number, location: number): Point => {
    const se = 1 + Math.abs(next()) * 2
    const value = TRUTH + se * next()
    return aPoint(source, location, '2020', value, {
      lower: value - Z[level] * se,
      upper: value + Z[level] * se,
      intervalLevel: level,
    })
  }
  return tableOf(PLACES.flatMap(({ id }) => [point(2, id), point(10, id)]))
}

/** The same cases for every claim. */
const DRAWN: Readonly<Record<Level, readonly ObservationTable[]>> = { 90: cases(90), 95: cases(95) }

function cases(level: Level): readonly ObservationTable[] {
  const next = normalStream(level)
  return Array.from({ length: CASES }, () => drawn(next, level))
}

/** Share of the cases in which a claim is made. */
function falseClaims(level: Level, claims: (table: ObservationTable) => number): number {
  return DRAWN[level].reduce((made, table) => made + claims(table), 0) / CASES
}

const question = { reference: REFERENCE, indicator: 7 }
const BARS: DistributionView = {
  kind: 'distribution',
  indicators: [7],
  sources: [2],
  locations: [1],
  periods: ['2020'],
  options: {},
}
const bars = (table: ObservationTable) =>
  distributionFigure({ view: BARS, table, reference: REFERENCE, currentYear: 2026, language: english })

const PICKS = [
  { source: 2, period: 2020000 },
  { source: 10, period: 2020000 },
]
const datasets = (table: ObservationTable) => compareDatasets({ ...question, table, picks: PICKS })
const PANEL: Panel = {
  indicator: 7,
  source: 2,
  period: 2020000,
  form: 'states',
  area: 1,
  ofLgas: false,
  place: 1,
  moved: [],
}
const isBareEnd = ({ label, note }: Fact) => /^(Highest|Lowest)/.test(english.text(label)) && note === null

const says = (text: string, claim: RegExp) => (claim.test(text) ? 1 : 0)
const NAMES_PLACES = /runs from|(?:in|from) (State \d+|Northland|Snowland|Southland|the North|the South)\b/

/** The statement for the reader, and how often it makes a claim (0 to 1 for a case). */
const TOLD: [string, (table: ObservationTable) => number][] = [
  [
    'two sources of the overview are not said to differ beyond their intervals',
    (table) =>
      says(
        english.text(overviewAnswer({ ...question, table, location: 1, currentYear: 2026, until: null })),
        /, more than/,
      ),
  ],
  [
    'no zone or state is named highest or lowest',
    (table) =>
      says(
        english.text(zonalAnswer({ ...question, table, location: 1, source: 2, period: 2020000 })),
        NAMES_PLACES,
      ),
  ],
  [
    'no state of a zone is named highest or lowest',
    (table) =>
      says(
        english.text(zonalAnswer({ ...question, table, location: 3, source: 2, period: 2020000 })),
        /runs from/,
      ),
  ],
  [
    'the summary of the bars names no state',
    (table) => says(bars(table).summary.split('.')[0] ?? '', NAMES_PLACES),
  ],
  [
    'the nation is not HIGHER or LOWER in one of two data sets',
    (table) => says(english.text(datasetAnswer(datasets(table), REFERENCE)), /HIGHER|LOWER/),
  ],
  [
    'no state is said to be told apart in two data sets',
    (table) => (datasets(table).states.some(({ verdict }) => verdict === 'apart') ? 1 : 0),
  ],
  [
    'no state under a map is the highest or the lowest without others beside it',
    (table) => (mapFacts(PANEL, null, table, REFERENCE).some(isBareEnd) ? 1 : 0),
  ],
  [
    'bars that are not pale lie on the side of the target that they show',
    (table) => {
      const lines = bars(table).marks.map((mark) => mark.lines)
      const sided = lines.filter((all) => all.some(({ tone }) => tone === 'above' || tone === 'below'))
      const certain = sided.filter((all) => !all.some(({ text }) => text.includes('sure of the side')))
      return certain.length / Math.max(1, lines.length)
    },
  ],
]

test.each(TOLD.flatMap(([what, claims]) => ([90, 95] as const).map((level) => ({ what, level, claims }))))(
  '$what, by intervals of $level percent',
  ({ level, claims }) => {
    // Three standard errors of 400 cases above 5%, so that the test fails on a wrong rule and not on chance.
    expect(falseClaims(level, claims)).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / CASES))
  },
)

test('claims are made where the values do differ, so that silence is not what passes above', () => {
  const apart = tableOf(
    PLACES.map(({ id }, at) => {
      const value = 20 + at
      return aPoint(2, id, '2020', value, { lower: value - 1, upper: value + 1, intervalLevel: 95 })
    }),
  )
  expect(
    english.text(zonalAnswer({ ...question, table: apart, location: 3, source: 2, period: 2020000 })),
  ).toMatch(/runs from/)
  expect(bars(apart).summary).toMatch(NAMES_PLACES)
})
