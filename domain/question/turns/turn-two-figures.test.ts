import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})

const ZONES = ['ANC 4 visits in the North West?', 'and the South West'] as const
const POOR = [
  'Multidimensional poverty in Sokoto according to the NBS',
  'which is the lowest state then?',
  'and in money terms, how poor is that one',
] as const
const FACILITIES = ['how many government PHCs in Ogun', 'and secondary?', 'Same two for Ekiti'] as const
const DOSES = [
  'Measles first dose coverage for Nigeria according to WUENIC',
  'second dose?',
  'no, I need 2021 for both',
] as const
const SPLIT = ['Stunting in rural Nigeria against urban, latest split you have'] as const

/** How people go on from two figures and from their gap, with the figures of datasets/observations. */
test.each<readonly [readonly string[], readonly string[]]>([
  // 80.8 of 40.6.
  [
    [...ZONES, 'so how many times the first is that?'],
    ['North-West 40.6%', 'South-West 80.8%', '2.0 times'],
  ],
  [
    ['which state is lowest for Penta3?', 'and the highest?', 'so how many times higher is that'],
    ['Imo 89.5%', 'Sokoto 15.7%', '5.7 times'],
  ],
  [
    ['which state is lowest for Penta3?', 'and the highest?', 'how many times higher is the highest?'],
    ['Imo 89.5%', 'Sokoto 15.7%', '5.7 times'],
  ],
  [
    ['which state is highest for stunting', 'how many times higher is the highest than the lowest?'],
    ['Katsina 64.6%', 'Rivers 12.3%', '5.3 times'],
  ],
  [
    ['stunting in Kano', 'how many times is that the Nigerian figure'],
    ['Kano 51.9%', 'Nigeria 39.5%', '1.3 times'],
  ],
  [
    ['stunting in Kano', 'how many times the Nigerian one'],
    ['Kano 51.9%', 'Nigeria 39.5%', '1.3 times'],
  ],
  // 83.8 less 42.6.
  [
    [...ZONES, 'was the gap smaller in 2018?'],
    ['83.8% (NDHS 2018)', '42.6% (NDHS 2018)', '41.2 points'],
  ],
  [
    ['compare stunting in Kano and Lagos', 'was the gap smaller in 2018?'],
    ['Kano 56.9%', 'Lagos 16.9%', '40.0 points'],
  ],
  [
    ['under-five mortality in Nigeria', 'in numbers of children, not the rate', 'And Jigawa’s rate?'],
    ['Under 5 mortality rate in Jigawa: 213.2 per 1,000'],
  ],
  [
    ['under-five deaths in Nigeria', 'and the rate in Jigawa?'],
    ['Under 5 mortality rate in Jigawa: 213.2 per 1,000'],
  ],
  [FACILITIES, ['primary care facilities in Ekiti: 258', 'secondary care facilities in Ekiti: 56']],
  [[...FACILITIES, 'hmm, does that include private ones?'], ['Public facilities at secondary level']],
  [POOR, ['Poverty, national line in Ondo: 12.5%']],
  [[...POOR, 'Same for the other one'], ['Poverty, national line in Sokoto: 87.7%']],
  [
    ['stunting in Kano', 'and Lagos?', 'and wasting there?', 'same for the other one'],
    ['Wasting (under 5) in Kano: 9.5%'],
  ],
  [DOSES, ['56% (WUENIC 2021)', '34% (WUENIC 2021)']],
  [[...DOSES, 'what does MICS say for that year?'], ['38% (MICS 2021)']],
  [
    ['Measles first dose coverage for Nigeria in 2021', 'what does WUENIC say that year?'],
    ['56% (WUENIC 2021)'],
  ],
  [SPLIT, ['Urban: 26.3%', 'Rural: 44.5%', '18.2 points']],
  [
    [...SPLIT, 'has that gap narrowed since 2008?'],
    ['Urban: 31.7%', 'Rural: 44.7%', '13.0 points'],
  ],
  [
    [...SPLIT, 'has that gap narrowed since 2008?', 'and by wealth?'],
    ['Lowest 25%: 53.4%', 'Highest 25%: 17.2% (GDL 2018)'],
  ],
  [
    ['Lassa fever deaths in Edo in 2025', 'since when do you hold these numbers?'],
    ['Lassa fever deaths (year) in Edo', 'NCDC (2018, '],
  ],
  [
    ['Lassa fever confirmed cases in 2025', 'where was it worst', 'how far back does it go?'],
    ['Lassa fever confirmed cases (year) in Nigeria', 'NCDC (2018, '],
  ],
])('%j tells %j', (turns, told) => {
  const { text } = answeredTurns(world, turns)
  for (const some of told) expect(text).toContain(some)
})

/** Words that look alike and ask for something else. */
test.each<readonly [readonly string[], string]>([
  // One end of an order is not so many times another.
  [['which state is highest for Penta3?', 'how many times higher is that'], 'left_out'],
  // No two figures were asked about.
  [['stunting in Kano', 'how many times the first is that'], 'left_out'],
  // Which of the two was meant was not said yet.
  [['stunting in rural Nigeria against urban, frobnicate', 'top three states now'], 'ambiguous'],
])('%j is declined: %s', (turns, reason) => {
  expect(answeredTurns(world, turns).answer.reason).toBe(reason)
})

/** Single questions of the same kinds. */
test.each<readonly [string, readonly string[], readonly string[]]>([
  [
    "What exactly is 'TB treatment coverage'? My students mix it up with treatment success.",
    ['Tuberculosis treatment coverage'],
    ['success'],
  ],
  [
    'how many midwives did the old facility inventory count in Shiroro and in Niger state as a whole',
    ['Shiroro 22 (MDG-IS 2014)', 'Niger 581 (MDG-IS 2014)'],
    ['Only the rate'],
  ],
  [
    'how many midwives did MDG-IS have in Shiroro',
    ['Midwives in facilities (inventory) in Shiroro: 22'],
    ['Only the rate'],
  ],
  [
    'Penta3 for 2022: admin figure against WUENIC. Why is one so much higher?',
    ['JRF-Admin 2022 says 85%', 'WUENIC 2022 says 59%', 'Possible reasons'],
    [],
  ],
  // 64.6 of 12.3.
  [
    'how many times higher is the highest state than the lowest for stunting',
    ['Katsina 64.6%', 'Rivers 12.3%', '5.3 times'],
    [],
  ],
  ['How poor is Kebbi in money terms?', ['Poverty, national line in Kebbi: 50.2%'], ['Licence']],
])('%s', (asked, told, untold) => {
  const { text } = answeredTurns(world, [asked])
  for (const some of told) expect(text).toContain(some)
  for (const some of untold) expect(text).not.toContain(some)
})
