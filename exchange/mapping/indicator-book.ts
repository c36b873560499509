import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import { plainWords } from '#exchange/values/category.ts'
import { PROGRAMME_NAMES } from './indicator-codes.ts'

/** How a name leads to an indicator. */
export type NameOrigin = 'code' | 'name' | 'programme' | 'source'

/** Indicators by everything that we and others call them. */
export interface IndicatorBook {
  readonly byId: ReadonlyMap<number, Pick<Indicator, 'id' | 'code' | 'shortName' | 'fullName' | 'factor'>>
  readonly byName: ReadonlyMap<string, { readonly id: number; readonly origin: NameOrigin }>
  /** The words of each name, for names that are only alike. */
  readonly words: readonly { readonly id: number; readonly words: ReadonlySet<string> }[]
}

/** Words of indicators, in which the names of one vaccine are the same and words that say nothing are left out. */
export function indicatorWords(text: string): string[] {
  // `4+` and `4 or more` are one number.
  return plainWords(text)
    .replace(/\b(dpt|dtp|pentavalent)(?= ?\d?\b)/g, 'penta')
    .replace(/\b(measles containing vaccine|mcv|measles)\b/g, 'measles')
    .replace(/\b(inactivated polio( vaccine| virus vaccine)?|ipv(?= ?\d?\b))/g, 'ipv')
    .replace(/\b(oral polio( vaccine)?|poliomyelitis|opv(?= ?\d?\b))/g, 'polio')
    .replace(/\b(rotavirus)\b/g, 'rota')
    .replace(/\b(meningococcal|men ?a)\b/g, 'meningitis')
    .replace(/\b(hepatitis b|hep ?b)(?=\d|\b)/g, 'hepb')
    .replace(/\b(pneumococcal( conjugate)?)\b/g, 'pcv')
    .replace(/\b(haemophilus influenzae( type b)?)\b/g, 'hib')
    .replace(/\biptp?(?= ?\d?\b)/g, 'iptp')
    .replace(/\btuberculosis\b/g, 'tb')
    .replace(/\bantenatal( care)?\b/g, 'anc')
    .replace(/\b(one|two|three|four|five|eight)\b/g, (word) => NUMBERS[word] ?? word)
    .replace(/\b(birth dose|dose at birth)\b/g, '0')
    .replace(/\b(first|second|third|fourth) (dose|visit)\b/g, (_, word, of) => `${NUMBERS[word]} ${of}`)
    .replace(/\b(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/\b([1-4]) dose\b/g, '$1')
    .replace(/(\d)\+/g, '$1')
    .replace(/([a-z])(\d)\b/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '' && !SILENT.has(word))
    .map((word) => word.replace(/^(.{4,})s$/, '$1'))
}

const NUMBERS: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', eight: '8' },
  ...{ first: '1', second: '2', third: '3', fourth: '4' },
}

const SILENT = new Set(
  'the a an of and or more least care in at to for with who by per from among were was is are number percentage percent % coverage rate proportion total value'.split(
    ' ',
  ),
)

/** The book of the indicators of a release, with the names that each source has for them. */
export function indicatorBook(
  indicators: Iterable<IndicatorBook['byId'] extends ReadonlyMap<number, infer One> ? One : never>,
  measures: Iterable<Pick<IndicatorSource, 'indicator' | 'name'>> = [],
): IndicatorBook {
  const all = [...indicators]
  const byName = new Map<string, { id: number; origin: NameOrigin }>()
  const words: { id: number; words: Set<string> }[] = []
  const twice = new Set<string>()
  const add = (name: string, id: number, origin: NameOrigin) => {
    const key = plainWords(name)
    const known = byName.get(key)
    // A name that two indicators share leads to none of them.
    if (known && known.id !== id) twice.add(key)
    if (key !== '' && !known) byName.set(key, { id, origin })
  }
  for (const { id, code, shortName, fullName } of all) {
    add(code, id, 'code')
    add(shortName, id, 'name')
    add(fullName, id, 'name')
    words.push(
      { id, words: new Set(indicatorWords(shortName)) },
      { id, words: new Set(indicatorWords(fullName)) },
    )
    for (const name of (PROGRAMME_NAMES[code] ?? '').split('|').filter(Boolean)) {
      if (!byName.has(plainWords(name))) add(name, id, 'programme')
      // What programmes call it comes with a unit or a word around it, too: `ANC 4 (%)`.
      words.push({ id, words: new Set(indicatorWords(name)) })
    }
  }
  for (const { indicator, name } of measures) {
    const code = /\(([A-Z]{2}_[A-Z0-9]+_[A-Z]_[A-Z0-9]+)\)\s*$/.exec(name)
    if (code) add(code[1] ?? '', indicator, 'source')
    add(code ? name.slice(0, code.index) : name, indicator, 'source')
  }
  for (const key of twice) byName.delete(key)
  return { byId: new Map(all.map((one) => [one.id, one])), byName, words }
}
