import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])
const figures = (text: string) =>
  asked(text)
    .answer.rows.filter(({ kind }) => kind === 'figure')
    .map(({ value }) => value)

// The figures were read from datasets/observations/ndhs.csv, of 2023-24.
describe('places that are named, in an order', () => {
  test.each([
    ['Rank Kano, Kaduna, Katsina and Jigawa on households with electricity', [45.6, 42.9, 42.9, 15.9]],
    ['Order Kano, Kaduna and Lagos by stunting from best to worst', [17.3, 40.7, 51.9]],
    ['arrange Kano, Lagos and Enugu from worst to best on measles vaccination', [38.6, 82.5, 88]],
    ['sort Kano, Lagos and Enugu by measles vaccination', [88, 82.5, 38.6]],
    ['which is best of Kano, Lagos and Enugu on stunting', [15.2, 17.3, 51.9]],
    ['List Lagos, Kaduna and Kano by stunting, worst first', [51.9, 40.7, 17.3]],
    ['Which of Kano, Kaduna and Katsina has the lowest stunting?', [40.7, 51.9, 64.6]],
  ])('%s', (text, values) => {
    expect(figures(text)).toEqual(values)
  })

  test('which figure stands first is said, and where the next one is not clearly another', () => {
    expect(asked('rank Kano, Lagos and Enugu on stunting, best first').text).toContain(
      'In rising order; the first and the next do not clearly differ.',
    )
  })

  test('without a word for an order they stand as they were named', () => {
    expect(figures('stunting in Lagos, Kano and Enugu')).toEqual([17.3, 51.9, 15.2])
    expect(asked('stunting in Lagos, Kano and Enugu').text).not.toContain(' order')
  })
})

describe('two words for the ends of an order', () => {
  test.each([
    ['Which state had the worst child wasting in the 2023-24 NDHS, and which the lowest?'],
    ['worst state for child wasting and the lowest?'],
    ['the lowest state for wasting and the worst'],
  ])('are both ends where they are two: %s', (text) => {
    expect(asked(text).text).toContain('largest Jigawa 15.4%, smallest Enugu 3.9%')
  })

  test.each([
    [
      'best and lowest state for wasting',
      'Enugu 3.9%',
      'a low figure is good, so both words ask for the same.',
    ],
    ['worst and highest state for stunting', 'Katsina 64.6%', 'a high figure is bad'],
  ])('are one where they are the same: %s', (text, place, same) => {
    const answer = asked(text)
    expect(answer.text).toContain(place)
    expect(answer.text).toContain(same)
    expect(answer.text).not.toContain('smallest')
  })
})
