import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The last of some turns: its text, its first figure, and the name of the source of that. */
function asked(turns: string) {
  const { answer, text, question } = answeredTurns(world, turns.split(' >> '))
  const [first] = answer.rows
  const source = world.data.reference.sources.get(first?.source ?? 0)?.name
  return { text, answer, source, question, value: Math.round((first?.value ?? 0) * 10) / 10 }
}

describe('a publisher is whichever of its sources has the figure', () => {
  test.each([
    ['TB treatment coverage in 2021 (WHO)', 'WHO-TB', 43],
    ['anaemia in pregnant women according to WHO', 'WHO-EST', 45],
    ['out of pocket share according to WHO 2020', 'WHO-GHED', 74.7],
    ['tobacco use by WHO', 'WHO-EST', 3.3],
    ['measles cases 2023 WHO', 'WHO-Measles', 11_700],
    ['measles cases in 2016 according to WHO', 'WHO-Measles', 17_581],
    ['under five mortality in Kano (UN)', 'UN IGME-States', 165.8],
    ['maternal deaths (UN)', 'MMEIG', 75_000],
    ['stunting according to UNICEF', 'JME', 33.8],
    ['World Bank poverty national line', 'WB-PIP', 56.2],
    ['doctor density World Bank', 'World Bank', 3.9],
    ['IHME HIV prevalence in Kano', 'IHME-LBD', 1.4],
    ['IHME cervical cancer death rate in 2010', 'IHME', 15.6],
    ['global data lab stunting Kano', 'GDL', 57.1],
    ['NBS book doctors in Ogun', 'NBS-WM', 917],
    ['2021 indicator survey malaria Kebbi', 'NMIS', 49],
    ['mini DHS penta 3 Kano', 'NmDHS', 54.6],
    ['what does the World Bank say about TB incidence >> and WHO', 'WHO-TB', 219],
    ['TB treatment coverage by WHO >> 2021', 'WHO-TB', 43],
  ])('%s: %s', (turns, source, value) => {
    const told = asked(turns)
    expect([told.source, told.value, told.answer.declined]).toEqual([source, value, false])
  })

  test.each([
    ['life expectancy UNICEF', 'UNICEF has no figure'],
    ['stunting according to the Global Fund', 'Global Fund has no figure'],
    ['TB treatment coverage in 2021 >> and the UN?', 'UN has no figure'],
    // A source that is named is no other of its publisher.
    ['WHO-GHO tobacco use', 'WHO-GHO has no figure'],
    ['malaria prevalence in Kebbi by the MAP model', 'MAP has no figure'],
  ])('%s: %s', (turns, said) => {
    const { text, answer } = asked(turns)
    expect(answer.declined).toBe(true)
    expect(text).toContain(said)
  })

  test('a publisher of whom nothing is held is not left out beside a source', () => {
    expect(asked('compare Global Fund and NDHS on stunting').answer.declined).toBe(true)
  })

  test('the kinds of sources that are named are held against each other, and no others', () => {
    const { answer } = asked('stunting survey versus model Nigeria')
    const { sources } = world.data.reference
    const kinds = new Set(
      answer.rows
        .filter(({ kind }) => kind === 'figure')
        .map((row) => sources.get(row.source)?.classification),
    )
    expect(kinds).toEqual(new Set(['Survey', 'Estimate']))
  })
})

describe('courses over time, in the words that people use', () => {
  test.each([
    ['stunting across the NDHS rounds', 'NDHS', 'STUNT'],
    ['skilled birth attendance over the rounds in Kano', 'NDHS', 'SBA'],
    ['DPT3 coverage by round, Lagos', 'NDHS', 'PENTA3'],
    ['stunting in Kano from one survey to the next', 'NDHS', 'STUNT'],
    ['give me the trend of TB treatment coverage in one line', 'WHO-TB', 'TBCOV'],
    ['has ANC 4+ gone up or down across surveys in Kano', 'NDHS', 'ANC4'],
  ])('%s', (turns, source) => {
    const told = asked(turns)
    expect([told.question?.frame.kind, told.source]).toEqual(['change', source])
  })

  test('the year before one that is named stands beside it', () => {
    const { answer } = asked('was DPT3 coverage by WUENIC in 2020 higher than the year before')
    const periods = answer.rows.filter(({ kind }) => kind === 'figure').map(({ period }) => period)
    expect(periods.toSorted()).toEqual(['2019', '2020'])
  })
})
