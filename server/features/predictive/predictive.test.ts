import { expect, test } from 'vitest'
import { predictData } from '#contract/data/predictive-analysis.ts'
import { withAnalysedCountry } from '#tests/builders/analysed-answers.ts'
import { near } from '#tests/builders/near.ts'

const CONTROLS = {
  indicator: 26,
  location: 1,
  datasource: 50,
  year: null,
  compareBy: '',
  visualization: 'line',
  target: { national: true, sdg: false },
  numdenum: false,
}
const STEADY = [2010, 2011, 2012, 2013, 2014, 2015, 2016].map((year) => [year, String(2 * (year - 2000))])

withAnalysedCountry('the forecast call of the earlier client', (asked) => {
  const predict = async (body: object) => {
    const answer = await asked().post('/api/data/predictive_analysis/', body)
    // The answer is as the contract describes it, to the last field.
    expect(predictData.answer.parse(answer)).toEqual(answer)
    return predictData.answer.parse(answer)
  }

  test('answers the payload of the control panel as the analysis call does', async () => {
    const answer = await predict(CONTROLS)
    const [known] = answer.Actual
    expect(known).toEqual({ period: '2010', value: 30 })
    expect(answer.Actual).toHaveLength(10)
    const analysed = await asked().post('/api/analysis/forecast', { indicator: 26, datasource: 50 })
    const { Predicted, points, model } = Object(analysed)
    expect(answer).toMatchObject({ status: 'ok', Predicted, points, model, inputs: { datasource: 50 } })
    expect(Object.entries(answer.Predicted[0] ?? {})).toEqual(answer.prediction)
  })

  test('answers pairs in any order, text and gaps included', async () => {
    const answer = await predict({ data: STEADY.toReversed(), horizon: 2 })
    expect(answer.Actual[0]).toEqual({ period: '2010', value: 20 })
    expect(answer.prediction.map(([period]) => period)).toEqual(['2017', '2018'])
    const withGap = await predict({ data: [...STEADY, [2018, null], ['2017', '']] })
    expect(withGap).toMatchObject({ status: 'ok', warnings: expect.arrayContaining(['ends_with_gap']) })
  })

  test('goes on by month when the pairs are months', async () => {
    const months = Array.from({ length: 10 }, (_, month) => [`2023-${String(month + 1).padStart(2, '0')}`, 7])
    const answer = await predict({ data: months, horizon: 3 })
    expect(answer).toMatchObject(
      near({
        prediction: [
          ['2023-11', 7],
          ['2023-12', 7],
          ['2024-01', 7],
        ],
      }) as object,
    )
  })

  test.each<[string, object, object]>([
    [
      'too few figures',
      { data: STEADY.slice(0, 3) },
      {
        status: 'insufficient',
        n: 3,
        reason: 'There are too few figures for a forecast: at least 5 are needed.',
      },
    ],
    ['too few published', { ...CONTROLS, datasource: 2 }, { status: 'insufficient', n: 4 }],
    ['no figure', { ...CONTROLS, location: 8 }, { status: 'insufficient', n: 0, Actual: [] }],
    ['nothing sent', { data: [] }, { status: 'insufficient', n: 0 }],
    [
      'weeks',
      { data: [['2024-W01', 1]] },
      { status: 'invalid', reason: 'Only years and months are forecast.' },
    ],
    [
      'mixed periods',
      { data: [...STEADY, ['2020-01', 3]] },
      { status: 'invalid', reason: 'The periods are of different kinds. Give only years or only months.' },
    ],
  ])('%s is answered with the reason', async (_, body, expected) => {
    const none = { Predicted: [], prediction: [], points: [], model: null }
    expect(await predict(body)).toMatchObject({ ...none, ...expected })
  })

  test.each<[object, string[]]>([
    [{ ...CONTROLS, indicator: 999 }, ['indicator']],
    [{ indicator: 26 }, ['datasource']],
    [{ ...CONTROLS, data: STEADY }, ['indicator']],
    [{ data: [[2010, 'many']] }, ['data.0.1']],
    [
      {
        data: [
          [2010, 1],
          ['2010', 2],
        ],
      },
      ['data.1.0'],
    ],
    [{}, ['the body']],
  ])('%j cannot be asked', async (body, fields) => {
    const problem = await asked().refused('/api/data/predictive_analysis/', body, 400)
    expect(Object.keys(problem.errors ?? {})).toEqual(fields)
  })
})
