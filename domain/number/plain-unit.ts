/** The unit of a plain number: dollars stand before it, words behind. */
export type PlainUnit =
  | { readonly kind: 'dollars'; readonly isMillions: boolean }
  | { readonly kind: 'international' }
  | { readonly kind: 'words'; readonly words: string }

const IN_BRACKETS = /\(([^()]+)\)/g
const INTERNATIONAL = /PPP US\$|international dollars/i
const DOLLARS = /US\$/
const WORDS = /^(births|dependants|years|persons|litres|per |kilocalories|grams|mmHg|micrograms)/
const PER = /\bper (?:[\d,]+|square) .+$/
const AGE = /^(mean|median) age\b/i

/**
 * The unit that the name of a plain number carries: `(births per woman)`, `(US$)`, `per 10,000 population`.
 * Null for counts, whose name says the thing counted, and for indices.
 */
export function plainUnit(fullName: string, shortName = ''): PlainUnit | null {
  const notes = [...`${fullName} ${shortName}`.matchAll(IN_BRACKETS)].map(([, note = '']) => note)
  if (notes.some((note) => INTERNATIONAL.test(note))) return { kind: 'international' }
  const dollars = notes.find((note) => DOLLARS.test(note))
  if (dollars !== undefined) return { kind: 'dollars', isMillions: /million/.test(dollars) }
  const unit = notes.find((note) => WORDS.test(note)) ?? PER.exec(fullName.replace(IN_BRACKETS, ''))?.[0]
  if (unit !== undefined) return words(unit)
  return AGE.test(fullName) ? words('years') : null
}

function words(text: string): PlainUnit {
  return { kind: 'words', words: text }
}
