import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The figures stand in datasets/.
describe('a turn after another', () => {
  test.each<[turns: readonly string[], said: string]>([
    [["what's the maternal mortality ratio", 'in 2010'], 'Maternal mortality ratio in Nigeria: 1,094'],
    [["what's the maternal mortality ratio", 'SDG target'], 'It misses the SDG target of 70 or less'],
    [['what is stunting', 'in 2018'], 'Stunting (under 5) in Nigeria: 36.8%'],
    [['HIV prevalence in Akwa Ibom', 'the highest in the country?'], 'Akwa Ibom is number 1 of 37 states'],
    [
      [
        'HIV prevalence in Akwa Ibom',
        'is it higher than the national average',
        'the highest in the country?',
      ],
      'Akwa Ibom is number 1 of 37 states',
    ],
    [
      ['TB incidence', 'TB deaths', 'trend since 2015 for the last one'],
      'TB deaths in Nigeria was 164,000 in 2015',
    ],
    [
      [
        'skilled birth attendance in Jigawa',
        'compare with Kano',
        'which of the two improved more since 2013',
      ],
      'Jigawa up 16.6 points (7.6% to 24.2%) and Kano up 23.2 points (13.7% to 36.9%)',
    ],
    [['which states have ANC4 below 40%', 'how many is that'], '7 of 37 states below 40%'],
    [['uhc index nigeria', 'what does it measure'], 'Geometric mean of 14 tracer indicators'],
    [['sources for HIV prevalence', 'what does it say'], 'HIV prevalence (15-49) in Nigeria: 1.2% (UNAIDS'],
    [['out-of-pocket spending', 'is it falling', 'compared with 2010'], 'was 76.9% in 2010, 76.1% in 2022'],
    [['HIV in Nigeria', 'new infections', 'deaths'], 'AIDS-related deaths in Nigeria: 42,000'],
    [['under five mortality in Kano', 'SDG'], 'It misses the SDG target'],
    [['measles vaccination Lagos', 'any other source', 'so which is right'], 'Quote NDHS 2023–24'],
    [['FGM in Osun MICS 2016-17', 'Ekiti too'], 'Ekiti 62.6% (MICS 2016–17)'],
    [['hepatitis B birth dose sources', 'What does WUENIC say for 2024?'], '52% (WUENIC 2024)'],
    [['what does stunting mean', 'whats the newest value then'], 'Nigeria: 39.5%'],
    [
      ['Women who justify wife beating in Jigawa', 'is that above Yobe?'],
      'Jigawa 28.2% (NDHS 2023–24); Yobe 52.7%',
    ],
    [['In which year did recorded epidemics kill the most people in Nigeria?'], '7,689 in 1991'],
    [['People on antiretroviral treatment, Akwa-Ibom'], 'Akwa Ibom: 56,840'],
    [['doctors by state'], 'highest Lagos 7,343'],
  ])('%s', (turns, said) => {
    expect(answeredTurns(world, turns).text).toContain(said)
  })

  test('what an organisation recommends is no figure to quote', () => {
    const { answer } = answeredTurns(world, ['nurses per 10000 in nigeria', 'what does WHO recommend'])
    expect([answer.declined, answer.rows]).toEqual([true, []])
  })
})
