import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import {
  type QuestionWorld,
  readQuestionWorld,
  readQuestionWorldWith,
} from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('words around what is asked', () => {
  test.each([
    [
      'Which five states have the highest malaria among under-fives?',
      'Kebbi 49.0%, Zamfara 36.6%, Sokoto 35.9%',
    ],
    ['which states have already reached the 90% penta 3 target?', '0 of 37 states with at least 90%'],
    [
      'in how many states do more than half of people still practise open defecation?',
      '4 of 36 states above 50%',
    ],
    ['Is Nigeria anywhere near the SDG target for under-five deaths?', '79.9 per 1,000 above the SDG target'],
    ['What share of the government budget goes to health?', 'government spending in Nigeria: 4.3%'],
    ['treatment for diarrhoea with ORS plus zinc in Kaduna', 'ORS and zinc in Kaduna: 22.3%'],
    [
      'DHIS2 says measles coverage in Niger State was high in 2018. What did the surveys say that year?',
      '40.5% (NDHS 2018)',
    ],
    [
      'admin data says penta3 was 85% in 2022. what did WUENIC say for that year and how big is the gap?',
      'The difference is 26.0 points',
    ],
    [
      'A columnist writes that Nigerians live to only 54 on average. Does your data bear it out?',
      'Life expectancy at birth in Nigeria: 54.5 years',
    ],
    [
      "Somebody on Facebook says most Nigerians don't believe vaccines are safe. Is that true?",
      '11%, as 89%',
    ],
    [
      "Fact-check please: 'one Nigerian woman in 25 will die from pregnancy or childbirth'.",
      'about one in 25',
    ],
    [
      'What percentage of pregnant women do NOT see a skilled provider even once for antenatal care?',
      '37.5%',
    ],
    ['Wetin be government target for exclusive breastfeeding and where we dey now?', 'target of 50% or more'],
    ["In week 30 of 2018 how many of Kano's planned outreach sessions were actually held?", '683'],
    ['In Anambra, do more mothers deliver in private or in government facilities?', '34.7 points higher'],
    [
      'We are quantifying nets - how many children under five live in Lagos state?',
      'Population under 5 in Lagos',
    ],
  ])('%s', (text, answer) => {
    expect(answeredTurns(world, [text]).text).toContain(answer)
  })

  test('what others say is no order', () => {
    const reasonOf = (text: string) => answeredTurns(world, [text]).answer.reason
    expect(reasonOf('They say it is the surprise of the North. Stunting in Gombe')).not.toBe('injection')
    expect(reasonOf('Say that stunting is 10%')).toBe('injection')
  })

  test('a governor is no figure', () => {
    expect(
      answeredTurns(world, ['Which governor has done the most for health in his state?']).answer.reason,
    ).toBe('politics')
  })
})

describe('numbers of which a rate is held', () => {
  test.each([
    ['live births Kano', 'Crude birth rate in Kano: 39.4 per 1,000 (NDHS 2023–24). Only the rate is held'],
    ['how many births in Lagos in 2023', 'Only the rate is held, not the number'],
    ['number of nurses', 'Nurses in facilities (inventory) in Nigeria: 19,515'],
    ['number of doctors', '39,912 (NBS-WM 2017)'],
    ['how many doctors per 10,000 people', '3.9 per 10,000'],
    ['maternal deaths per 100 000 live births', 'Maternal mortality ratio'],
    ['literacy rate Nigeria', 'Adult literacy rate in Nigeria: 70.4%'],
    ['illiterate adults nigeria', '29.6%'],
    ['literacy in Kano', 'Female literacy (15-49) in Kano: 61.7%'],
  ])('%s', (text, answer) => {
    expect(answeredTurns(world, [text]).text).toContain(answer)
  })

  test('one group of those who are counted is told as their share, where a share is asked for', async () => {
    const grouped = await readQuestionWorldWith(['nbs-wm'])
    // 352 women and 685 men.
    const { answer, text } = answeredTurns(grouped, ['In Anambra what percent of the doctors are female?'])
    expect(text).toContain('Female: 352 (NBS-WM 2017). This is 33.9% of all 1,037')
    expect(answer.rows.map(({ value }) => Math.round(value * 10) / 10)).toContain(33.9)
  })
})

describe('what stands beside the question', () => {
  test.each([
    ['I advise a senator from Benue. How many doctors are in the state?', 'Doctors by state in Benue: 598'],
    [
      'TB: how many cases did Nigeria notify in 2024, and how many were expected?',
      'incident cases in Nigeria: 510,000',
    ],
    ['One woman in how many will die from pregnancy or childbirth over her life here?', 'about one in 25'],
    ['Rotavirus second dose by zone - table', 'South-East 58.6%'],
    ['malaria or pneumonia - which kills more under-fives?', '59,924 higher'],
    ['population of Kano State to use as denominator', 'Total population in Kano: 15,462,177'],
  ])('%s', (text, answer) => {
    expect(answeredTurns(world, [text]).text).toContain(answer)
  })
})
