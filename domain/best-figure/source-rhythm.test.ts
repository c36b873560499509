import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureToQuote } from './figure-to-quote.ts'

const ESTIMATES = { classification: 'Estimate', methodology: 'Model' } as const

/** What is quoted in 2025 where source 2, a survey without a rhythm, and source 10 of these years have figures. */
function answerTo(yearsAvailable: string, points: readonly Point[], year?: number) {
  const sources = [
    aSource(2, 'Survey A', { methodology: 'Cluster survey' }),
    aSource(10, 'Estimates', { ...ESTIMATES, yearsAvailable }),
  ]
  const reference = aReference(sources, [anIndicator(7, { fullName: 'Houses with a snow shovel' })])
  const question = { table: tableOf(points), reference, indicator: 7, location: 1, currentYear: 2025 }
  return figureToQuote({ ...question, year })
}

const SURVEY = aPoint(2, 1, '2017', 40)

test.each<[string, string, Point[], number | undefined, string]>([
  ['in its rhythm', '1990 - 2023', [aPoint(10, 1, '2023', 50), SURVEY], undefined, 'pooled'],
  ['overdue: the choice stays', '1990 - 2022', [aPoint(10, 1, '2022', 50)], undefined, '10 of 2022'],
  ['four years late', '1990 - 2019', [aPoint(10, 1, '2019', 50)], undefined, '10 of 2019'],
  [
    'five years late: a part of a pooled value alone',
    '1990 - 2018',
    [aPoint(10, 1, '2018', 50), SURVEY],
    undefined,
    'pooled',
  ],
  ['five years late, alone', '1990 - 2018', [aPoint(10, 1, '2018', 50)], undefined, 'ended'],
  ['asked for the time when it went on', '1990 - 2018', [aPoint(10, 1, '2018', 50)], 2018, '10 of 2018'],
  [
    'with a newer figure of another place',
    '1990 - 2018',
    [aPoint(10, 1, '2018', 50), aPoint(10, 8, '2024', 50)],
    undefined,
    '10 of 2018',
  ],
  ['rounds, one distance late', '2005, 2010, 2015', [aPoint(10, 1, '2015', 50)], undefined, 'ended'],
  ['two rounds, which are no rhythm', '2010, 2015', [aPoint(10, 1, '2015', 50)], undefined, '10 of 2015'],
  ['no end is given, and nothing came', '1990 -', [aPoint(10, 1, '2018', 50)], undefined, 'ended'],
  ['no end is given, and figures came', '1990 -', [aPoint(10, 1, '2024', 50)], undefined, '10 of 2024'],
])('a source %s', (_, years, points, year, expected) => {
  const answer = answerTo(years, points, year)
  const said =
    answer.status === 'quote'
      ? answer.figure
        ? `${answer.figure.source.id} of ${Math.floor(answer.figure.point.period / 1000)}`
        : answer.rule
      : answer.reason
  expect(said).toBe(expected)
})

test('what has ended stands among the figures that are not used, with the reason', () => {
  const answer = answerTo('1990 - 2018', [aPoint(10, 1, '2018', 50)])
  expect(answer.notUsed.map(({ bar, why }) => [bar, english.text(why)])).toEqual([
    [
      'ended',
      'Its source should have had later figures since 2019, and none came: it is not quoted for later years',
    ],
  ])
  expect(answer.status === 'do_not_quote' && english.text(answer.why)).toMatch(
    /^The source has had no newer figures for years\. Held for .*: Estimates 2018\.$/,
  )
})

test.each([
  ['1990 - 2023', 'strong', []],
  [
    '1990 - 2022',
    'strong',
    ['By its own rhythm Estimates should have later figures since 2023. None are held.'],
  ],
])('of %s: strength and what is said of the rhythm', (years, strength, said) => {
  const measured = aPoint(10, 1, years.slice(-4), 50, { lower: 48, upper: 52, intervalLevel: 95 })
  const sources = [aSource(10, 'Estimates', { methodology: 'Cluster survey', yearsAvailable: years })]
  const reference = aReference(sources, [anIndicator(7)])
  const question = { reference, indicator: 7, location: 1, currentYear: 2025 }
  const answer = figureToQuote({ ...question, table: tableOf([measured]) })
  if (answer.status !== 'quote') throw new Error(english.text(answer.why))
  expect(answer.warnings.map((one) => english.text(one)).filter((one) => one.includes('rhythm'))).toEqual(
    said,
  )
  expect(answer.confidence.strength).toBe(strength)
})
