import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['iceh'])
})

const said = (turns: readonly string[]) => answeredTurns(world, turns).text

// The figures were computed from the files of datasets/.
test.each([
  [
    ['measles cases in nigeria 2022', '2023?', 'so is that a rise or a fall and by how much'],
    '20,748 in 2022, 11,700 in 2023, by WHO-Measles, a difference of 9,048',
  ],
  [['measles cases in nigeria 2022', '2023?', 'did it go up or down?'], 'a difference of 9,048'],
  [
    ['skilled birth attendance by wealth nigeria', 'do you have the same for full immunization'],
    'Poorest: 15.1%, Second: 20.3%, Middle: 30.7%, Fourth: 40.7% and Richest: 59.5% (ICEH 2018). Between Poorest and Richest lie 44.4 points',
  ],
  [
    [
      'Neonatal mortality in Bauchi please',
      'How does that compare with the national figure?',
      'now under-five mortality for the same state',
    ],
    'Under 5 mortality rate in Bauchi: 153.7 per 1,000',
  ],
  [
    ['under-five mortality in Bauchi', 'which other north-east state is higher than that'],
    'above Bauchi (153.7 per 1,000) for under 5 mortality rate (UN IGME-States 2021): Gombe 180.3',
  ],
  [
    ['penta3 in Ungogo', 'and Gwale', 'anc 4 visits in both?'],
    'Ungogo 50.3% (NDHS-SAE 2023–24, 90% interval 44.5–55.8); Gwale 66.7%',
  ],
  [['tb incidence nigeria', 'what share are put on treatment?'], 'TB treatment coverage in Nigeria: 79.0%'],
  [['hiv in nigeria', 'what percentage are on treatment'], 'ART coverage in Nigeria: 83%'],
  [
    ['maternal mortality ratio in Nigeria', 'So how many women die per year?'],
    'Maternal deaths in Nigeria: 75,000',
  ],
  [
    ['out of pocket spending share', 'what does government pay?'],
    'Government health expenditure (% of CHE) in Nigeria: 14.5%',
  ],
  [
    ['under fives in Ekiti', 'and how many government facilities serve them'],
    'Public health facilities in Ekiti: 316',
  ],
])('%s', (turns, figure) => {
  expect(said(turns)).toContain(figure)
})

test('after another subject the same words stand for nothing', () => {
  expect(answeredTurns(world, ['stunting in Kano', 'what does government pay?']).answer?.declined).toBe(true)
  expect(
    answeredTurns(world, ['stunting in Kano', 'what share are put on treatment?']).answer?.declined,
  ).toBe(true)
})
