import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['jmp', 'iceh'])
})

// The figures were computed from the files of datasets/.
test.each([
  [
    'By how much did stunting in Kano change between the 2018 and 2023-24 surveys?',
    '56.9% in 2018, 51.9% in 2023–24',
  ],
  ['Has exclusive breastfeeding got better over the last decade and a half in Nigeria?', '34% in 2021'],
  ['How many states have at least 80% of women making 4 ANC visits?', '5 of 37 states with at least 80%'],
  [
    'Which zone has the lowest share of women with a skilled antenatal visit?',
    'North-West 49.0% (NDHS 2023–24)',
  ],
  [
    'Roughly what share of people who fall ill with TB in Nigeria are NOT reached with treatment?',
    'without TB treatment coverage, in Nigeria: 21.0%',
  ],
  ['Is open defecation mostly a rural problem in Nigeria?', 'Urban: 7.4% and Rural: 31.2% (JMP 2022)'],
  ['skilled birth attendance, poorest vs richest women', 'Between Poorest and Richest lie 74.4 points'],
  [
    'Rank the five states with the most malaria in small children by blood slide',
    'Kebbi 49.0%, Zamfara 36.6%, Sokoto 35.9%, Bauchi 31.7% and Akwa Ibom 30.1% (NMIS 2021)',
  ],
  ['How many public health facilities are in Niger State (not Niger Republic)?', 'in Niger: 1,235'],
  [
    'What proportion of people living with HIV are NOT on ARVs in Nigeria?',
    'in Nigeria: 17%, as 83% are with it',
  ],
  ['which sources do you have for HIV prevalence in Nigeria and do they agree?', '1.4% (NAIIS 2018)'],
  ['Doctors by state, how many does Kano have?', 'in Kano: 957'],
  [
    'Which state has the LOWEST stunting now and who are the next two after it?',
    'Rivers 12.3%, Anambra 12.9% and Edo 13.6%',
  ],
])('%s', (text, figure) => {
  expect(answeredTurns(world, [text]).text).toContain(figure)
})

test.each(['what is the case fatality rate', 'case fatality ratio in Nigeria'])(
  '%s of which illness',
  (text) => {
    const { answer } = answeredTurns(world, [text])
    expect(answer?.reason).toBe('ambiguous')
  },
)
