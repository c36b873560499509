import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The last of some turns as it is understood, with its answer. */
const asked = (text: string) => answeredTurns(world, text.split(' >> '))

describe('words that no slot of the frame takes', () => {
  test.each([
    ['BCG in Kano last summer', 'summer'],
    ['sports news', 'sports'],
    ['has BCG in Kano doubled', 'doubled'],
    ['BCG endline Kano', 'endline'],
    ['penta 3 in Kano project sites', 'sites'],
    ['measles vaccination of children who had measles', 'measles'],
    ['stunting among stunted children', 'stunted'],
    ['BCG Kano mid 2023', 'mid'],
    ['standardised BCG rate in Kano', 'standardised'],
    ['facility delivery among first time mothers in Kano', 'first'],
    ['how many children in Kano need penta 3', 'need'],
    ['percent of Kano mothers who know about BCG', 'know'],
    ['open defecation by children', 'children'],
    ['stunting in my village', 'village'],
    ['stunting in Kano and around', 'around'],
    ['population of Edo >> per doctor', 'per'],
    ['stunting in Kano >> the neighbouring states', 'neighbouring'],
    ['SBA in Ondo >> in hospitals only', 'only'],
  ])('%s: is declined by its name', (text, word) => {
    const { question, answer } = asked(text)
    expect(answer.declined).toBe(true)
    expect(answer.rows).toEqual([])
    expect(question?.unused.map((one) => one.toLowerCase())).toContain(word)
  })

  test.each([
    ['I am a student writing about stunting in Kano', 51.9],
    ['stunting in Kano for a class project', 51.9],
    ['stunting in Kano please, my boss is waiting', 51.9],
    ['How many pikin for Imo don chop vitamin A', 60.8],
  ])('%s: the talk around it stops nothing', (text, value) => {
    const { answer } = asked(text)
    expect(answer.declined).toBe(false)
    expect(answer.rows[0]?.value).toBeCloseTo(value, 1)
  })
})

describe('answers that would leave a word out', () => {
  test.each([
    ['which state improved on SBA in both rounds', 'both'],
    ['top 10% of states on ANC4', '10'],
    ['which states did not report BCG', 'not'],
    ['BCG in Kano 2018 vs Lagos 2024', '2024'],
    ['lassa cases since week 20 of 2023', 'since'],
    ['how many stunted children recovered in Kano', 'how many'],
    ['who collects BCG in Kano', 'who collects'],
    ["Kano's share of all stunted children in Nigeria", 'share'],
    ['who is between Kano and Lagos on BCG', 'between'],
    ['BCG champions in Kano', 'champions'],
    ['how many states are neither below 40 nor above 60 on SBA', 'neither'],
    ['which state moved up the most places on ANC4', 'places'],
  ])('%s: names it', (text, word) => {
    const { question } = asked(text)
    expect(question?.reason).toBe('left_out')
    expect(question?.unused).toContain(word)
  })

  test.each([
    'the highest BCG coverage Kano could reach',
    'how high should BCG be in Kano',
    'what can Kano do to lower stunting',
    'how can Jigawa improve ANC4',
  ])('%s: of what may be nothing is said', (text) => {
    expect(asked(text).question?.reason).toBe('what_if')
  })
})

describe('limits that are denied, and ranks of one place', () => {
  test.each([
    ['states with BCG not below 95 in NDHS 2024', 4],
    ['states that have not reached 80% penta 3', 27],
    ['which states failed to reach 50% on ANC4 in NDHS 2024', 12],
    ['is there any state with stunting under 10 percent', 0],
    ['which states have BCG above 95% in NDHS 2024 >> how many are they', 3],
  ])('%s: %i of the states', (text, count) => {
    const { question, answer } = asked(text)
    expect(question?.frame.kind).toBe('threshold')
    expect(answer.rows.filter(({ kind }) => kind === 'count')[0]?.value).toBe(count)
  })

  test.each([
    'is Ogun among the ten best states for BCG NDHS 2024',
    'is Ogun in the top ten for BCG in NDHS 2024',
  ])('%s: its rank', (text) => {
    const { question, answer } = asked(text)
    expect(question?.frame.kind).toBe('rank_of_place')
    expect(answer.rows.some(({ kind, value }) => kind !== 'figure' && value === 12)).toBe(true)
  })
})
