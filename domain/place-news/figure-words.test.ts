import { expect, test } from 'vitest'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { ChangeVerdict } from '#domain/comparison/change.ts'
import type { Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { changeInRow, figureInRow, quotedInRow } from './figure-words.ts'

const indicator = anIndicator(7, { shortName: 'Skating' })
const source = aSource(2, 'Survey A')
const reference = aReference([source], [indicator])
const text = (said: Value | null) => said && english.text(said)

const stated = (value: number, half: number | null = null) => ({
  source,
  point: aPoint(
    2,
    8,
    '2018',
    value,
    half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 },
  ),
})

test.each([
  [stated(41.2, 3), ['41.2%', '38.2% to 44.2%']],
  [stated(41.2), ['41.2%', null]],
  [null, null],
])('a figure in a row: %o', (one, words) => {
  const row = figureInRow({ indicator, stated: one })
  expect(row && [text(row.figure), text(row.range)]).toEqual(words)
})

test.each([
  [stated(41.2), '41.2%'],
  [null, null],
])('the figure to quote beside it: %o', (quoted, figure) => {
  const said = text(quotedInRow({ indicator, quoted }))
  expect(said === null ? null : said.includes(`${figure}`) && said.includes('Survey A 2018')).toBe(
    figure && true,
  )
})

test.each<[number, number, ChangeVerdict, readonly string[]]>([
  [40, 50, 'better', ['▲ ', '+10.0']],
  [50, 40, 'worse', ['▼ ', '−10.0']],
  [40, 50, 'changed', ['▲ ', '+10.0']],
  [40, 42, 'unclear', ['', '+2.0']],
  [42, 40, 'untested', ['', '−2.0']],
])('from %i to %i, which is %s', (before, now, verdict, words) => {
  const change: KeyFigure['change'] = {
    before: aPoint(2, 8, '2013', before),
    verdict,
    unequalTimes: false,
  }
  const row = changeInRow({ indicator, stated: stated(now), change }, reference)
  expect(row && [row.sign, text(row.difference), text(row.since), row.verdict]).toEqual([
    ...words,
    'since 2013',
    verdict,
  ])
})

test('a change between times of unequal length says so', () => {
  const before = aPoint(2, 8, '2013', 40)
  const times = [true, false].map((unequalTimes) => {
    const change = { before, verdict: 'better' as const, unequalTimes }
    return changeInRow({ indicator, stated: stated(50), change }, reference)?.times
  })
  expect(times.map((one) => one && text(one))).toEqual(['about times of unequal length', null])
})

test.each([
  [null, { before: aPoint(2, 8, '2013', 1), verdict: 'better' as const, unequalTimes: false }],
  [stated(41), null],
])('without a figure or without a change there is none', (one, change) => {
  expect(changeInRow({ indicator, stated: one, change }, reference)).toBeNull()
})
