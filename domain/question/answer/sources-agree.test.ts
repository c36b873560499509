import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// The figures were read from the files of datasets/observations/: in 2015 IHME 17,617, WHO-GHO 58,000, MMEIG 87,000.
describe('whether sources agree', () => {
  test.each([
    ['do the sources agree on maternal deaths'],
    ['do the sources agree on maternal deaths in 2015'],
    ['are the sources consistent on maternal deaths?'],
    ['do the sources disagree on maternal deaths'],
    ['is there agreement between the sources on maternal deaths'],
    ['which sources report maternal deaths (number) and do they agree?'],
    ['who publishes maternal deaths and do they all agree with each other'],
  ])('is told of one time: %s', (text) => {
    const answer = asked(text)
    expect(answer.text).toContain('The sources do not agree.')
    for (const value of [17_617, 58_000, 87_000])
      expect(answer.answer.rows.some((row) => Math.round(row.value) === value && row.period === '2015')).toBe(
        true,
      )
    // (87,000 - 17,617) / 87,000
    expect(answer.text).toContain('by 79.8%')
  })

  test('the sources are listed too where they are asked for', () => {
    expect(asked('which sources report maternal deaths (number) and do they agree?').text).toContain(
      '3 sources have figures',
    )
  })

  test('figures of the same interviews confirm nothing', () => {
    const { text } = asked('do the sources agree on stunting in Kano')
    expect(text).toContain('It is unclear whether the sources agree.')
    expect(text).toContain('They share evidence')
  })

  test('small shares that lie far apart are told so', () => {
    const { text } = asked('which sources do you have for HIV prevalence in Nigeria and do they agree?')
    expect(text).toContain('The figure of IHME-LBD 2016 is 1.8 times that of UNAIDS 2016.')
  })

  test('nobody asked: no verdict', () => {
    expect(asked('what do the sources say of maternal deaths').text).not.toMatch(/agree/)
  })
})
