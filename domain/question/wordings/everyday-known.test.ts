import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const asked = (text: string) => answeredTurns(world, [text])

describe('what askers say of themselves', () => {
  // MICS 2016–17: Osun 67.8; NDHS 2023–24: stunting 51.9 of Kano; NmDHS 2025–26: penta 3 of Sokoto 15.7, Lagos 86.0.
  test.each([
    ['Which states have the most FGM among women? I have only seen the national number', 'rank', 67.8],
    ['Stunting in Kano? I only know the one for Nigeria.', 'level', 51.9],
    ['stunting in Kano. I have only seen the ranking of zones.', 'level', 51.9],
    ['I have heard so much talk. Which state has the lowest penta 3?', 'rank', 15.7],
    ['My boss asked. Penta 3 in Lagos', 'level', 86],
    ['penta 3 in Lagos, my boss asked', 'level', 86],
    ['Please send me the penta 3 rate for Lagos. Best wishes', 'level', 86],
    ['how many children in Kano are stunted? I need the count', 'number', 51.9],
    ['Someone told me to look here. stunting in Kano', 'level', 51.9],
  ])('%s', (text, kind, value) => {
    const { question, answer } = asked(text)
    expect([question?.frame.kind, answer.rows[0]?.value]).toEqual([kind, value])
  })

  test.each([
    ['malaria prevalence in Kebbi? I need it by sex', 'no_group'],
    ['I know Kano is 54. Penta 3 Lagos?', 'unknown_words'],
  ])('%s: a group or a number is no talk', (text, reason) => {
    expect(asked(text).answer.reason).toBe(reason)
  })
})

describe('the age by which half of the women are married', () => {
  // NDHS 2023–24: South-South 24.5, North-West 16.7.
  test.each([
    ['At what age do half of women marry in each zone? Which zone marries earliest?', ['24.5', '16.7']],
    ['by what age have half of women married in the North West', ['16.7']],
    ['Which zone marries earliest?', ['North-West 16.7']],
    ['in which zone do women marry latest', ['South-South 24.5']],
    ['the age by which half of women are married, by zone', ['24.5', '16.7']],
  ])('%s', (text, figures) => {
    const { question, text: words } = asked(text)
    expect(question?.indicators).toEqual([1645])
    for (const figure of figures) expect(words).toContain(figure)
  })
})

describe('whether a place is near to a target', () => {
  // 4.3% of 15%, 53.4 and 54.6% of 90%, 46 of 57, 51.3 of 80, 104.9 of 25.
  test.each([
    ['Are we anywhere near the 15% Abuja target? Where is Nigeria?', 10.7],
    ['Abuja target is 15%. Where is Nigeria?', 10.7],
    ['is Nigeria anywhere near the 90% target for penta 3', 36.6],
    ['is Kano anywhere near 90% for penta 3', 35.4],
    ['are we close to the 90% penta 3 target', 36.6],
    ['penta 3 target is 90%. Where is Kano?', 35.4],
    ['skilled birth attendance target 57%: where are we?', 11],
    ['is Kano far from 80 percent ANC4?', 28.7],
    ['SDG target of 25 for under five mortality: where is Nigeria', 79.9],
  ])('%s: %d', (text, apart) => {
    const { question, answer } = asked(text)
    const [difference] = answer.rows.filter(({ kind }) => kind === 'difference')
    expect([question?.frame.kind, Math.round((difference?.value ?? 0) * 10) / 10]).toEqual([
      'distance',
      apart,
    ])
  })

  test('whether it is met is told as before', () => {
    expect(asked('Has Nigeria met the Abuja 15% for health').question?.frame.kind).toBe('target')
  })
})
