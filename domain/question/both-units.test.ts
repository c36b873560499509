import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// The figures were read from the files of datasets/observations/.
describe('one thing in two units', () => {
  test.each([
    ['how much do Nigerians pay out of pocket for health, percent and dollars', '76.1%', 'US$69'],
    ['out of pocket spending, both in percent and in dollars', '76.1%', 'US$69'],
    ['health spending per person in dollars and as percent of GDP', 'US$91', '4.3%'],
    ['doctors in Nigeria per 10,000 and in number', '3.9 per 10,000', '39,912'],
    ['how many doctors are in Nigeria, and how many per 10,000 people', '39,912', '3.9 per 10,000'],
    ['how many health facilities are in Kano and how many per 10,000', '1,029', '0.8 per 10,000'],
    ['maternal deaths per 100,000 and in number', '993 per 100,000', '75,000'],
    ['how many maternal deaths were there, and what is that per 100,000 births', '75,000', '993 per 100,000'],
    ['what are the number and rate of maternal deaths', '75,000', '993 per 100,000'],
    ['rate and number of doctors', '3.9 per 10,000', '39,912'],
    ['TB deaths in number and per 100,000', '61,000', '26 per 100,000'],
    ['TB incidence in number and per 100,000', '510,000', '219 per 100,000'],
    ['people living with HIV, percent and number', '1.2%', '2,000,000'],
    ['how many children die before five, rate and number', '104.9 per 1,000', '768,479'],
  ])('%s', (text, first, second) => {
    const { text: said } = asked(text)
    expect(said).toContain(first)
    expect(said).toContain(second)
    expect(said).not.toContain('leave out')
  })

  test.each([
    [
      'how many public primary health centres are in Bauchi, and how many per 10,000 people?',
      '752',
      'per 10,000 people',
    ],
    ['stunting in Kano as a percentage and in number', '51.9%', 'number'],
    ['out of pocket spending in dollars and naira', 'US$69', 'naira'],
    ['out of pocket spending in dollars and as percent of GDP', 'US$69', 'percent of GDP'],
  ])('what is not held is named: %s', (text, first, missing) => {
    const { text: said } = asked(text)
    expect(said).toContain(first)
    expect(said).toContain(`would leave out: ${missing}`)
  })

  test('one unit is one figure', () => {
    expect(asked('out of pocket spending in dollars').text).not.toContain('76.1%')
    expect(asked('out of pocket spending in dollars').text).toContain('US$69')
    expect(asked('out of pocket spending in naira').answer.declined).toBe(true)
    expect(asked('GDP per person in dollars').text).toContain('US$807')
    expect(asked('number of maternal deaths').text).not.toContain('993')
  })
})

describe('a number of people', () => {
  test('is not missed where so many of every 10,000 are asked for', () => {
    const { text } = asked('How many doctors does Nigeria have for every 10k people, and how many nurses?')
    expect(text).toContain('3.9 per 10,000')
    expect(text).toContain('16.8 per 10,000')
    expect(text).not.toContain('Only the rate')
  })

  test('is told beside the rate where some of the same people are counted', () => {
    const { text } = asked('how many nurses')
    expect(text).toContain('Nurses in facilities (inventory) in Nigeria: 19,515')
    expect(text).not.toContain('Only the rate')
  })

  test('is missed where nobody counts them', () => {
    expect(asked('how many children in Kano are stunted').text).toContain('Only the share is held')
  })
})
