import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const TWO = 'stunting in Kano >> and Lagos'
/** Of NDHS 2018 and 2023-24: 56.87 and 51.9 in Kano, 16.86 and 17.3 in Lagos. */
const BOTH = 'Kano down 5.0 points (56.9% to 51.9%) and Lagos up 0.4 points (16.9% to 17.3%)'

describe('which of two places changed more', () => {
  test.each([
    `${TWO} >> which of the two improved more`,
    `${TWO} >> which one improved more`,
    `${TWO} >> which gained more`,
    `${TWO} >> who made more progress`,
    `${TWO} >> which one has made the most progress`,
    'compare stunting in Kano and Lagos >> which one fell more',
    'stunting in Kano and Lagos >> who improved faster',
    `${TWO} >> which one has improved`,
    `${TWO} >> which of the two states improved most`,
  ])('%s: the changes of both', (turns) => {
    expect(answered(turns).text).toContain(BOTH)
  })

  test.each([
    `${TWO} >> which of them improved most since 2008`,
    'stunting in Kano in 2008 >> and Lagos >> who gained more since then',
  ])('%s: since that year, and no figures of the year itself', (turns) => {
    expect(answered(turns).text).toContain(
      'Kano up 5.9 points (46% to 51.9%) and Lagos down 3.7 points (21% to 17.3%)',
    )
  })

  test('which state improved most may be any of all', () => {
    expect(answered(`${TWO} >> which state improved most`).question?.frame.kind).toBe('change_by_place')
  })

  test('of them means all that were named', () => {
    const { text } = answered(`${TWO} >> and Rivers >> which of them improved more`)
    for (const place of ['Kano down', 'Lagos up', 'Rivers down']) expect(text).toContain(place)
  })

  test.each([
    `${TWO} >> who gained more since then`,
    'stunting in Kano >> and wasting >> which improved more',
  ])('%s: no change stands for that of two', (turns) => {
    expect(answered(turns).answer.declined).toBe(true)
  })
})

describe('two sources of one figure', () => {
  const SOURCES = 'penta3 in Nigeria according to WUENIC >> and NDHS'
  test.each([
    'why is that so different from the other one',
    'why are they not the same',
    'why so different',
    'how come they differ so much',
    'what explains the difference',
    'why is it lower than the other',
  ])('%s: both of them, and why they differ', (turn) => {
    const { text } = answered(`${SOURCES} >> ${turn}`)
    expect(text).toContain('WUENIC 2024 says 67%, NDHS 2023–24 says 53.4%: 13.6 points apart')
  })

  test.each([
    'which should I believe',
    'which of them is right',
    'which one goes in my report',
    'so which number do I put in my report',
    'which of the two should we use in our slides',
  ])('%s: the one to quote', (turn) => {
    expect(answered(`${SOURCES} >> ${turn}`).text).toContain('Quote NDHS 2023–24: 53.4%')
  })

  test.each(['which is higher', 'which one is lower'])('%s: these two, and no states', (turn) => {
    const { question, text } = answered(`${SOURCES} >> ${turn}`)
    expect(question?.frame.kind).toBe('compare_sources')
    expect(text).toContain('The difference is 13.6 points')
  })

  test('of two places the data say no cause, and no sources of one', () => {
    expect(answered(`${TWO} >> why is that so different from the other one`).answer.reason).toBe('no_cause')
  })

  test.each(['2018 -> now', '2018→today', '2018 till now'])('%s: both times', (turn) => {
    expect(answered(`penta3 in Sokoto >> ${turn}`).text).toContain(
      'was 7.2% in 2018, 10.9% in 2023–24, by NDHS',
    )
  })
})
