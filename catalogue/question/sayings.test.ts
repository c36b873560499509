import { beforeAll, describe, expect, test } from 'vitest'
import { partsOf } from '#domain/question/phrasings.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import { plainWords } from '#domain/question/words.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { eachOf } from '#tests/wide-run.ts'
import { PHRASINGS } from '../phrasings.ts'
import { INDICATOR_WORDS } from './names.ts'
import { SAYINGS } from './sayings.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const codeOf = (id: number) => world.lexicon.reference.indicators.get(id)?.code ?? 'none'

/** What a question is about; where that is a share, with the number of the same people that it may ask for. */
function codesOf(text: string): string[] {
  return readQuestion(text, { ...world, before: null }).map(({ indicators, counted }) =>
    [...indicators, ...(counted === null ? [] : [counted])].map(codeOf).join(' or '),
  )
}

const rows = Object.entries(SAYINGS).flatMap(([code, said]) => partsOf(said).map((part) => ({ code, part })))

describe('the table', () => {
  test('names indicators of the data', () => {
    const codes = new Set([...world.lexicon.reference.indicators.values()].map(({ code }) => code))
    expect(Object.keys(SAYINGS).filter((code) => !codes.has(code))).toEqual([])
  })

  test('says nothing of two indicators, nor what another table says of another one', () => {
    const meant = new Map<string, Set<string>>()
    const others = [PHRASINGS.indicators, INDICATOR_WORDS].flatMap((table) =>
      Object.entries(table).flatMap(([code, said]) => partsOf(said).map((part) => ({ code, part }))),
    )
    for (const { code, part } of [...rows, ...others]) {
      const words = plainWords(part).join(' ')
      meant.set(words, (meant.get(words) ?? new Set()).add(code))
    }
    const said = new Set(rows.map(({ part }) => plainWords(part).join(' ')))
    const twice = [...meant].filter(([words, codes]) => said.has(words) && codes.size > 1)
    expect(twice.map(([words, codes]) => `${words}: ${[...codes].join()}`)).toEqual([])
  })

  test('has names of several words, which one common word would not make', () => {
    expect(rows.filter(({ part }) => plainWords(part).length < 2)).toEqual([])
  })

  test('each name is read as its indicator', () => {
    const wrong = eachOf(31, rows).flatMap(({ code, part }) => {
      const said = codesOf(part).join(' and ')
      return said.split(' or ').includes(code) ? [] : [`${part}: ${said}, not ${code}`]
    })
    expect(wrong).toEqual([])
  })
})
