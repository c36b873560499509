import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from './made-up-country.ts'
import { insertRows, publishCountry } from './published-country.ts'

/** Sources: 2 a survey, 6 routine, 30 routine by month, 40 a re-tabulation of 2, 50 a model. */
const SOURCES = [
  {
    id: 40,
    datasource: 'Survey again',
    full_name: 'Survey again',
    classification: 'Survey',
    derived_from: [2],
  },
  { id: 50, datasource: 'Snow model', full_name: 'Model of snow', classification: 'Estimate' },
]

const PLACES = [
  { id: 11, name: 'Eastland', shown_name: 'Eastland', level: 3, parent: 3 },
  { id: 12, name: 'Westland', shown_name: 'Westland', level: 3, parent: 3 },
]

const indicator = (id: number, name: string, factor: number, change: object = {}) => ({
  id,
  code: `A${id}`,
  full_name: name,
  short_name: name,
  program_area: 'Winter',
  desirable_slope: 'Positive',
  factor,
  ...change,
})

const INDICATORS = [
  indicator(20, 'Warm coats', 2, { national_target: 80, national_target_year: 2030, sdg_target: 90 }),
  indicator(21, 'Frost nights', 1, { denominator: 'Nights', desirable_slope: 'Negative' }),
  indicator(22, 'Number of snowmen', 4),
  indicator(23, 'Frost index', 4),
  indicator(24, 'Scarves', 2),
  indicator(25, 'Gloves', 2),
  indicator(26, 'Ice rinks', 4),
  indicator(27, 'Boots', 2),
  indicator(28, 'Hats', 2),
  indicator(29, 'Frost nights in more detail', 3, { denominator: 'Nights', desirable_slope: 'Negative' }),
  indicator(31, 'Women who skate (15-49)', 4, { desirable_slope: null }),
  indicator(32, 'Stoves', 2),
  indicator(33, 'Skates', 2, { denominator: 'Women aged 15-49' }),
]

const point = (id: number, source: number, location: number, period: string, value: number, change = {}) =>
  aPoint(source, location, period, value, { indicator: id, ...change })

const series = (id: number, source: number, location: number, start: number, values: readonly number[]) =>
  values.map((value, index) => point(id, source, location, String(start + index), value))

const STATES = [8, 9, 10, 11, 12]
const states = (id: number, source: number, year: string, values: readonly number[]) =>
  values.map((value, index) => point(id, source, STATES[index] ?? 0, year, value))

const MONTHS = [100, 102, 98, 101, 99, 103, 97, 100, 101, 99, 100, 300]

/** Figures are those of the worked examples in the methods, so that the answers are known from elsewhere. */
const POINTS: readonly Point[] = [
  ...series(20, 2, 1, 2015, [50, 52, 51, 55, 58, 57]),
  point(20, 2, 1, '2035', 99, { flags: ['projection'] }),
  ...states(20, 2, '2020', [10, 12, 23, 16, 21]),
  point(20, 2, 45, '2020', 31, { sampleSize: 20 }),
  point(20, 2, 46, '2020', 37, { sampleSize: 400 }),
  point(21, 2, 1, '2020', 5),
  point(29, 2, 1, '2020', 600),
  point(23, 2, 1, '2020', 0.5),
  ...states(23, 2, '2020', [0.4, 0.5, 0.6, 0.7, 0.8]),
  ...states(22, 6, '2020', [1, 2, 3, 4, 5]),
  ...states(24, 2, '2020', [1, 2, 3, 4, 5]),
  ...states(25, 2, '2020', [2, 4, 5, 4]),
  point(25, 2, 12, '2019', 5),
  ...series(24, 2, 1, 2010, [1, 2, 3, 5, 8, 7, 9, 12]),
  ...series(25, 2, 1, 2010, [2, 1, 2, 3, 5, 8, 7, 9]),
  ...series(26, 50, 1, 2010, [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]),
  ...series(26, 2, 1, 2010, [30, 32, 31, 35]),
  point(27, 2, 1, '2018', 50, { lower: 45, upper: 55, intervalLevel: 95 }),
  point(27, 2, 1, '2019', 60, { lower: 56, upper: 64, intervalLevel: 95 }),
  point(27, 6, 1, '2019', 61),
  point(27, 2, 8, '2019', 60, { lower: 56, upper: 64, intervalLevel: 95 }),
  point(27, 2, 9, '2019', 50, { lower: 45, upper: 55, intervalLevel: 95 }),
  point(28, 6, 2, '2020', 72),
  point(28, 6, 8, '2020', 50, { numerator: 50, denominator: 100 }),
  point(28, 6, 9, '2020', 80, { numerator: 240, denominator: 300 }),
  point(28, 6, 10, '2020', 40),
  point(28, 6, 11, '2020', 45),
  point(28, 6, 12, '2020', 47),
  point(28, 6, 1, '2020', 52),
  point(28, 2, 1, '2020', 60, { lower: 55.100090036, upper: 64.899909964, intervalLevel: 95 }),
  ...MONTHS.map((value, index) => point(22, 30, 1, `2023-${String(index + 1).padStart(2, '0')}`, value)),
  ...series(22, 30, 1, 2020, [1000, 1100, 1200]),
  ...[8, 9].map((place) => point(31, 50, place, '2019', 1000)),
  point(33, 2, 8, '2020', 50, { lower: 46.080072031, upper: 53.919927969, intervalLevel: 95 }),
  point(33, 2, 9, '2020', 80, { lower: 76.080072031, upper: 83.919927969, intervalLevel: 95 }),
  ...series(32, 2, 1, 2011, [60, 62, 70, 75, 80]),
  ...series(32, 6, 1, 2011, [58, 65, 69, 80, 78]),
  ...series(32, 40, 1, 2011, [60, 62, 70, 75]),
]

const QUINTILES = ['Poorest', 'Second', 'Middle', 'Fourth', 'Richest']

const GROUPS: readonly GroupFigure[] = [20, 40, 50, 60, 80].map((value, index) => ({
  indicator: 20,
  source: 2,
  location: 1,
  period: periodCode('2020') ?? 0,
  dimension: 'wealth_quintile',
  category: QUINTILES[index] ?? '',
  categoryOrder: index + 1,
  value,
  lower: null,
  upper: null,
  populationShare: 20,
}))

/** Publishes the made-up country and, as its third release, figures that every method of analysis can be tried on. */
export async function publishAnalysedCountry(database: Database): Promise<void> {
  await publishCountry(database)
  await insertRows(database, 'location', PLACES)
  await insertRows(database, 'datasource', SOURCES)
  await insertRows(database, 'indicator', INDICATORS)
  const pairs = new Map(POINTS.map((point) => [`${point.indicator}|${point.source}`, point]))
  const measures = [...pairs.values()].map((point, index) => ({
    id: 9000 + index,
    datasource: point.source,
    indicator: point.indicator,
    datasource_indicator: 'as published',
  }))
  await insertRows(database, 'datasource_specific_indicator', measures)
  const now = new Date('2024-11-01T08:00:00Z')
  await publishRelease(database, { points: POINTS, groups: GROUPS }, { note: 'methods', actor: 'test', now })
}
