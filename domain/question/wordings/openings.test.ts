import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** What stands before a question, with the figures of datasets/observations (NmDHS 2025–26, NDHS, WHO-TB 2024). */
test.each([
  [
    'Writing about zero-dose children. Top five states in the newest survey please',
    ['zero-dose children', 'Sokoto 76.5%, Kebbi 72.4%, Niger 56.8%, Zamfara 49.6% and Katsina 48.2%'],
  ],
  [
    'We’re preparing Bauchi’s state review meeting. Did skilled birth attendance in Bauchi move between the 2018 and the 2023-24 DHS?',
    ['27.0% in 2018, 27.9% in 2023–24'],
  ],
  [
    'What proportion of people with TB in Nigeria are actually put on treatment?',
    ['TB treatment coverage in Nigeria: 79.0% (WHO-TB 2024'],
  ],
  [
    'Vitamin A in the north west vs the south south, by how many points do they differ?',
    ['North-West 26.4%', 'South-South 66.4%', '40.0 points'],
  ],
  [
    'For Zamfara, out of every thousand pikin wey dem born, how many dey die before dem reach five?',
    ['Under 5 mortality rate in Zamfara: 147.2'],
  ],
  [
    'in how many states can less than a quarter of women read',
    ['6 of 37 states below 25% for female literacy'],
  ],
  ['what are the chances that a Nigerian woman lives to 65?', ['Women surviving to 65 in Nigeria: 48.9%']],
  ['For newborns, what kills the most?', ['birth asphyxia 78,356']],
  [
    'zero dose and ‘no vaccination at all’, is it the same thing?',
    ['zero-dose children', 'Children with no vaccination'],
  ],
  ['what is government spending on health as % of GDP', ['0.6% (WHO-GHED 2022)']],
  [
    'will the national under five rate drop below 80 by 2030?',
    ['under 5 mortality rate in Nigeria would be'],
  ],
  ['Are we on track for the SDG on under-five deaths?', ['104.9 per 1,000', 'SDG target of 25 or less']],
  ['which state has the most zero dose children, percentage wise', ['Sokoto 76.5%']],
  ['ordinary income poverty in Taraba', ['Poverty, national line in Taraba: 87.7%']],
  ['how many nigerians died of TB last year we have data for', ['TB deaths in Nigeria: 61,000']],
  ['how many doctors work in Mashi?', ['Doctors in facilities (inventory) in Mashi: 2']],
  ['Where does Taraba rank for basic water from the bottom', ['Taraba is number 3 of 36 states']],
])('%s', (text, said) => {
  const answer = answeredTurns(world, [text])
  for (const one of said) expect(answer.text).toContain(one)
})
