import { beforeAll, describe, expect, test } from 'vitest'
import { partsOf } from '#domain/question/phrasings.ts'
import { type SearchedWords, searchWords } from '#domain/question/search-words.ts'
import { plainWords } from '#domain/question/words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { eachOf } from '#tests/wide-run.ts'
import { PHRASINGS } from './phrasings.ts'

let reference: ReferenceData
let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
  reference = world.lexicon.reference
})

const codeOf = (id: number | undefined) => (id === undefined ? null : reference.indicators.get(id)?.code)
const rows = Object.entries(PHRASINGS.indicators)

describe('the table', () => {
  test('names indicators of the data, each with seven phrasings or more, and a hundred of them', () => {
    const codes = new Set([...reference.indicators.values()].map(({ code }) => code))
    const families = Object.values(PHRASINGS.families).flatMap(partsOf)
    expect([...rows.map(([code]) => code), ...families].filter((code) => !codes.has(code))).toEqual([])
    expect(rows.filter(([, said]) => partsOf(said).length < 7)).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(100)
  })

  test('says nothing of two indicators', () => {
    const meant = new Map<string, string[]>()
    for (const [code, said] of rows) {
      for (const part of partsOf(said)) {
        const words = plainWords(part).join(' ')
        meant.set(words, [...new Set([...(meant.get(words) ?? []), code])])
      }
    }
    expect([...meant].filter(([, codes]) => codes.length > 1)).toEqual([])
  })

  test('each phrasing finds its indicator before all others', () => {
    const phrasings = rows.flatMap(([code, said]) => partsOf(said).map((part) => ({ code, part })))
    const wrong = eachOf(31, phrasings).flatMap(({ code, part }) => {
      const found = codeOf(searchWords(part, world).indicators[0])
      return found === code ? [] : [`${part}: ${found}, not ${code}`]
    })
    expect(wrong).toEqual([])
  })
})

/** Code of the best indicator, source, place, year. */
function said({
  indicators,
  source,
  location,
  period,
}: SearchedWords): readonly (string | number | null | undefined)[] {
  return [
    codeOf(indicators[0]),
    source === null ? null : reference.sources.get(source)?.name,
    location === null ? null : reference.locations.get(location)?.name,
    period === null ? null : Math.floor(period / 1000),
  ]
}

describe('words of several kinds, codes, slips', () => {
  test.each([
    ['SBA', 'SBA', null, null, null],
    ['ANC4', 'ANC4', null, null, null],
    ['u5mr', 'U5MR', null, null, null],
    ['penta3', 'PENTA3', null, null, null],
    ['dpt3', 'PENTA3', null, null, null],
    ['DTP 3', 'PENTA3', null, null, null],
    ['vaccination kano', 'PENTA3', null, 'Kano', null],
    ['mesles', 'MCV1', null, null, null],
    ['mesles borno', 'MCV1', null, 'Borno', null],
    ['malria kebbbi', 'MALPREV', null, 'Kebbi', null],
    ['malaria lagos 2021', 'MALPREV', null, 'Lagos', 2021],
    ['stuntin kastina', 'STUNT', null, 'Katsina', null],
    ['penta 3 kano mics', 'PENTA3', 'MICS', 'Kano', null],
    ['Zamfra under five mortalty', 'U5MR', null, 'Zamfara', null],
    ['exclusive brestfeeding north west ndhs 2018', 'EBF', 'NDHS', 'North-West', 2018],
    ['birth for hospital benue', 'IDELIV', null, 'Benue', null],
    ['lassa ondo', 'LASSAC', null, 'Ondo', null],
    ['poverty naija', 'MPI', null, 'Nigeria', null],
    ['wuenic measles second dose', 'MCV2', 'WUENIC', null, null],
    ['igme neonatal mortality', 'NMR', 'UN IGME', null, null],
    ['Ikeja', null, null, 'Ikeja', null],
    ['AMAC', null, null, 'Municipal Area Council', null],
    ['penta 3 by 12 months', 'PENTA3_12', null, null, null],
    ['severe wasting', 'WASTES', null, null, null],
    ['hiv prevalence msm', 'HIVMSM', null, null, null],
    ['measles deaths', 'MCMEA', null, null, null],
    ['how many doctors per 10,000', 'DOCDENS', null, null, null],
    ['NHMIS', null, 'NHMIS-DHIS2', null, null],
    ['tea and biscuits', null, null, null, null],
  ])('%s', (text, ...expected) => {
    expect(said(searchWords(text, world)).map((part) => part ?? null)).toEqual(expected)
  })
})
