import { expect, test } from 'vitest'
import { forecastWarnings, type ForecastWarning, type WarnedForecast } from './forecast-warning.ts'

/** Eight years of which nothing is to be warned of. */
const VALUES = [40, 43, 41, 44, 42, 45, 43, 46]
const asked = (values: readonly number[], change: Partial<WarnedForecast> = {}): WarnedForecast => ({
  ...{ given: values, unit: 'percent', horizon: 3, dated: false, inflation: 1, modelBased: false },
  series: { values: [...values], observed: values.map(() => true), frequency: 1, start: 2010000 },
  fan: [{ mean: 44, lo80: 42, hi80: 46, lo95: 41, hi95: 47 }],
  intervals: { status: 'ok', of: 'forecast' },
  published: null,
  ...change,
})

const scaled = (change: (value: number) => number) => VALUES.map(change)

test.each<[string, WarnedForecast, readonly ForecastWarning[]]>([
  ['nothing', asked(VALUES), []],
  ['a share of nobody', asked(scaled((value) => value - 40)), ['clipped_near_bounds']],
  ['a share of everybody', asked(scaled((value) => value + 54)), ['clipped_near_bounds']],
  [
    'the same of no share',
    asked(
      scaled((value) => value - 40),
      { unit: 'count' },
    ),
    [],
  ],
  ['above 100', asked(scaled((value) => value + 55)), ['clipped_near_bounds', 'outside_0_100']],
  ['below 0', asked(scaled((value) => value - 41)), ['clipped_near_bounds', 'outside_0_100']],
  ['six values', asked(VALUES.slice(0, 6)), ['short_series']],
  ['seven values', asked(VALUES.slice(0, 7)), []],
  ['half of the series ahead', asked(VALUES, { horizon: 4 }), []],
  ['more than half of it', asked(VALUES, { horizon: 5 }), ['long_horizon']],
  ['a gap at the end', asked(VALUES, { given: [...VALUES, null] }), ['ends_with_gap']],
  ['values before those that are used', asked(VALUES, { given: [39, ...VALUES] }), ['only_recent_values']],
  ['gaps before the first value', asked(VALUES, { given: [null, null, ...VALUES] }), []],
  ['a trend on dates', asked(VALUES, { dated: true }), ['dated_trend']],
  ['widened intervals', asked(VALUES, { inflation: 1.1 }), ['intervals_widened']],
  ['values of a model', asked(VALUES, { modelBased: true }), ['forecast_of_a_forecast']],
  [
    'a wider interval of the publisher',
    asked(VALUES, { published: { lower: 40, upper: 47, level: 95 } }),
    ['narrower_than_published'],
  ],
  ['one as wide', asked(VALUES, { published: { lower: 41, upper: 47, level: 95 } }), []],
])('of %s the reader is warned so', (_, forecast, warnings) => {
  const told = forecastWarnings(forecast).filter(
    (one) => one !== 'leaves_observed_range' && one !== 'recent_jump',
  )
  expect(told).toEqual(warnings)
})
