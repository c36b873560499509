import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const LASSA = 'lassa fever confirmed cases 2025'
const ANC = 'best state for ANC 4'

/** The other end of an order: NDHS 2023-24, ANC 4 of Kebbi 14.0%, skilled attendance of Kebbi, Sokoto and Zamfara. */
test.each([
  [`${ANC} >> and which one last`, 'Kebbi 14.0%'],
  [`${ANC} >> the other end?`, 'Kebbi 14.0%'],
  [`${ANC} >> and at the bottom`, 'Kebbi 14.0%'],
  ['top three states for skilled birth attendance >> who comes last', 'Kebbi 9.6%, Sokoto 12.4%'],
  ['rank states by open defecation >> bottom of the list?', 'Kano 1.9%'],
])('%s', (turns, said) => {
  expect(answered(turns).text).toContain(said)
})

/** Ondo 399, Bauchi 297 and Edo 185 of 1,131 cases, of deaths 136 of 211 (NCDC 2025): (399 + 297 + 185) / 1131 = 77.9%. */
test.each([
  [`${LASSA} >> which three states had most >> what share of all cases did they make up together?`, '77.9%'],
  [`${LASSA} >> which state had most >> what share of all cases is that?`, '399 of 1,131'],
  ['three states with most Lassa deaths 2025 >> together what share of all deaths?', '64.5% of the 211'],
])('%s: the share of those that were named', (turns, said) => {
  expect(answered(turns).text).toContain(said)
})

/** What says something else is no order, and no comparison, once more. */
test.each([[`${ANC} >> and by how much`], ['stunting Kano vs Jigawa >> which of them is improving']])(
  '%s: no answer is told again in place of another one',
  (turns) => {
    expect(answered(turns).answer.reason).toBe('left_out')
  },
)

/** What asks for it once more gets it. */
test.each(['again please', 'list them', 'how many are they'])('%s', (turn) => {
  expect(answered(`states with stunting above 50% >> ${turn}`).text).toContain('8 of 37 states above 50%')
})

/** After one place and another both are meant: modern contraception 28.93% and 35.0%, of the nation 15% (NDHS 2023-24). */
test.each([
  ['how do they compare with the national average'],
  ['compare both with Nigeria'],
  ['are the two above the national figure'],
  ['each of them against the national average'],
  ['how far are they from the national average'],
])('two places, and then: %s', (turn) => {
  const { text } = answered(`modern contraceptive use in Ogun? >> Osun? >> ${turn}`)
  for (const said of ['Ogun 28.9%', 'Osun 35.0%', 'Nigeria 15%']) expect(text).toContain(said)
})

/** After one figure and another both are meant, of each of the places: stunting 51.9% and 55.7%, wasting 9.5% and 15.4%. */
test.each([
  ['is Jigawa worse than us on both?', ['Kano 51.9%', 'Jigawa 55.7%', 'Kano 9.5%', 'Jigawa 15.4%']],
  ['in both of these is Jigawa higher?', ['Kano 51.9%', 'Jigawa 55.7%', 'Kano 9.5%', 'Jigawa 15.4%']],
  ['is the national average lower for both', ['Kano 51.9%', 'Nigeria 39.5%', 'Kano 9.5%', 'Nigeria 8.4%']],
  ['and Jigawa for both?', ['in Jigawa: 55.7%', 'in Jigawa: 15.4%']],
  ['did both improve since 2018?', ['56.9% in 2018, 51.9%', '6.4% in 2018, 9.5%']],
])('two figures of Kano, and then: %s', (turn, said) => {
  const { text } = answered(`stunting rate Kano >> wasting too >> ${turn}`)
  for (const one of said) expect(text).toContain(one)
})

/** Other figures of the same year, of some of those who were counted, and of the kind that is talked about. */
test.each([
  [
    'out of pocket share 2010 >> and now? >> government share same year',
    '13.6% in 2010, 14.5% in 2022, by WHO-GHED',
  ],
  ['TB incidence >> how many people is that? >> and how many were actually notified that year?', '402,051'],
  ['TB incident cases 2022 >> how many of them were notified', '282,184 (WHO-TB 2022)'],
  ['under-five deaths 2023 >> how many of those were newborns', 'Neonatal deaths in Nigeria: 252,871'],
  [
    'under-five deaths 2023 >> how many of those were newborns >> so what share is that?',
    '252,871 of 768,479 under-five deaths, which is 32.9%',
  ],
  [
    'public facilities Rivers >> how many of them are tertiary >> secondary in Anambra?',
    'Public secondary care facilities in Anambra: 34',
  ],
  [
    'public health facilities in Niger State? >> per 10,000 people? >> which state has the lowest density',
    'Lowest public facility density of the states: Lagos 0.2',
  ],
  ['open defecation Benue, has it gone down since 2018? >> how many states are worse than that', '5 of 36'],
  ['poverty rate in Taraba >> which state is the poorest?', 'Sokoto 90.5%'],
  ['measles cases 2023 >> Which month was worst? >> was 2022 higher?', '20,748 (WHO-Measles 2022); 11,700'],
  ['measles cases 2023 >> Which month was worst? >> and 2022?', '20,748 (WHO-Measles 2022)'],
  ['case fatality Lassa >> Is that up or down on 2024?', '2024: 15.9% and 2025: 18.7%; not complete: 2024.'],
  [
    'maternal mortality UN estimate >> how many women die per year? >> why is the DHS figure so different? what was it',
    'MMEIG 2018 says 1,118 per 100,000, NDHS 2018 says 512 per 100,000',
  ],
  [
    'malaria prevalence Lagos >> was Lagos lower in 2015 >> ok, what percent of children there sleep under a treated net',
    'in Lagos: 19.2% (NDHS 2023–24',
  ],
  [
    'Number living with HIV >> new infections >> compare with 2010 >> What about prevalence among sex workers?',
    'HIV prevalence, sex workers in Nigeria: 14.4% (UNAIDS 2015)',
  ],
  ["People living with HIV >> and women's share of people living with it", '64.2% (UNAIDS 2024)'],
])('%s', (turns, said) => {
  expect(answered(turns).text).toContain(said)
})

/** What ten other conversations asked: of a place that lies around, of what a fatality is made of. */
test.each([
  ['institutional delivery in the North West >> which state there is worst', 'rank', 'Kebbi 8.8%'],
  ['worst state in the North West for stunting >> best state there?', 'rank', 'Kaduna'],
  ['TB mortality >> what about malaria deaths', 'level', 'in Nigeria: 104,085 (IHME 2017)'],
  [
    'Lassa CFR by state 2025 >> which one is worst >> how many deaths there',
    'level',
    'in Taraba: 40 (NCDC 2025)',
  ],
  ['Lassa CFR 2025 >> how many deaths was that', 'level', 'in Nigeria: 211 (NCDC 2025)'],
  ['covid active cases at the peak >> which week was that', 'extreme_in_time', '7,815 in 2020 week 23'],
])('%s', (turns, frame, said) => {
  const { question, text } = answered(turns)
  expect(question?.frame.kind).toBe(frame)
  expect(text).toContain(said)
})

/** A share of something else is not told as that number; nobody said which year is the same. */
test.each([
  ['HIV-positive TB patients on ART >> what percent is that of all TB patients'],
  ['education spending as % of GDP >> and health? >> same year'],
])('%s: no other figure', (turns) => {
  expect(answered(turns).question?.frame.kind).toBe('decline')
})
