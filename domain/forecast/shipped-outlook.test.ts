import { describe, expect, test } from 'vitest'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { carriedOn } from './forecast.ts'
import { studyForecast } from './forecast-study.ts'
import { FURTHEST } from './reach.ts'

/** Yearly estimates of the nation whose forecasts readers open, by indicator and source. */
const SERIES = [
  ['STUNT', 'JME'],
  ['PENTA3', 'WUENIC'],
  ['MCV1', 'WUENIC'],
  ['NMR', 'UN IGME'],
  ['U5MR', 'UN IGME'],
  ['MMR', 'MMEIG'],
] as const

/** The years of a series without a gap, and its target. */
async function questionOf(code: string, source: string) {
  const { reference, tableOf } = await readShippedData()
  const indicator = [...reference.indicators.values()].find((one) => one.code === code)
  const own = [...reference.sources.values()].find((one) => one.name === source)
  if (!indicator || !own) throw new Error(`${code} of ${source} is not held.`)
  const points = pointsWhere(tableOf(indicator.id), {
    ...{ indicator: indicator.id, source: own.id, location: NATION },
  }).toSorted((a, b) => a.period - b.period)
  const [first] = points
  if (!first) throw new Error(`${code} of ${source} has no figures.`)
  const target = indicator.nationalTarget ?? indicator.sdgTarget ?? 0
  return {
    target,
    slope: indicator.slope,
    asked: {
      values: points.map(({ value }) => value),
      start: first.period,
      frequency: 1 as const,
      unit: indicator.factor === 2 ? ('percent' as const) : ('other' as const),
      horizon: 5,
    },
    last: periodYear(points.at(-1)?.period ?? first.period),
  }
}

// Finding A6: a forecast that stayed level stood beside “at the pace of the past it is reached in 2056”.
describe.each(SERIES)('the target of %s by %s', (code, source) => {
  test('is reached in the year in which the forecast as it is drawn reaches it, or never', async () => {
    const { target, slope, asked, last } = await questionOf(code, source)
    const { result, outlooks } = studyForecast({
      ...{ asked, slope, targets: [{ name: 'national', value: target, year: null }] },
    })
    const far = carriedOn({ ...asked, horizon: FURTHEST }, asked.horizon)
    if (result.status !== 'ok' || far.status !== 'ok') throw new Error('There is no forecast.')
    const sign = slope === 'Positive' ? 1 : -1
    const years = far.points.flatMap(({ mean }, step) =>
      sign * (mean - target) >= -1e-9 ? [last + 1 + step] : [],
    )
    const [outlook] = outlooks
    expect(outlook?.reached).toBe(outlook?.met ? null : (years[0] ?? null))
  })
})

test('a forecast that stays level reaches no target that is missed today', async () => {
  const { asked, target, slope } = await questionOf('STUNT', 'JME')
  const level = { ...asked, model: 'naive' as const }
  const { outlooks } = studyForecast({
    ...{ asked: level, slope, targets: [{ name: 'national', value: target, year: null }] },
  })
  expect(outlooks[0]).toMatchObject({ met: false, reached: null })
})
