import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// WUENIC gives 59% for 2022 and 26% for 2023.
describe('why a figure went from one number to another', () => {
  test.each([
    ['PCV3 coverage: why does WUENIC say 26% in 2023 when it said 59 in 2022?'],
    ['why did PCV3 coverage by WUENIC fall from 59% in 2022 to 26% in 2023'],
    ['why did PCV3 coverage by WUENIC fall from 59 in 2022 to 26 in 2023'],
    ['how come WUENIC PCV3 coverage went from 59% in 2022 to 26% in 2023?'],
  ])('the change is told, and that its reason is not held: %s', (text) => {
    const { text: said } = asked(text)
    expect(said).toContain('was 59% in 2022, 26% in 2023, by WUENIC')
    expect(said).toContain('I cannot say why')
  })

  test('numbers without a sign are no others', () => {
    const { text } = asked('did PCV3 coverage by WUENIC fall from 59 in 2022 to 26 in 2023?')
    expect(text).toContain('was 59% in 2022, 26% in 2023')
    expect(text).not.toContain('I cannot say why')
  })

  test.each([
    ['why did stunting fall in Kano', 'no_cause'],
    ['why is penta 3 low in Sokoto', 'no_cause'],
  ])('without numbers only that is said: %s', (text, reason) => {
    expect(asked(text).answer.reason).toBe(reason)
  })

  test('why two sources differ is told as before', () => {
    expect(asked('why do WUENIC and NDHS differ on penta 3').text).toContain('Possible reasons')
  })
})

describe('a figure beside a guideline that is not held', () => {
  test.each([
    ['average PM2.5 exposure, and is it above the WHO guideline?', '56.5 micrograms', 'WHO guideline'],
    ['PM2.5 exposure and is it above the WHO limit', '56.5 micrograms', 'WHO limit'],
    ['wasting in Jigawa and is it above the emergency threshold', '15.4%', 'emergency threshold'],
  ])('%s', (text, figure, rule) => {
    const { text: said } = asked(text)
    expect(said).toContain(figure)
    expect(said).toContain(`would leave out: ${rule}`)
  })

  test('a target is held', () => {
    expect(asked('stunting in Kano, and is it above the target?').text).toContain(
      'It misses the indicative national target',
    )
  })

  test('the guideline alone is declined', () => {
    expect(asked('is PM2.5 above the WHO guideline').answer.declined).toBe(true)
  })
})
