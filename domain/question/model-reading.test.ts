import { beforeAll, describe, expect, test } from 'vitest'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { checkedReading, isUnread, type ModelReading, readableNames } from './model-reading.ts'
import { readQuestion } from './read-question.ts'

const QUESTION = 'the fizzled growth of toddlers in Kano in 2018'
const INDICATOR = { words: 'the fizzled growth of toddlers', name: 'Stunting (under 5)' }
const READING: ModelReading = {
  ...{ frame: 'level', indicator: INDICATOR, places: ['Kano'], sources: [], years: [2018] },
}

let world: QuestionWorld

beforeAll(async () => {
  world = await readQuestionWorld()
})

const reader = () => ({ ...world, before: null })
const checked = (text: string, change: Partial<ModelReading> = {}) =>
  checkedReading(text, { ...READING, ...change }, reader())
/** The words of a question as a model takes them for the name of stunting. */
const named = (words: string, name = INDICATOR.name) => ({ indicator: { words, name } })

test.each([
  [QUESTION, true],
  ['stunting in Kano', false],
  // Outside of the data: nobody else knows more.
  ['who will win the election in Kano', false],
  ['stunting in Ghana', false],
])('whether another reader may help with %s: %s', (text, may) => {
  expect(isUnread(readQuestion(text, reader()))).toBe(may)
})

describe('a reading that holds', () => {
  test('is the question with the name in place of the words, as it was asked', () => {
    const [question, ...others] = checked(QUESTION) ?? []
    const [stunting] = [...world.data.reference.indicators.values()].filter(
      ({ shortName }) => shortName === INDICATOR.name,
    )
    expect(others).toEqual([])
    expect(question).toMatchObject({ text: QUESTION, reason: null, indicators: [stunting?.id] })
    expect(question?.periods.years).toEqual([2018])
  })

  test('names its indicator in full or in short, its words in any case', () => {
    const [{ fullName = '' } = {}] = [...world.data.reference.indicators.values()].filter(
      ({ shortName }) => shortName === INDICATOR.name,
    )
    expect(checked(QUESTION, named(INDICATOR.words, fullName))).toHaveLength(1)
    expect(checked(QUESTION, named(INDICATOR.words.toUpperCase()))).toHaveLength(1)
  })

  test('names all of its places, in any order', () => {
    const text = 'compare the fizzled growth of toddlers in Kano and Lagos in 2018'
    const [asked] = readQuestion('compare stunting in Kano and Lagos in 2018', reader())
    const frame = asked?.frame.kind ?? 'level'
    expect(checked(text, { frame, places: ['Lagos', 'Kano'] })).toHaveLength(1)
    expect(checked(text, { frame, places: ['Lagos', 'Lagos'] })).toBeNull()
  })
})

describe('a reading that does not hold', () => {
  test.each<[string, Partial<ModelReading>]>([
    ['another place', { places: ['Lagos'] }],
    ['a place more', { places: ['Kano', 'Lagos'] }],
    ['no place', { places: [] }],
    ['another year', { years: [2013] }],
    ['a year more', { years: [2013, 2018] }],
    ['a source that was not named', { sources: ['MICS'] }],
    ['another frame', { frame: 'change' }],
    ['a name of its own', named(INDICATOR.words, 'Fizzled growth')],
    ['words of its own', named('stunting')],
    ['no words', named(' ')],
    ['a part of the words, so that one is left', named('toddlers')],
    ['the place among the words', named('the fizzled growth of toddlers in Kano')],
    ['the year among the words', named('the fizzled growth of toddlers in Kano in 2018')],
  ])('says %s', (_, change) => {
    expect(checked(QUESTION, change)).toBeNull()
  })

  test.each([
    ['a denial', 'toddlers who did not have fizzled growth'],
    ['a group', 'fizzled growth of girls'],
    ['an order', 'most fizzled growth'],
    ['a source', 'fizzled growth by MICS'],
    ['a number', 'fizzled growth above 30'],
    ['levels', 'fizzled growth by state'],
    ['what lies ahead', 'forecast fizzled growth'],
  ])('takes %s for a part of the name', (_, words) => {
    expect(checked(`${words} in Kano in 2018`, named(words))).toBeNull()
  })

  test('makes two questions of one', () => {
    expect(
      checked(
        'the fizzled growth of toddlers in Kano in 2018 and measles immunization coverage in Lagos in 2013',
      ),
    ).toBeNull()
  })
})

test('a model may choose from the short names of all indicators', () => {
  const names = readableNames(world.lexicon)
  expect(names).toContain('Stunting (under 5)')
  expect(names).toHaveLength(world.data.reference.indicators.size)
})
