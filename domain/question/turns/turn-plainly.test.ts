import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})

const said = (turns: readonly string[]) => answeredTurns(world, turns).text

// Each was told as another figure before; the values were computed from the files of datasets/.
test.each([
  [['HIV prevalence in Benue', 'who is higher than Benue?'], '1 of 37 states above Benue (5.3%)'],
  [['number of doctors in Lagos', 'fewest?'], 'Zamfara 119 (NBS-WM 2017)'],
  [['ANC 4 visits in Balanga LGA', 'the state?'], 'in Gombe: 39.1%'],
  [['penta3 in Ungogo', 'and Gwale', 'the state?'], 'in Kano: 54.6%'],
  [
    [
      'Lassa fever confirmed cases nigeria 2025',
      'which 3 states had most',
      'how many died that year, nationwide',
    ],
    'Lassa fever deaths (year) in Nigeria: 211 (NCDC 2025)',
  ],
  [
    [
      'Lassa fever confirmed cases nigeria 2025',
      'which 3 states had most',
      'how many died that year, nationwide',
      'so wetin be the case fatality?',
    ],
    'Lassa fever case fatality ratio in Nigeria: 18.7%',
  ],
  [
    ['Lassa case fatality Nigeria 2025', 'top 3 states for confirmed cases that year'],
    'Ondo 399, Bauchi 297 and Edo 185 (NCDC 2025)',
  ],
  [['itn use under 5 ebonyi', 'how far did it fall from 2018'], '67.4% in 2018, 34.0% in 2023–24'],
  [['anc4 in jigawa', 'was it higher in the 2018 survey?'], '49.5% in 2018, 37.7% in 2023–24'],
  [['PCV3 by WUENIC 2024', 'admin data 2022', 'list all the sources for it'], '7 sources have figures: MICS'],
  [
    ['basic drinking water Bayelsa', 'since 2018, better or worse?', 'share without it then'],
    'in Bayelsa: 24.4%, as 75.6% are with it',
  ],
  [
    ['full immunization', 'trend since 2003', 'so what percent are not fully immunised in 2024'],
    'in Nigeria: 60.6%, as 39.4% are with it',
  ],
  [
    ['stunting in Nigeria', 'why do NDHS and JME differ', 'urban/rural?'],
    'Urban: 26.3% and Rural: 44.5% (GDL 2018)',
  ],
  [
    ['skilled birth attendance in Imo', 'lowest 3 states', 'poorest vs richest women nationally'],
    'Poorest: 12.7%',
  ],
  [
    ['Lassa fever confirmed cases nigeria 2025', 'deaths?', 'so what case fatality', 'Ondo alone?'],
    'Lassa fever case fatality ratio in Ondo: 13.8%',
  ],
  [
    ['tb incidence in nigeria', 'treatment coverage?', 'so what fraction are we missing'],
    'without TB treatment coverage, in Nigeria: 21.0%',
  ],
  [
    [
      'WUENIC penta3 in Nigeria in 2022',
      'what did the administrative data say for the same year',
      'how big is the gap',
    ],
    '85% (JRF-Admin 2022); 59% (WUENIC 2022). The difference is 26.0 points',
  ],
  [
    ['how many doctors in Lagos', 'kano nko', 'What share of the national total is in Lagos?'],
    '7,343 of 39,912 in Nigeria, which is 18.4%',
  ],
  [
    [
      'How common is female genital mutilation?',
      'what was it in 2008',
      'Did it fall every survey since then?',
    ],
    '2008: 29.6%, 2013: 24.8% and 2018: 19.5%',
  ],
  [
    ['How much is spent on health per person in Nigeria?', 'How much of that is out of pocket, in dollars?'],
    'Out-of-pocket spending per person (US$) in Nigeria: US$69',
  ],
])('%s', (turns, figure) => {
  expect(said(turns)).toContain(figure)
})

test('words of an illness stand for nothing after a figure that is of none', () => {
  const { answer } = answeredTurns(world, ['stunting in Kano', 'how many died that year, nationwide'])
  expect(answer?.rows ?? []).toEqual([])
})

test('the number of men and women who fell ill is never that of all people', () => {
  const { answer, text } = answeredTurns(world, [
    'tb incidence in nigeria',
    'as number of people, men and women',
  ])
  expect(text).not.toContain('population')
  expect(answer?.reason).toBe('no_group')
})
