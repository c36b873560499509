import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['iceh', 'gdl'])
})

const asked = (text: string) => answeredTurns(world, [text])

describe('ends of wealth', () => {
  test.each([
    [
      'Measles vaccine by wealth in Nigeria, richest vs poorest fifth, 2018',
      'Poorest: 31.9%',
      'Richest: 84.3%',
    ],
    ['stunting poorest quintile vs richest quintile', 'Lowest 25%: 53.4%', 'Highest 25%: 17.2%'],
    ['top fifth vs bottom fifth, skilled birth attendance', 'Poorest: 12.7%', 'Richest: 87.1%'],
    ['wealthiest vs poorest quarter stunting', 'Lowest 25%: 53.4%', 'Highest 25%: 17.2%'],
    ['stunting bottom fifth', 'Lowest 25%: 53.4%', '(GDL 2018)'],
    ['penta 3 in the top fifth of households', 'Richest: 81.9%', '(ICEH 2018)'],
  ])('%s', (text, one, other) => {
    const { text: said } = asked(text)
    expect(said).toContain(one)
    expect(said).toContain(other)
  })

  test.each([
    'states in the bottom fifth for stunting',
    'top quarter of states for penta 3',
    'bottom third of LGAs in Kano for penta 3',
    'ANC 4 top quarter',
  ])('%s: of places, or of no group that is held', (text) => {
    expect(asked(text).answer?.declined).toBe(true)
  })
})

describe('several at an end of an order', () => {
  test.each([
    [
      'lassa confirmed cases by state 2025, top ones',
      'Ondo 399, Bauchi 297, Edo 185, Taraba 137 and Ebonyi 25',
    ],
    [
      'stunting by state, the top ones',
      'Katsina 64.6%, Zamfara 64.2%, Bauchi 61.7%, Kebbi 60.0% and Jigawa 55.7%',
    ],
    ['stunting by state, the worst few', 'Kebbi 60.0% and Jigawa 55.7%'],
    ['stunting by state, a few of the worst', 'Kebbi 60.0% and Jigawa 55.7%'],
    ['penta 3 best states, just a few', 'Imo 89.5%, Edo 89.3%, Delta 88.3%, Rivers 86.3% and Lagos 86.0%'],
    ['penta 3 lgas in Kano, the lowest ones', 'Rano 37.3%, Gaya 37.6%'],
    ['worst ones in Kano for penta 3', 'Rano 37.3%, Gaya 37.6%'],
    ['zero-dose children - a few of the worst states', 'Sokoto 76.5%, Kebbi 72.4%, Niger 56.8%'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })
})
