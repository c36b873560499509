import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { indicatorPhrase } from './indicator-phrase.ts'

const RECORD = new URL('../../tests/records/indicator-phrases.txt', import.meta.url)
const INDICATORS = new URL('../../datasets/indicators.csv', import.meta.url)

/** Name, how it reads in a sentence, and its number, as somebody read and wrote them down. */
const READ = readFileSync(RECORD, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

describe('an indicator in a sentence', () => {
  test.each<[string, 1 | 2 | 3 | 4, string, 'one' | 'many']>([
    ['Zero-dose children', 2, 'the share of zero-dose children', 'one'],
    ['Public health facilities', 4, 'the number of public health facilities', 'one'],
    ['TB cases notified', 4, 'the number of TB cases notified', 'one'],
    ['Lassa fever suspected cases (week)', 4, 'the number of Lassa fever suspected cases (week)', 'one'],
    ['Maternal mortality ratio', 3, 'the maternal mortality ratio', 'one'],
    ['HIV prevalence, sex workers', 2, 'HIV prevalence among sex workers', 'one'],
    ['Mean years of schooling', 4, 'mean years of schooling', 'many'],
    ['Hospital beds', 1, 'hospital beds', 'many'],
    ['Protected at birth against tetanus', 2, 'protection at birth against tetanus', 'one'],
    ['Health spending per person (US$)', 4, 'health spending per person', 'one'],
  ])('%s of factor %i is %s', (name, factor, text, number) => {
    expect(indicatorPhrase(name, factor)).toEqual({ text, number })
  })

  test('every name that ships was read, and reads as it was written down', () => {
    const known = new Map(READ.map(([name = '', ...rest]) => [name, rest]))
    const [head = '', ...lines] = readFileSync(INDICATORS, 'utf8').trim().split('\n')
    const [nameAt, factorAt] = ['short_name', 'factor'].map((column) => head.split(',').indexOf(column))
    const wrong = lines.flatMap((line) => {
      const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      )
      const name = fields[nameAt ?? 0] ?? ''
      const factor = ([1, 2, 3, 4] as const).find((one) => `${one}` === fields[factorAt ?? 0]) ?? 4
      const { text, number } = indicatorPhrase(name, factor)
      return `${[text, number]}` === `${known.get(name)}`
        ? []
        : [{ name, text, number, read: known.get(name) }]
    })
    expect(wrong, 'Read how these stand in a sentence, then write them into the record').toEqual([])
  })
})
