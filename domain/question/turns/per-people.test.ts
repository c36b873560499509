import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)

describe('a number told for so many people', () => {
  test.each<readonly [readonly string[], string]>([
    // datasets/observations/facility-census.csv: 0.81 for Kano.
    [['health facilities in Kano', 'per 10,000 people'], 'Kano: 0.8 per 10,000 population'],
    [['health facilities in Kano', 'how many is that per 10,000 people'], 'Kano: 0.8 per 10,000 population'],
    [['health facilities in Kano', 'relative to population'], 'Kano: 0.8 per 10,000 population'],
    [['health facilities in Kano', 'per 100,000 people'], 'That is 8.10 per 100,000.'],
    // It is no spending per person.
    [['health facilities in Nigeria', 'per capita'], 'Public facility density in Nigeria'],
    [['doctors in Nigeria', 'per 1,000 people'], 'That is 0.39 per 1,000.'],
    [['TB cases notified in Nigeria', 'per 100,000 people'], 'TB case notification rate in Nigeria: 173'],
    [['maternal deaths in Nigeria', 'per 100,000 live births'], 'Maternal mortality ratio in Nigeria: 993'],
    // The rates that are held beside a number: WHO-TB has 26 deaths and UNAIDS 0.21 infections for 2024.
    [['TB deaths in Nigeria', 'rate per 100k?'], 'TB mortality in Nigeria: 26 per 100,000'],
    [['TB deaths in Nigeria', 'as a rate per 100,000 people'], 'TB mortality in Nigeria: 26 per 100,000'],
    [['TB deaths in Nigeria', 'rate?'], 'TB mortality in Nigeria: 26 per 100,000'],
    [
      ['TB deaths in Nigeria', 'rate per 100k?', 'how much lower than 2018'],
      'was 81 per 100,000 in 2018, 26 per 100,000 in 2024',
    ],
    [['new HIV infections', 'the rate per 1,000'], 'New HIV infections rate in Nigeria: 0.21 per 1,000'],
    [['breast cancer deaths', 'per 100,000 women?'], 'Breast cancer mortality in Nigeria: 38.7 per 100,000'],
    [
      ['How many public health facilities dey Lagos?', 'and Kano own', 'per 10,000 people nko?'],
      'Kano: 0.8 per 10,000 population',
    ],
    [['GDP in Nigeria', 'per capita'], 'GDP per person (US$) in Nigeria'],
    [
      ['nurses in facilities in Kano', 'per 10,000 people'],
      'No source has a figure of nurse and midwife density in Kano',
    ],
  ])('%j', (turns, said) => {
    expect(asked(...turns).text).toContain(said)
  })

  test.each([
    [['primary health facilities in Kano', 'per 10,000 people'], 'public primary care facilities'],
    [['Lassa fever cases in Ondo', 'per 100,000 people'], 'Lassa fever confirmed cases (year)'],
    [['health facilities in Kano', 'per 10,000 women'], 'public health facilities'],
    [['AIDS deaths in Nigeria', 'as a rate per 100k'], 'AIDS-related deaths'],
    [['TB deaths in Nigeria', 'rate per 10,000'], 'TB deaths'],
    [['Lassa fever deaths in 2025', 'rate?'], 'Lassa fever deaths (year)'],
    [['stunting in Kano', 'per 10,000 people'], 'stunting (under 5)'],
  ])('is declined by its own name where nobody holds it: %j', (turns, name) => {
    const { text, answer } = asked(...turns)
    expect(answer.reason).toBe('left_out')
    expect(text).toContain(`Understood: ${name}`)
  })
})
