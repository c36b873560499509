import { expect, test } from 'vitest'
import { analyseBestFigure } from '#contract/analysis/best-figure.ts'
import { analyseWhyDiffer } from '#contract/analysis/why-differ.ts'
import { testAnswers, withAnalysedCountry } from '#tests/builders/analysed-answers.ts'

withAnalysedCountry('figures to quote, and why sources differ', (asked) => {
  testAnswers(asked, [
    // The survey's own value goes first. Beside it 60 (56 to 64) and routine 61 are pooled: variances 4.1651 + 4 and 225, so weights
    // of 96.498 and 3.502%.
    [
      'best-figure',
      { indicator: 27 },
      {
        status: 'ok',
        rule: 'household_survey',
        value: 60,
        quote: { datasource: 2, period: '2019', value: 60 },
        year: 2024,
        sources_disagree: false,
        pooled: {
          year: 2019,
          members: [
            { datasource: 2, label: 'House survey 2019', weight_pct: 96.498153 },
            { datasource: 6, weight_pct: 3.501847 },
          ],
        },
        inputs: { indicator: 27, location: 1, datasource: [2, 6], periods: ['2019'], unit: 'percent' },
      },
    ],
    [
      'best-figure',
      { indicator: 7 },
      {
        status: 'ok',
        rule: 'household_survey',
        quote: { datasource: 2, period: '2024', value: 55, lower: null },
        not_used: [
          { datasource: 6, value: 106, bar: 'over_100' },
          { datasource: 30, period: '2024-W40', bar: 'partial_period' },
        ],
      },
    ],
    ['best-figure', { indicator: '27', location: 8, year: 2020 }, { value: 60, year: 2020, n: 1 }],
    // A sample of 20 is suppressed: its value, 31, does not travel.
    [
      'best-figure',
      { indicator: 20, location: 45 },
      {
        status: 'do_not_quote',
        reason: 'suppressed',
        not_used: [{ datasource: 2, value: 0, bar: 'suppressed' }],
      },
    ],
    ['best-figure', { indicator: 27, location: 12 }, { status: 'do_not_quote', reason: 'no_figures', n: 0 }],
    // Standard error 2.5: the difference of 8 points is 3.2 of them wide, and 1.96 account for 4.9 points.
    [
      'why-differ',
      { indicator: 28, a: 2, b: 6 },
      {
        difference: -8,
        unexplained: 3.10009,
        sentence: 'House survey 2020 says 60.0%, Shop counts 2020 says 52.0%: 8.0 points apart.',
        inputs: { datasource: [2, 6], periods: ['2020'] },
      },
    ],
    [
      'why-differ',
      { indicator: 32, a: 2, b: 40, period: '2014' },
      { difference: 0, says: ['not independent: Survey again re-tabulates House survey'] },
    ],
    ['why-differ', { indicator: 27, a: 2, b: 50 }, { status: 'insufficient', n_required: 2 }],
  ])

  test('answers have the shapes that the contract promises', async () => {
    const quote = await asked().post('/api/analysis/best-figure', { indicator: 27 })
    expect(analyseBestFigure.answer.parse(quote)).toEqual(quote)
    const why = await asked().post('/api/analysis/why-differ', { indicator: 28, a: 2, b: 6 })
    expect(analyseWhyDiffer.answer.parse(why)).toEqual(why)
    const reasons = analyseWhyDiffer.answer.parse(why)
    expect('reasons' in reasons && reasons.reasons.map(({ reason }) => reason)).toHaveLength(11)
  })

  test.each([
    ['best-figure', { indicator: 999 }, 'indicator'],
    ['best-figure', { indicator: 27, location: 999 }, 'location'],
    ['best-figure', { indicator: 27, year: 'soon' }, 'year'],
    ['why-differ', { indicator: 27, a: 2 }, 'b'],
    ['why-differ', { indicator: 27, a: 2, b: 2 }, 'b'],
    ['why-differ', { indicator: 27, a: 2, b: 999 }, 'b'],
  ])('%s refuses %j', async (method, body, field) => {
    const problem = await asked().refused(`/api/analysis/${method}`, body, 400)
    expect(Object.keys(problem.errors ?? {})).toContain(field)
  })
})
