import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// The highest share of government spending is 7.3%, of 2006 (WHO-GHED).
describe('whether a target was ever met', () => {
  test.each([
    ['has Nigeria ever met the Abuja Declaration 15% health budget?'],
    ['has Nigeria ever met the 15% Abuja target'],
    ['did Nigeria ever achieve the Abuja target of 15%'],
    ['was the Abuja commitment ever honoured by Nigeria?'],
    ['has the health budget ever been 15% of government spending'],
    ['has Nigeria ever reached 15% of government spending on health'],
  ])('looks at all years: %s', (text) => {
    const { text: said, question } = asked(text)
    expect(question?.frame.kind).toBe('ever_beyond')
    expect(said).toContain('No: of the figures held here for Nigeria none is at least 15%.')
    expect(said).toContain('7.3% in 2006')
  })

  test.each([
    [
      'has Nigeria ever reached the SDG target for under five mortality',
      'none is at most 25',
      '104.9 per 1,000 in 2023',
    ],
    ['has Kano ever reached the national target for ANC4', 'none is at least 80%', '51.3% in 2023–24'],
    [
      'has Lagos ever hit the 90% target for penta 3',
      'Yes: a figure of Lagos is at least 90%',
      '90.8% in 2018',
    ],
  ])('%s', (text, verdict, end) => {
    const { text: said } = asked(text)
    expect(said).toContain(verdict)
    expect(said).toContain(end)
  })

  test('without a word for all times the newest figure is meant', () => {
    expect(asked('has Nigeria met the Abuja target').text).toContain('4.3% (WHO-GHED 2022). It misses')
  })

  test('a share that is better the lower it is was never simply some number', () => {
    expect(asked('has stunting ever been 30%').answer.declined).toBe(true)
  })
})
