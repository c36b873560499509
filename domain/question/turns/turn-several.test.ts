import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (turns: readonly string[]) => answeredTurns(world, turns)
const STUNTED = 'stunting in Kano, Lagos and Kaduna'

/** Figures of datasets/observations: NDHS 2023–24, UN IGME by state 2021, NCDC 2025. */
describe('places that stand in the answer before', () => {
  test.each<readonly [readonly string[], string]>([
    [['top 3 states for stunting', 'wasting in those three'], 'Katsina 6.7%|Zamfara 5.3%|Bauchi 5.4%'],
    [['top 3 states for stunting', 'and their wasting'], 'Katsina 6.7%|Zamfara 5.3%|Bauchi 5.4%'],
    [
      ['top 3 states for stunting', 'which of those three has the highest wasting'],
      'Katsina 6.7%|Zamfara 5.3%|Bauchi 5.4%',
    ],
    [[STUNTED, 'wasting in those three'], 'Kano 9.5%|Lagos 6.0%|Kaduna 5.8%'],
    [[STUNTED, 'wasting in these states'], 'Kano 9.5%|Lagos 6.0%|Kaduna 5.8%'],
    [[STUNTED, 'wasting for all three'], 'Kano 9.5%|Lagos 6.0%|Kaduna 5.8%'],
    [[STUNTED, 'and wasting in the first two'], 'Kano 9.5%|Lagos 6.0%'],
    [[STUNTED, 'just Kano', 'and in the other two'], 'Lagos 17.3%|Kaduna 40.7%'],
    [['stunting in Kano', 'and Lagos', 'wasting in both'], 'Kano 9.5%|Lagos 6.0%'],
    // It is no second dose.
    [['malaria prevalence Kano and Lagos', 'measles vaccination in those two'], 'Kano 38.6%|Lagos 88.0%'],
    [
      [
        'which three states have the highest stunting',
        'deaths in those three',
        'under-5 mortality in those three',
      ],
      'Katsina 171.0 per 1,000|Zamfara 147.2 per 1,000|Bauchi 153.7 per 1,000',
    ],
    [['Lassa fever cases in Ondo, Edo and Bauchi', 'deaths in those three'], 'Ondo 55|Edo 29|Bauchi 41'],
    [
      ['lowest 5 states for penta3', 'stunting in the first three', 'and in the other two'],
      'Borno 40.9%|Zamfara 64.2%',
    ],
  ])('%j', (turns, figures) => {
    const { text, answer } = asked(turns)
    for (const figure of figures.split('|')) expect(text).toContain(figure)
    const places = answer.rows.filter(({ kind }) => kind === 'figure')
    expect(places).toHaveLength(figures.split('|').length)
  })

  test.each([
    [['stunting in Kano', 'measles vaccination in those two']],
    [['stunting in Kano', 'wasting in those states']],
    [['which LGA in Kano has the lowest penta3', 'measles in those LGAs']],
    [[STUNTED, 'and in the other two']],
  ])('words that stand for no places are declined: %j', (turns) => {
    expect(asked(turns).answer.declined).toBe(true)
  })

  test('both may be two years or two sources', () => {
    const years = asked(['stunting in Kano in 2018 and 2024', 'wasting in both']).text
    expect(years).toContain('6.4% (NDHS 2018')
    expect(years).toContain('9.5% (NDHS 2023–24')
  })
})
