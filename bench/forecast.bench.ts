import { scoreForecasts } from './forecast-score.ts'
import { makeSeries, type SeriesWish } from './made-up-series.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds } from './sample.ts'

// Error, coverage and time of the forecasts on made-up series, by family and length. No public series is used here.
const WISHES: readonly (readonly [string, SeriesWish])[] = [
  [
    'annual, 13 to 30 values',
    { family: 'annual', each: 60, shortest: 13, longest: 30, horizon: 6, seed: 11 },
  ],
  ['annual, 8 to 12 values', { family: 'annual', each: 60, shortest: 8, longest: 12, horizon: 4, seed: 12 }],
  [
    'percentages, 8 to 25 values',
    { family: 'percent', each: 100, shortest: 8, longest: 25, horizon: 3, seed: 13 },
  ],
  [
    'months, 40 to 130 values',
    { family: 'monthly', each: 25, shortest: 40, longest: 130, horizon: 18, seed: 14 },
  ],
]

const rows: Measured[] = []
for (const [name, wish] of WISHES) {
  progress(`forecasts: ${name} …`)
  const all = makeSeries(wish)
  const score = scoreForecasts(all)
  const percent = wish.family === 'percent'
  const most = percent ? 1.02 : wish.family === 'monthly' ? 0.9 : 0.95
  const compared = percent ? score.absolute : score.owa
  rows.push(
    {
      what: `${name} (${score.series} series): ${percent ? 'absolute error' : 'OWA'} against naive`,
      value: compared.toFixed(3),
      budget: `≤ ${most}`,
      kept: compared <= most,
    },
    {
      what: `${name}: covered by the 95 % interval`,
      value: score.coverage95.toFixed(3),
      budget: '.90 to .98',
      kept: score.coverage95 >= 0.9 && score.coverage95 <= 0.98,
    },
    {
      what: `${name}: covered by the 80 % interval`,
      value: score.coverage80.toFixed(3),
      budget: '.75 to .90',
      kept: score.coverage80 >= 0.75 && score.coverage80 <= 0.9,
    },
    timeOf(name, wish, score.times),
  )
}

function timeOf(name: string, wish: SeriesWish, times: readonly number[]): Measured {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const most = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const what = `${name}: time for one series with its backtest`
  const value = `${milliseconds(median)} (95 %: ${milliseconds(most)})`
  return wish.family === 'monthly' ? { what, value } : { what, value, budget: '≤ 50 ms', kept: median <= 50 }
}

report('Forecasts', rows)
