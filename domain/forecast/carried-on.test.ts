import { expect, test } from 'vitest'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { carriedOn, forecast } from './forecast.ts'
import { studyForecast } from './forecast-study.ts'
import { reachOf } from './reach.ts'
import { isReported } from './reported.ts'
import { forecastSeries } from './series-of-points.ts'

/** Indicators whose forecasts readers open with a target beside them. */
const CODES = ['MMR', 'U5MR', 'NMR', 'IMR', 'STUNT', 'PENTA3', 'MCV1', 'SBA', 'ANC4', 'TFR', 'CPR', 'HIVINC']

/** Every yearly national series of these, as the page asks about it. */
async function nationalSeries() {
  const { reference, tableOf } = await readShippedData()
  const indicators = [...reference.indicators.values()].filter(({ code }) => CODES.includes(code))
  return indicators.flatMap((indicator) => {
    const here = pointsWhere(tableOf(indicator.id), { indicator: indicator.id, location: NATION })
    return [...Map.groupBy(here, ({ source }) => source)].flatMap(([id, own]) => {
      const source = byId(reference.sources, id)
      const series = forecastSeries(own, indicator, {
        ...{ classification: source.classification, evidence: reference.evidence },
        reported: isReported(reference.measures.get(measureKey(indicator.id, id))),
      })
      const last = series.actual.at(-1)
      if (series.status !== 'ready' || series.asked.frequency !== 1 || !last) return []
      const reaching = { n: series.actual.length, last: last.period, frequency: 1 } as const
      const horizon = reachOf(reaching, null, 2026).steps
      const name = `${indicator.code} ${source.name}`
      return [{ name, slope: indicator.slope, asked: { ...series.asked, horizon } }]
    })
  })
}

// 248 of every 100,000 in 2027 in the table, and 254 beside the target of 2027: the carried-on forecast was another.
test('the forecast that is drawn is the beginning of the one that targets are judged by', async () => {
  const all = await nationalSeries()
  const compared = all.flatMap(({ name, asked, slope }) => {
    const drawn = forecast(asked)
    const far = carriedOn({ ...asked, horizon: 24 }, asked.horizon)
    if (drawn.status !== 'ok' || far.status !== 'ok') return []
    const end = Number(drawn.points.at(-1)?.period)
    const targets = [{ name: 'national', value: 1, year: end } as const]
    const [outlook] = studyForecast({ asked, slope, targets }).outlooks
    const judged = slope === null || outlook?.passed === true ? drawn.points.at(-1) : outlook?.expected
    expect([name, far.points.slice(0, drawn.points.length), far.model]).toEqual([
      ...[name, drawn.points, drawn.model],
    ])
    expect([name, judged]).toEqual([name, drawn.points.at(-1)])
    return [name]
  })
  expect(compared).toContain('MMR IHME')
  expect(compared).toContain('U5MR UN IGME')
  expect(compared.length).toBeGreaterThan(20)
})
