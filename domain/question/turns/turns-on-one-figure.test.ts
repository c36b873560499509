import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, text.split(' >> '))

// Rows of the release: penta 3 by NmDHS 2025–26 and by NDHS 2023–24, stunting by NDHS 2023–24.
describe('what is asked next of one figure or of an order', () => {
  test.each([
    // Behind the first of an order so many more: three with the next two, four with the next three.
    [
      'which state has the highest penta 3 in 2024 >> next two',
      'rank',
      'Cross River 94.6%, Lagos 87.6% and Delta 85.7% (NDHS 2023–24)',
    ],
    [
      'which state has the highest penta 3 in 2024 >> next 3',
      'rank',
      'Cross River 94.6%, Lagos 87.6%, Delta 85.7% and FCT 84.8% (NDHS 2023–24)',
    ],
    // 83.4 less 53.4.
    [
      'which state has the highest penta 3 >> how far is that from the national average',
      'compare_places',
      'Imo 83.4% (NDHS 2023–24, 90% interval 74.2–90.0); Nigeria 53.4% (NDHS 2023–24). The difference is 30.0 points',
    ],
    [
      'penta 3 in Kano >> and the highest',
      'rank',
      'Largest figure of DPT 3 / Penta 3 coverage among the states: Imo 89.5%',
    ],
    [
      'penta 3 in Kano >> and the lowest?',
      'rank',
      'Smallest figure of DPT 3 / Penta 3 coverage among the states: Sokoto 15.7%',
    ],
    ['penta 3 in Kano >> the zone', 'level', 'in the North-West: 42.7% (NmDHS 2025–26)'],
    // Two states have no zone of theirs: all zones are meant.
    ['penta 3 in Kano and Lagos >> the zone', 'rank', 'of the zones: largest South-South 83.3%'],
    [
      'penta 3 in Kano >> is it better than before',
      'change',
      'was 8% in 2008, 47.5% in 2023–24, by NDHS, a difference of 39.5 points',
    ],
    ['penta 3 in Kano >> and Edo, same year as the first', 'level', 'in Edo: 89.3% (NmDHS 2025–26)'],
    ['penta 3 in Kano >> how far apart are the sources', 'compare_sources', '36.1% (NNHS 2018)'],
    ['penta 3 in Kano >> do others agree', 'compare_sources', '36.1% (NNHS 2018)'],
    ['penta 3 in Kano >> who else measures this', 'compare_sources', '36.1% (NNHS 2018)'],
    [
      'penta 3 in Kano >> define the last one',
      'definition',
      'Children who received the third dose of a DTP-containing vaccine',
    ],
    ['penta 3 in Kano >> that is a big gap. And Lagos', 'level', 'in Lagos: 86.0% (NmDHS 2025–26)'],
    // 89.5 less 15.7.
    [
      'rank states by penta 3 >> by how many points do they differ',
      'rank',
      'largest Imo 89.5%, smallest Sokoto 15.7% (NmDHS 2025–26)',
    ],
    ['rank states by penta 3 >> by how many points do they differ', 'rank', 'The difference is 73.8 points'],
  ])('%s', (text, frame, said) => {
    const { question, text: answer } = asked(text)
    expect(question?.frame.kind).toBe(frame)
    expect(answer).toContain(said)
  })
})

describe('the difference between two names', () => {
  test.each([
    [
      'what is the difference between stunting and wasting',
      'definition',
      ['height-for-age', 'Children under 5 whose w'],
    ],
    [
      'what is the difference between MICS and NDHS',
      'method',
      ['MICS (Multiple Indicator Cluster Survey) is a survey', 'NDHS ('],
    ],
  ])('%s', (text, frame, parts) => {
    const { question, text: answer } = asked(text)
    expect(question?.frame.kind).toBe(frame)
    for (const part of parts) expect(answer).toContain(part)
  })
})

describe('a number that a figure is held against', () => {
  test.each([
    // 54.6% in Kano; with 54.6% of children who have it 45.4% have not.
    ['is penta 3 not above 60% in Kano', 'Yes: the figure is below 60%.'],
    ['is the share of children without penta 3 in Kano above 60%', 'No: the figure is below 60%.'],
    ['is the share of children without penta 3 in Kano above 60%', 'in Kano: 45.4%, as 54.6% are with it'],
    // Stunted 51.9%, so that 48.1% are not.
    ['share of children not stunted in Kano above 40%?', 'Yes: the figure is above 40%.'],
    ['share of children not stunted in Kano above 40%?', '48.1%, as 51.9% are with it'],
    // At most 30% lack what at least 70% have.
    [
      'states where at most 30% of children lack penta 3',
      '14 of 37 states with at least 70% for DPT 3 / Penta 3 coverage',
    ],
  ])('%s: %s', (text, said) => {
    const { question, text: answer } = asked(text)
    expect(question?.frame.kind).toBe('threshold')
    expect(answer).toContain(said)
  })
})

test.each([
  // 579 + 292 + 165, and with 207 + 155 + 87 the half.
  ['measles cases in the third quarter of 2023', 'Jul 2023 to Sep 2023, added up: 1,036, 3 of 3 held'],
  ['measles cases in the second half of 2023', 'Jul 2023 to Dec 2023, added up: 1,485, 6 of 6 held'],
  // 1,681 + 1,553 + 1,089.
  ['measles cases in Q2 2023', 'Apr 2023 to Jun 2023, added up: 4,323, 3 of 3 held'],
])('%s is of those months', (text, said) => {
  expect(asked(text).text).toContain(said)
})

test('a quarter of a year is its three months, of which those that are not held are named', () => {
  const { text } = asked('measles cases in Q1 2024')
  expect(text).toContain('Jan 2024 to Mar 2024, added up: 1,112, 1 of 3 held')
  expect(text).toContain('No figure is held of Feb 2024 and Mar 2024.')
})
