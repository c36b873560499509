import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['jmp'])
})

// Asked in a normal week by people who know no name of an indicator; the figures were computed from the files of datasets/.
test.each([
  [
    [
      'For a story on toilets I need the percentage of rural Nigerians who defecate in the open, versus towns.',
    ],
    'Urban: 7.4% and Rural: 31.2% (JMP 2022)',
  ],
  [['anc clients counted in Ife North in a year'], 'Antenatal clients (year) in Ife North: 8,530'],
  [['Hep B among under fives in Nigeria, any figure?'], 'Hepatitis B infection, under 5 in Nigeria: 2.6%'],
  [['which state malaria dey worry pikin pass'], 'largest Kebbi 49.0%'],
  [
    ['How many people dey get the TB wey medicine no fit cure well (drug resistant) for Nigeria?'],
    'Rifampicin-resistant TB incidence in Nigeria: 8,200',
  ],
  [
    ['If things go on as they are, what will under-five mortality in Nigeria be in 2030?'],
    'in Nigeria would be about 87.4 per 1,000 in 2030',
  ],
  [
    ['measles vaccine coverage nigeria', "what does the government's own admin data say?"],
    'in Nigeria: 80% (JRF-Admin 2022)',
  ],
  [
    ['measles vaccine coverage nigeria', "what does the government's own administrative data say?"],
    'in Nigeria: 80% (JRF-Admin 2022)',
  ],
])('%s', (turns, said) => {
  expect(answeredTurns(world, turns).text).toContain(said)
})

test.each([
  'how much did antenatal clients fall in a year in Ife North',
  'hep b vaccine for children in Kano',
  'what is the coverage of hep B among children in Kano',
])('%s is no such question', (asked) => {
  expect(answeredTurns(world, [asked]).text).not.toMatch(/8,530|Hepatitis B infection/)
})
