import { expect, test } from 'vitest'
import type { EditionRow } from '#contract/coordinates/editions.ts'
import { english } from '#languages/from-source.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureFacts } from './figure-facts.ts'
import { revisionWords } from './revision-words.ts'

const DHS = {
  id: 'DHS2018',
  kind: 'survey',
  title: 'House survey 2018',
  fieldworkStart: 2018008,
  fieldworkEnd: 2018012,
  birthCohort: 2017,
  currentSource: null,
} as const
const source = aSource(2, 'DHS')
const indicator = anIndicator(7)
const reference = { ...aReference([source], [indicator]), evidence: new Map([[DHS.id, DHS]]) }

test('a figure says what it describes and what it rests on', () => {
  const coordinates = {
    referenceStart: 2016009,
    referenceEnd: 2017012,
    birthCohort: 2017,
    evidence: ['DHS2018'],
    edition: 'second',
    supersededBy: 2,
  }
  const facts = figureFacts(aPoint(2, 1, '2018', 50, { coordinates }), reference)
  const said = facts.map(({ content }) =>
    typeof content === 'object' ? english.text(content as never) : content,
  )
  expect(said).toEqual(['Sep 2016 to Dec 2017', '2017', 'House survey 2018', 'second', 'DHS'])
})

test('what is not known is not said', () => {
  const facts = figureFacts(aPoint(2, 1, '2018', 50), reference)
  expect(facts.filter(({ content }) => content !== null && content !== '')).toEqual([])
})

const edition = (name: string, value: number): EditionRow => ({
  ...{ period: '2018', edition: name, value, lower: null, upper: null, interval_level: null, origin: '' },
})

test.each([
  [
    [edition('2021 revision', 55), edition('2024 revision', 61)],
    'DHS said 55.0% in its 2021 revision; 61.0% now.',
  ],
  [[edition('2021 revision', 61), edition('2024 revision', 61)], 'All editions held say the same.'],
  [[edition('2024 revision', 61)], null],
  [[], null],
])('editions of a figure', (editions, expected) => {
  const coordinates = { ...NO_COORDINATES, edition: '2024 revision' }
  const said = revisionWords(aPoint(2, 1, '2018', 61, { coordinates }), editions, { indicator, source })
  expect(said && english.text(said)).toBe(expected)
})
