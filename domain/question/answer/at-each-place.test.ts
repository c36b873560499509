import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})
const asked = (text: string) => answeredTurns(world, [text])

describe('what is told of one place, for each that is named', () => {
  // NDHS 2023–24: ANC 4 Lagos 95.4, Ogun 73.7, Kano 51.3; NmDHS 2025–26: penta 3 Kano 54.6, Lagos 86.0; stunting Kano 51.9, Lagos 17.3.
  test.each([
    ['did Lagos meet the ANC4 target, and Ogun?', ['95.4%', 'It reaches', '73.7%', 'It misses']],
    ['how far are Kano and Lagos from the penta 3 target', ['54.6%', '86.0%']],
    ['Kano and Lagos compared with the national target in ANC4', ['51.3%', '95.4%']],
    ['margin of error of stunting in Kano and Lagos', ['45.6 and 57.5', '11.6 and 25.0']],
    ['which figure should I quote for stunting in Kano and Lagos', ['51.9%', '17.3%']],
    ['all sources on stunting in Kano and Lagos', ['in Kano: 51.9%', 'in Lagos: 17.3%']],
    ['which surveys have stunting for Kano and Lagos', ['in Kano: ', 'in Lagos: ']],
  ])('%s', (text, said) => {
    for (const words of said) expect(asked(text).text).toContain(words)
  })

  test('what is the same of both is said once', () => {
    const { text } = asked('margin of error of stunting in Kano and Lagos')
    expect(text.split('An interval is the range')).toHaveLength(2)
  })

  test('what is not held of one of them is said with its name', () => {
    const { answer, text } = asked('wasting in Nigeria and Kano by residence')
    expect(answer.declined).toBe(false)
    expect(text).toContain('Wasting (under 5) in Kano. No figures of that group are held for it.')
  })
})
