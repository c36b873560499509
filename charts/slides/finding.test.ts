import { expect, test } from 'vitest'
import type { FigureRow } from '#charts/figure.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureFinding, findingIn, firstSentence, LONGEST_TITLE } from './finding.ts'

const LONG = `${'Snow '.repeat(40)}fell on 40%.`

test.each([
  ['Skating runs from 4.2% to 90%. In the North it is 7%.', 'Skating runs from 4.2% to 90%'],
  ['There is little snow. Skating is at 41%.', 'Skating is at 41%'],
  ['Sleds cost 1,200 each.', 'Sleds cost 1,200 each'],
  ['Skating is at 41 % in Alder', 'Skating is at 41 % in Alder'],
  [`${LONG} Skating is at 41%.`, 'Skating is at 41%'],
  ['There are 12 sleds.', null],
  ['', null],
])('%s is told as %s', (text, finding) => {
  expect(findingIn(text)).toBe(finding)
})

test.each([
  [0, true],
  [1, false],
])('a title of the longest and %i more letters', (more, isTold) => {
  const words = '41% '.padEnd(LONGEST_TITLE + more, 'a')
  expect(findingIn(words)).toBe(isTold ? words : null)
})

const reference = aReference(
  [aSource(2, 'Survey A')],
  [anIndicator(7, { shortName: 'Skating' }), anIndicator(8, { shortName: 'Warm coats' })],
)
const rowsOf = (...indicators: readonly number[]): readonly FigureRow[] =>
  indicators.map((indicator) => ({
    ...{ indicator: '', source: '', classification: 'Survey', location: '', level: '', period: '', unit: '' },
    ...{ point: aPoint(2, 1, '2020', 41, { indicator }), notes: [] },
  }))

test.each([
  ['In Alder it is 41%.', [7], 'Skating in Aldovia: In Alder it is 41%'],
  ['In Aldovia it is 41%.', [7, 7], 'Skating: In Aldovia it is 41%'],
  ['In Aldovia skating is at 41%.', [7], 'In Aldovia skating is at 41%'],
  ['Skating is at 41%.', [7], 'Aldovia: Skating is at 41%'],
  ['In Aldovia it is 41%.', [7, 8], 'In Aldovia it is 41%'],
  ['In Alder it is 41%.', [], 'In Alder it is 41%'],
  ['Nothing is known.', [7], null],
])('%s of %j is the title %s', (summary, indicators, title) => {
  expect(figureFinding({ summary, rows: rowsOf(...indicators) }, { reference, language: english })).toBe(
    title,
  )
})

test('the headline of a figure goes before its summary', () => {
  const figure = { summary: 'Survey B says 30%. Survey A says 41%.', rows: rowsOf(7) }
  const told = (headline: () => string | null) =>
    figureFinding({ ...figure, headline }, { reference, language: english })
  expect(told(() => 'Survey A says 41%.')).toBe('Skating in Aldovia: Survey A says 41%')
  expect(told(() => null)).toBe('Skating in Aldovia: Survey B says 30%')
})

test.each([
  ['There is snow. It is 4 m deep.', 'There is snow'],
  ['It is 1. a title', 'It is 1. a title'],
  ['Snow', 'Snow'],
])('the first sentence of %s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
