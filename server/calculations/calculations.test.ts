import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { forecast, type ForecastQuestion } from '#domain/forecast/forecast.ts'
import { rankEstimates } from '#domain/statistics/ranking.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { openCalculations } from './calculations.ts'

const asker = { caller: 'reader', isGuest: true, signal: new AbortController().signal }
const NO_ROWS = { rows: async () => ({ points: [], groups: [] }) }
const wave = (length: number) => Array.from({ length }, (_, at) => 50 + 10 * Math.sin(at / 3) + (at % 5))

const series = (length: number): ForecastQuestion => ({
  values: wave(length),
  start: parsePeriod('2010-01') ?? 0,
  frequency: 12,
  horizon: 6,
  unit: 'other',
  model: 'naive',
})

test('what is worked out in a thread is what domain works out, its words included', async () => {
  const calculations = openCalculations({ error: () => undefined }, NO_ROWS)
  try {
    const questions = [series(60), series(48)]
    const found = await calculations.run('forecasts', questions, asker)
    const known = questions.map(forecast)
    expect(found).toEqual(known)
    const said = (results: typeof known) =>
      results.map((one) => (one.status === 'ok' ? one.warnings.map((warning) => english.text(warning)) : []))
    expect(said([...found])).toEqual(said(known))
    const items = wave(60).map((estimate, at) => ({ label: `Place ${at}`, estimate, se: 2 }))
    expect(await calculations.run('ranking', { items }, asker)).toEqual(rankEstimates({ items }))
  } finally {
    await calculations.close()
  }
})

test('whoever has gone gets nothing, and keeps nobody waiting', async () => {
  const calculations = openCalculations({ error: () => undefined }, NO_ROWS)
  try {
    const left = new AbortController()
    const many = Array.from({ length: 400 }, () => series(240))
    const gone = calculations
      .run('forecasts', many, { ...asker, signal: left.signal })
      .catch((error: unknown) => error)
    const next = calculations.run('forecasts', [series(60)], { ...asker, caller: 'another' })
    left.abort(new Error('gone'))
    expect(await gone).toBeInstanceOf(Error)
    expect(await next).toHaveLength(1)
  } finally {
    await calculations.close()
  }
})
