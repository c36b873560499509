import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** What turns say at a meeting, with the figures of datasets/observations (NDHS 2023–24, NmDHS 2025–26, NAIIS, MICS, OPHI, NCDC). */
test.each<readonly [readonly string[], readonly string[]]>([
  [
    ['TB incidence in Nigeria', 'how many cases is that in numbers', 'and how many were actually notified?'],
    ['TB cases notified in Nigeria: 402,051'],
  ],
  [
    ['modern contraceptive use in Osun?', 'up or down since 2018?', 'and Ekiti the same way'],
    ['in Ekiti rose: 25.4% in 2018, 42.8% in 2023–24'],
  ],
  [
    ['Kaduna IPTp3, latest', 'remind me, what does the indicator count?'],
    ['three or more doses of SP/Fansidar'],
  ],
  [
    ['FGM prevalence in Osun', 'which states had zero'],
    ['4 of 37 states with at most 0%', 'Adamawa', 'Bauchi', 'Gombe', 'Yobe'],
  ],
  [
    ['FGM prevalence in Osun', 'which states had zero', 'no, I meant the lowest in the south west'],
    ['female genital mutilation', 'Ogun 18.8%'],
  ],
  [
    ['Lassa fever deaths in Edo in 2025', 'so what is the case fatality, and is it worse than Ondo’s?'],
    ['Edo 15.7%', 'Ondo 13.8%'],
  ],
  [
    ['Lassa fever deaths in Edo in 2025', 'and case fatality', 'which states had the most cases that year'],
    ['Lassa fever confirmed cases', 'Ondo 399, Bauchi 297, Edo 185, Taraba 137 and Ebonyi 25 (NCDC 2025)'],
  ],
  [
    ['multidimensional poverty in Sokoto', 'using the global MPI headcount, compare with Osun'],
    ['Sokoto 70.7%', 'Osun 7.5%'],
  ],
  [
    [
      'children with no vaccination in Bindawa',
      'Mashi?',
      'which of both has more births with a skilled attendant?',
    ],
    ['Bindawa 23.5%', 'Mashi 9.9%'],
  ],
  [
    [
      'which state has the highest HIV prevalence?',
      'and the next one',
      'how many times the national figure is that?',
    ],
    ['Benue 5.3%', 'Nigeria 1.4%', '3.8 times'],
  ],
  [['HIV prevalence nigeria', 'how many states are at 2% or above'], ['9 of 37 states with at least 2%']],
  [
    ['HIV prevalence nigeria', 'young women vs young men nationally'],
    ['HIV prevalence, young men 15-24 in Nigeria: 0.3%', 'young women 15-24 in Nigeria: 0.4%'],
  ],
  [['fertility rate in Yobe', 'how many states are at 6 or more'], ['6 of 37 states with at least 6']],
  [
    ['TB incident cases in Nigeria 2024', 'how many of those were notified?'],
    ['TB cases notified in Nigeria: 402,051'],
  ],
  [
    ['TB incident cases in Nigeria 2024', 'so what percentage are being missed'],
    ['21.0%, as 79.0% are with it'],
  ],
  [
    ['TB incident cases in Nigeria 2024', 'TB deaths that year, and in 2019?'],
    ['61,000 (WHO-TB 2024', '162,000 (WHO-TB 2019'],
  ],
  [
    ['TB cases notified in Nigeria', 'and how many are estimated to have fallen ill'],
    ['TB incident cases in Nigeria: 510,000'],
  ],
  [
    ['diarrhoea deaths, 1-59 months', 'is pneumonia bigger than that'],
    [
      'Pneumonia deaths, 1-59 months in Nigeria: 120,370',
      'Diarrhoea deaths, 1-59 months in Nigeria: 129,661',
    ],
  ],
  [
    ['Top 3 states for stunting?', 'and the lowest?', 'what is the gap between the first and the last'],
    ['Katsina 64.6%', 'Rivers 12.3%'],
  ],
  [['open defecation Ebonyi', 'was it this bad in 2018?'], ['52.6% (NDHS 2018)']],
  [
    ['home delivery in Rivers', 'Is that better than the national picture for facility births?'],
    ['Rivers 56.9%', 'Nigeria 43.3%'],
  ],
  [
    ['Lassa fever deaths in Ondo in 2025', 'And Taraba so far in 2026, cases and deaths?'],
    ['confirmed cases (year) in Taraba: 127', 'deaths (year) in Taraba: 37'],
  ],
  [
    ['people living with HIV', 'which state has the highest prevalence and by how much over the second'],
    ['Akwa Ibom 5.5% and Benue 5.3%'],
  ],
  [['people living with HIV', 'what share of them are women'], ['64.2% (UNAIDS 2024)']],
  [
    ['which state had the most Lassa fever deaths in 2025', 'what share of the total was that'],
    ['Ondo: 55 of 211 in Nigeria, which is 26.1%'],
  ],
  [
    ['newborn mortality Kaduna', 'what is the target, and how much would Kaduna need to come down'],
    ['29.2 per 1,000 above', '18 or less'],
  ],
  // The year of a look back, and that of a change, is not that of what is asked next.
  [
    ['stunting in Katsina', 'and in the survey before?', 'is it worse than Zamfara now?'],
    ['Katsina 64.6%', 'Zamfara 64.2%'],
  ],
  [
    [
      'penta 3 in Borno',
      'and Yobe?',
      'which of the two improved more since 2018?',
      'who is best in the north east then',
    ],
    ['Gombe 68.0% (NmDHS 2025–26)'],
  ],
])('%j', (turns, said) => {
  const { text } = answeredTurns(world, turns)
  for (const one of said) expect(text).toContain(one)
})

test.each([
  ['compare stunting in Obi LGA Benue and Obi LGA Nasarawa', ['Obi, Benue 39.6%', 'Obi, Nasarawa 38.6%']],
  ['compare stunting in Gwarzo LGA in Kano with Kano', ['Gwarzo 53.2%', 'Kano 51.9%']],
])('a state behind its LGA says where that lies: %s', (text, figures) => {
  const answer = answeredTurns(world, [text])
  expect(answer.answer.rows.filter(({ kind }) => kind === 'figure')).toHaveLength(2)
  for (const one of figures) expect(answer.text).toContain(one)
})

test('a later survey of few people is told beside the one to quote', () => {
  expect(answeredTurns(world, ['penta3 kogi latest?']).text).toContain(
    'A later figure is of few people, and so not quoted: 49.3% (NmDHS 2025–26).',
  )
})
