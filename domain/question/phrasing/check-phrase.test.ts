import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PhraseFault, phraseFault } from './check-phrase.ts'
import { factsOf, filledText } from './facts.ts'

const SAID = 'Penta 3 coverage in Kano was 47.5% (NDHS 2023–24), below the target of 90%.'
const NAMED = { indicators: ['Penta 3 coverage'], sources: ['NDHS'], places: ['Kano'] }
const FACTS = factsOf(SAID, NAMED)
const NAMES = { places: ['Kano', 'Lagos', 'North-West', 'Song'], sources: ['NDHS', 'MICS', 'WHO'] }

test('numbers and names become placeholders, and come back as they were', () => {
  expect(FACTS).toEqual({
    template: '{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}.',
    values: { i1: 'Penta 3 coverage', p1: 'Kano', v1: '47.5%', s1: 'NDHS', v2: '2023–24', v3: '90%' },
  })
  expect(filledText(FACTS.template, FACTS)).toBe(SAID)
})

test.each([
  ['1,297 cases', { v1: '1,297' }],
  ['−3.5 points', { v1: '−3.5' }],
  ['from 1990 to 2024.', { v1: '1990', v2: '2024' }],
  ['40% and 40%', { v1: '40%' }],
  ['plain words', {}],
])('the numbers of %j are whole', (text, values) => {
  const facts = factsOf(text, { indicators: [], sources: [], places: [] })
  expect(facts.values).toEqual(values)
  expect(filledText(facts.template, facts)).toBe(text)
})

test.each<readonly [string, PhraseFault | null]>([
  ['In {p1}, {i1} stood at {v1} ({s1} {v2}); the target of {v3} lies higher.', 'direction'],
  ['In {p1}, {i1} stood at {v1} ({s1} {v2}), below the target of {v3}.', null],
  ['{s1} {v2} puts {i1} in {p1} at {v1}, under the target of {v3}.', null],
  ['{i1} in {p1} was 99% ({s1} {v2}), below the target of {v3}. {v1}', 'digit'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), about half of the target of {v3}, below it.', 'number-word'],
  ['{i1} in {p1} rose to {v1} ({s1} {v2}), below the target of {v3}.', 'direction'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), above the target of {v3}.', 'direction'],
  ['{i1} in {p1} was not {v1} ({s1} {v2}), below the target of {v3}.', 'negation'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3} because of poverty.', 'cause'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}, as in Lagos.', 'name'],
  ['{i1} in {p1} was {v1} (MICS {v2}, {s1}), below the target of {v3}.', 'name'],
  ['{i1} in {p1} was {v1}, below the target of {v3}.', 'missing'],
  ['{i1} in {p1} was {v9} ({s1} {v2}), below the target of {v3}.', 'placeholder'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}. See www.example.org', 'markup'],
  ['<b>{i1}</b> in {p1} was {v1} ({s1} {v2}), below the target of {v3}.', 'markup'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}. ½', 'digit'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}. ٣', 'digit'],
  [`{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}. ${'Indeed. '.repeat(60)}`, 'length'],
  ['{i1} in {p1} was {v1} ({s1} {v2}), below the target of {v3}, and that is a song of sixpence.', null],
  ['', 'missing'],
])('%j: %s', (text, fault) => {
  expect(phraseFault(text, FACTS, NAMES)).toBe(fault)
})

test('whatever is written, what passes holds no number but those of the facts', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...Object.keys(FACTS.values).map((name) => `{${name}}`),
        ' ',
        ' was ',
        '9',
        '٤',
        'two',
        'v1',
        '{',
        '}',
      ),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      if (phraseFault(text, FACTS, NAMES) !== null) return
      const numbers: readonly string[] = filledText(text, FACTS).match(/\p{N}+/gu) ?? []
      const known: readonly string[] = SAID.match(/\p{N}+/gu) ?? []
      expect(numbers.every((number) => known.includes(number))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
