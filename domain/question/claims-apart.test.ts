import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns).text

/** Figures of datasets/observations: NDHS 2018 has 512, MMEIG 993 for 2023 and none that is 1,000. */
const FIRST = 'The first number fits what is held: 512 per 100,000 (NDHS 2018).'
const QUOTED = 'The figure to quote: Maternal mortality ratio in Nigeria: 993 per 100,000 (MMEIG 2023).'

describe('numbers that others claim of one figure', () => {
  test.each([
    'one report says 512, another about 1,000 maternal deaths per 100,000 – which is right?',
    'One report says maternal mortality is 512, another says about 1,000. Which is right?',
    'what is the right figure for maternal mortality, 512 or 1,000?',
  ])('%s', (text) => {
    const said = asked(text)
    expect(said).toContain(FIRST)
    expect(said).toContain('The second number fits no figure here; near to it: 993 per 100,000 (MMEIG 2023)')
    expect(said).toContain(QUOTED)
  })

  test('both fit, of two sources, or of two rounds of one', () => {
    const said = asked('NDHS says 512 and the UN says 993 for maternal mortality; which should I believe?')
    expect(said).toContain(FIRST)
    expect(said).toContain('The second number fits what is held: 993 per 100,000 (MMEIG 2023).')
    const rounds = asked('is stunting in Kano 52% or 57%')
    expect(rounds).toContain('first number fits what is held: 51.9% (NDHS 2023–24')
    expect(rounds).toContain('second number fits what is held: 56.9% (NDHS 2018')
  })

  test('one that no figure is near to, one by itself, and after a figure', () => {
    expect(
      asked('one report says 9,999 maternal deaths per 100,000, another 512: which is right?'),
    ).toContain('The first number is near to no figure here.')
    expect(asked('A report says maternal mortality is 512. Is that right?')).toContain(
      'That number fits what is held: 512 per 100,000 (NDHS 2018).',
    )
    expect(asked('maternal mortality ratio', 'is it 512 or 993?')).toContain(FIRST)
  })

  test('of millions people leave digits out', () => {
    const said = asked("Nigeria's population is 216 million or 223 million, which is right?")
    expect(said).toContain('first number fits what is held: 216,798,930 (COD-PS 2022)')
    expect(said).toContain('second number fits what is held: 223,150,896 (')
  })

  test.each([
    ['was stunting higher in 2018 or 2024', 'NDHS 2018'],
    ['is penta 3 in Kano 47.5% in NDHS 2024?', 'That is the number in your question.'],
    ['is penta 3 above 50% in Kano', 'Yes: the figure is above 50%.'],
  ])('years, one percentage and limits are no such numbers: %s', (text, said) => {
    expect(asked(text)).toContain(said)
  })
})

test('each of several sources is said to be what it is, after a figure too', () => {
  const said = asked('maternal mortality ratio Nigeria', 'But the DHS figure is 512. Which one is right?')
  expect(said).toContain('That number fits what is held: 512 per 100,000 (NDHS 2018).')
  expect(said).toContain(QUOTED)
  expect(said).toContain(
    'MMEIG is a source of estimates and NDHS is a survey: they do not measure it in the same way',
  )
  const share = asked('penta 3 Nigeria', 'but WHO says 67%. Which one is right?')
  expect(share).toContain('That number fits what is held: 67% (WUENIC 2024).')
  expect(share).toContain('in Nigeria: 53.4% (NDHS 2023–24)')
})
