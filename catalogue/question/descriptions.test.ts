import { beforeAll, describe, expect, test } from 'vitest'
import { partsOf } from '#domain/question/phrasings.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { eachOf } from '#tests/wide-run.ts'
import { DESCRIPTIONS } from './descriptions.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('the table', () => {
  test('describes indicators of the data in plain words', () => {
    const codes = new Set([...world.lexicon.reference.indicators.values()].map(({ code }) => code))
    expect(Object.keys(DESCRIPTIONS).filter((code) => !codes.has(code))).toEqual([])
    const odd = Object.values(DESCRIPTIONS).flatMap((said) =>
      partsOf(said).filter((part) => !/^[a-z0-9 ]+$/.test(part)),
    )
    expect(odd).toEqual([])
  })

  // Some mean nearly the same as those of another indicator, and are asked back.
  test('nine of ten descriptions are not read as another indicator, four of five as their own', () => {
    const rows = Object.entries(DESCRIPTIONS).flatMap(([code, said]) =>
      partsOf(said).map((part) => ({ code, part })),
    )
    const looked = eachOf(53, rows)
    const read = looked.map(({ code, part }) => {
      const ids = readQuestion(part, { ...world, before: null }).flatMap(({ indicators, counted }) => [
        ...indicators,
        ...(counted === null ? [] : [counted]),
      ])
      const said = ids.map((id) => world.lexicon.reference.indicators.get(id)?.code)
      return said.includes(code) ? 'own' : said.length === 0 ? 'none' : 'other'
    })
    const share = (what: string) => read.filter((one) => one === what).length / looked.length
    expect(share('own')).toBeGreaterThan(0.8)
    expect(share('other')).toBeLessThan(0.1)
  })
})
