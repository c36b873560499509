import { describe, expect, test } from 'vitest'
import { withAnalysedCountry } from '#tests/builders/analysed-answers.ts'

/** Method, request, fields that the problem names. */
const REFUSED: [string, object, string[]][] = [
  ['descriptive', { indicator: 7, datasource: 2, values: [1, 2] }, ['indicator']],
  ['descriptive', { indicator: 7, datasource: 2, location: 1, level: 3 }, ['level']],
  ['descriptive', { indicator: 999, datasource: 998, within: 997 }, ['indicator', 'datasource', 'within']],
  ['descriptive', { indicator: 'coats', datasource: 2 }, ['indicator']],
  ['descriptive', { indicator: 7, datasource: 2, periods: [2018] }, ['periods']],
  ['descriptive', { indicator: 7, datasource: 2, level: 5 }, ['level']],
  ['trend', { indicator: 7 }, ['datasource']],
  ['trend', { indicator: 7, datasource: 2, location: 5000 }, ['location']],
  ['trend', { indicator: 7, datasource: 2, periods: ['soon'] }, ['periods.0']],
  ['target', { indicator: 7, datasource: 2, target: 'mine' }, ['target']],
  ['correlation', { indicators: [7], datasource: 2 }, ['indicators']],
  ['correlation', { indicators: [7, 7], datasource: 2 }, ['indicators']],
  ['correlation', { indicators: [7, 8] }, ['datasource']],
  ['correlation', { indicators: [7, 999], datasource: 2 }, ['indicators.1']],
  ['correlation', { indicators: [7, 8], datasource: 2, lags: 2 }, ['lags']],
  ['correlation', { indicators: [7, 8], datasource: 2, location: 1, level: 3 }, ['level']],
  ['correlation', { indicator: 7, datasources: [2] }, ['datasources']],
  ['forecast', { indicator: 7, datasource: 2, horizon: 99 }, ['horizon']],
  ['inequality', { indicator: 7, datasource: 2 }, ['dimension']],
  ['compare', { a: { indicator: 7, datasource: 2 }, b: { estimate: 3 } }, ['b.indicator', 'b.datasource']],
  ['compare', { a: { indicator: 7, datasource: 2 }, b: { indicator: 7, datasource: 999 } }, ['b.datasource']],
  ['agreement', { indicator: 7, primary: 2, comparison: [1, 2] }, ['comparison']],
  ['class-breaks', { indicator: 7, datasource: 2, classes: 9 }, ['classes']],
]

withAnalysedCountry('questions about published figures', (asked) => {
  describe('what cannot be asked names the field', () => {
    test.each(REFUSED)('%s of %j', async (method, body, fields) => {
      const problem = await asked().refused(`/api/analysis/${method}`, body, 400)
      expect(Object.keys(problem.errors ?? {})).toEqual(fields)
    })
  })

  test('an unknown id says where to look', async () => {
    const problem = await asked().refused('/api/analysis/trend', { indicator: 999, datasource: 2 }, 400)
    expect(problem.errors).toEqual({
      indicator: ['There is no indicator 999. GET /api/indicators lists them.'],
    })
  })
})
