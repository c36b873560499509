import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, text.split(' >> '))

describe('places held against the nation’s own figure', () => {
  test.each([
    // Counted by hand from the rows of the release: Nigeria 53.4%, 52.4%, 39.5%, 46%, 36.8%.
    ['states below the national average in penta 3', 15, 37, 'below Nigeria (53.4%)', 'Sokoto 10.9%'],
    [
      'how many states are below the national average for ANC 4',
      15,
      37,
      'below Nigeria (52.4%)',
      'Kebbi 14.0%',
    ],
    [
      'which states are worse than the national average in stunting',
      16,
      37,
      'above Nigeria (39.5%)',
      'Katsina 64.6%',
    ],
    ['states above the nation in skilled birth attendance', 23, 37, 'above Nigeria (46%)', 'Imo 97.2%'],
    [
      'which states had stunting above the national average in 2018',
      14,
      37,
      'above Nigeria (36.8%)',
      'Kebbi 66.2%',
    ],
    [
      'Which zone is below the national average in penta 3?',
      3,
      6,
      'below Nigeria (53.4%)',
      'North-West 39.7%',
    ],
    [
      'which northern states are above the national average in penta 3',
      6,
      20,
      'above Nigeria (53.4%)',
      'FCT 84.8%',
    ],
    [
      'states that are not below the national average in penta 3',
      22,
      37,
      'at least as high as Nigeria (53.4%)',
      'Cross River',
    ],
    ['states whose penta 3 did not reach the national average', 15, 37, 'below Nigeria (53.4%)', 'Sokoto'],
    [
      'which states are below the national average in penta 3 >> and in 2013?',
      14,
      37,
      'below Nigeria (38%)',
      'Sokoto 2.6%',
    ],
    [
      'which states are below the national average in penta 3 >> and ANC 4?',
      15,
      37,
      'below Nigeria (52.4%)',
      'Kebbi 14.0%',
    ],
  ])('%s', (text, count, all, words, first) => {
    const { question, answer, text: said } = asked(text)
    expect(question?.frame.kind).toBe('beside_place')
    expect(said).toContain(`${count} of ${all} `)
    expect(said).toContain(words)
    expect(said).toContain(first)
    // The nation, each place, and what was counted.
    expect(answer.rows).toHaveLength(1 + count + 4)
  })

  test('intervals that leave the side open are counted, and places without one are told', () => {
    expect(asked('states below the national average in penta 3').text).toContain(
      'By the published intervals 7 of them are not clearly different from it.',
    )
    expect(asked('Which zone is below the national average in penta 3?').text).toContain(
      'No interval is held here, so a small difference may be chance.',
    )
  })

  test('where no figure of the nation has the same source and time, that is said', () => {
    const { answer, text } = asked('states above the national average in home delivery')
    expect(answer.reason).toBe('no_pair')
    expect(text).toContain('none of Nigeria of the same source and time')
  })

  test.each([
    ['states 5 points below the national average in stunting', 'unknown_words'],
    ['states far below the national average in penta 3', 'left_out'],
    ['states within 5 points of the national average in penta 3', 'unknown_words'],
    ['which states were below Nigeria in 2013 but above it now in penta 3', 'left_out'],
    ['states below the national average in penta 3 and above it in ANC 4', 'unknown_group'],
    ['which states caught up to the national mean on SBA', 'left_out'],
    ['states twice the national average in under-five mortality', 'unknown_words'],
  ])('more than a side is declined: %s', (text, reason) => {
    expect(asked(text).question?.reason).toBe(reason)
    expect(asked(text).answer.rows).toEqual([])
  })

  test.each([
    ['is Kano above the national average in measles vaccination', 'compare_places'],
    ['states below the national target in penta 3', 'rank'],
  ])('one place is compared, and a target stays a target: %s', (text, kind) => {
    expect(asked(text).question?.frame.kind).toBe(kind)
  })
})

describe('one place of an order', () => {
  test.each([
    ['second highest state for stunting', 'Number 2 of 37 states', 'counted from the highest: Zamfara 64.2%'],
    [
      'third lowest state for under-five mortality',
      'Number 3 of 37 states',
      'counted from the lowest: Delta 64.9',
    ],
    ['2nd best state in penta 3', 'Number 2 of 37 states', 'counted from the highest: Edo 89.3%'],
    ['the second-highest zone in penta 3', 'Number 2 of 6 zones', 'South-East 80.8%'],
    [
      'which state is worst for ANC4 >> and second worst',
      'Number 2 of 37 states',
      'counted from the lowest: Zamfara 21.5%',
    ],
  ])('%s', (text, number, place) => {
    const { answer, text: said } = asked(text)
    expect(said).toContain(number)
    expect(said).toContain(place)
    expect(answer.rows.filter(({ kind }) => kind === 'figure')).toHaveLength(1)
  })

  test.each([
    ['when was penta 3 second highest in Kano'],
    ['gap between the highest and the second highest state in penta 3'],
    ['is Kano the second worst state in penta 3'],
  ])('is followed by a ranking alone: %s', (text) => {
    expect(asked(text).question).toMatchObject({
      reason: 'left_out',
      unused: expect.arrayContaining(['second']),
    })
  })

  test.each([['top 2 states in penta 3'], ['two worst states for stunting']])('%s are two', (text) => {
    expect(asked(text).question).toMatchObject({ count: 2, isNth: false })
  })
})
