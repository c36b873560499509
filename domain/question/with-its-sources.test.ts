import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const asked = (text: string) => answeredTurns(world, [text])

describe('which sources have a figure, and the newest of them', () => {
  // MICS 2021: 34% of Nigeria; NDHS 2023–24: stunting 51.9% of Kano, wasting 9.5% and 6.0% of Kano and Lagos; NmDHS 2025–26: penta 3 86.0% of Lagos.
  test.each([
    [
      "Which surveys do you have on exclusive breastfeeding for Nigeria and what's the most recent one?",
      'sources have figures: MICS (2007',
      [34],
    ],
    ['sources of exclusive breastfeeding, and the latest figure', 'sources have figures: MICS (2007', [34]],
    [
      'What sources are there on stunting in Kano, and which is the newest?',
      'NDHS (2008, 2018, 2024',
      [51.9],
    ],
    ['Which surveys have stunting for Kano and what does the latest say', 'NDHS (2008, 2018, 2024', [51.9]],
    ['Which surveys have penta 3 for Lagos? What is the most recent?', 'NmDHS (2026', [86]],
    [
      'which surveys cover wasting in Kano and Lagos, and what is the newest figure please',
      'in Lagos: ',
      [9.48, 5.97],
    ],
  ])('%s', (text, sources, values) => {
    const { answer, text: words } = asked(text)
    expect(words).toContain(sources)
    expect(answer.rows.flatMap(({ kind, value }) => (kind === 'figure' ? [value] : []))).toEqual(values)
  })

  test('sources of two places are told of both', () => {
    const { text } = asked('which surveys have stunting for Kano and Lagos')
    expect(text).toContain('in Kano: ')
    expect(text).toContain('in Lagos: ')
  })

  test('the latest survey alone is one question', () => {
    expect(asked('stunting in Kano by the latest survey').answer.rows).toHaveLength(1)
  })
})

describe('three sources and why they differ', () => {
  // Penta 3 of 2022: WUENIC 59, JRF-Admin 85, JRF-Official 57.
  test.each([
    "Penta3 for Nigeria in 2022: what do WUENIC, administrative data and the country's official report each say, and why do they differ?",
    'why do WUENIC, JRF-Admin and JRF-Official differ on penta 3 in 2022',
    'penta 3 Nigeria 2022: JRF-Official, WUENIC and administrative coverage, why the difference',
  ])('%s', (text) => {
    const { answer, text: words } = asked(text)
    expect(new Set(answer.rows.map(({ value }) => value))).toEqual(new Set([57, 59, 85]))
    expect(words).toContain('28.0 points apart. Possible reasons: ')
  })
})
