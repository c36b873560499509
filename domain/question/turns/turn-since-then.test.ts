import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

test.each([
  'up from 2018?',
  'is that up from 2018',
  'better than in 2018?',
  'higher than 2018',
  'so is it down from 2018?',
  'any improvement on 2018?',
  'more than it was in 2018?',
  'higher or lower than in 2018?',
])('against an earlier year the change is told: %s', (turn) => {
  expect(said(['basic water access in Yobe', turn]).text).toContain(
    'was 63.0% in 2018, 76.8% in 2023–24, by NDHS, a difference of 13.8 points',
  )
})

const LEFT = ['hiv treatment coverage', 'so how many percent are not on treatment?']

test.each([
  'show me since 2015',
  'trend since 2015',
  'how has it changed since 2015',
  'and over time from 2015?',
])('after what is left of a share its way is that of the figure which is held: %s', (turn) => {
  expect(said([...LEFT, turn]).text).toContain(
    'ART coverage in Nigeria was 38% in 2015, 83% in 2024, by UNAIDS',
  )
})

test('a year after what is left of a share is still of the rest', () => {
  expect(said([...LEFT, 'in 2015?']).text).toContain('62%')
})

test.each([
  'new infections in the same years?',
  'and new HIV infections over the same period',
  'show new infections for those years',
  'what about new infections in that period?',
  'new infections, same years',
])('another figure over the same years is told as their course: %s', (turn) => {
  expect(said([...LEFT, 'show me since 2015', turn]).text).toContain(
    'New HIV infections (all ages) in Nigeria was 110,000 in 2015, 48,000 in 2024',
  )
})

test('after two years it is told of these two', () => {
  const { text } = said(['stunting in Kano, 2018 vs 2024', 'wasting in those years'])
  expect(text).toContain('Wasting (under 5) in Kano: 6.4% (NDHS 2018')
  expect(text).toContain('9.5% (NDHS 2023–24')
})

test.each(['and in the same years for Lagos', 'Lagos over the same period?', 'over those years in Lagos'])(
  'another place over the same years: %s',
  (turn) => {
    expect(said(['how has stunting in Kano changed since 2013', turn]).text).toContain(
      'Stunting (under 5) in Lagos was 16.6% in 2013, 16.3% in 2018, by GDL',
    )
  },
)

test('two places against an earlier year are told by their changes', () => {
  expect(said(['penta 3 in Kano and Lagos', 'up from 2018?']).text).toContain(
    'Kano up 1.6 points (45.9% to 47.5%) and Lagos down 3.2 points (90.8% to 87.6%)',
  )
})
