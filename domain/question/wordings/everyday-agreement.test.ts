import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (text: string) => answeredTurns(world, [text]).text

// The figures were computed from the files of datasets/.
test.each([
  ['Do the sources agree on measles first dose in Adamawa in 2018', '65.2% (NDHS 2018'],
  ['Do the sources agree on measles first dose in Adamawa in 2018', '68.4% (NNHS 2018)'],
  [
    'What was the measles first dose coverage in Adamawa in 2018, and do the sources agree?',
    '68.4% (NNHS 2018)',
  ],
  ['do the figures for stunting in Kano match', '57.1% (GDL 2018)'],
  ['how far do surveys agree on stunting in Kano', '57.1% (GDL 2018)'],
  [
    'Percentage of children in Plateau living in... sorry, people in Benue living in poor quality housing',
    'Deprived: housing in Benue: 50.2%',
  ],
  ['stunting in Kano, no wait, wasting in Kano', 'Wasting (under 5) in Kano: 9.5%'],
  [
    'who pays for delivery: share of births in private facilities in Anambra',
    'Delivery in a private facility in Anambra: 59.0%',
  ],
  [
    'Which vaccine coverage data do you hold for Ungogo LGA in Kano? I want penta3',
    'Penta 3 coverage in Ungogo: 51.9%',
  ],
  ['new HIV infections per 1000 adults 15-49', 'HIV incidence, adults 15-49 in Nigeria: 0.26 per 1,000'],
  ['how many government facilities serve Ekiti', 'Public health facilities in Ekiti: 316'],
  ['wetin be the number of midwives for Delta state', 'Midwives in facilities (inventory) in Delta: 1,523'],
  ['which state get pass for midwives in facilities', 'Lagos 2,229'],
])('%s', (text, figure) => {
  expect(said(text)).toContain(figure)
})

test('midwives for so many people are a density, and no count', () => {
  expect(said('how many midwives per 10,000 people')).toContain('density')
})

// Several places are asked for without a number.
test.each([
  [
    'which states had the most confirmed lassa cases in 2025',
    'Ondo 399, Bauchi 297, Edo 185, Taraba 137 and Ebonyi 25',
  ],
  [
    'worst states for open defecation',
    'Ebonyi 74.8%, Kogi 68.8%, Plateau 60.1%, Niger 51.0% and Kwara 39.6%',
  ],
  ['which of the states is highest in stunting', 'among the states: Katsina 64.6% (NDHS 2023–24);'],
  ['which state has the highest stunting', 'among the states: Katsina 64.6% (NDHS 2023–24);'],
  [
    'Which states have the highest stunting and which the lowest',
    'largest Katsina 64.6%, smallest Rivers 12.3%',
  ],
])('%s', (text, places) => {
  expect(said(text)).toContain(places)
})
