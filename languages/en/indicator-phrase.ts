import type { NamedIndicator } from '#domain/message/message.ts'
import type { Phrase } from '#languages/grammar.ts'
import { READINGS } from './indicator-readings.ts'
import { midSentence } from './mid-sentence.ts'

/** Words after which a name says more about its noun: `women` in `women owning a mobile phone`. */
const AFTER_NOUN =
  /^(of|in|at|on|by|for|to|from|with|without|among|below|above|under|over|out|who|that|per|due|between|after|during|a|an|the|not|needing|living|found|born|given|held|owning|surviving|taking|aged)$/

/** A participle, which stands behind a noun of many as in `TB cases notified`, before it in `suspected cases`. */
const PARTICIPLE = /[a-z]{3}ed$/

/** Words for many that do not end in `s`. */
const IRREGULAR = /^(children|people|women|men)$/i

/** Words that end in `s` and are one thing. */
const ONE_THING = /(ss|us|is|ics|AIDS)$/

/** Nouns of measures, which take the article. */
const MEASURE = /^(rate|ratio|index|score|density|gap|headcount|population|risk|age|size|share)$/i

/** Measures by their first words: years of schooling have a mean, and are not counted. */
const AVERAGED = /^(mean|average|median|expected)\b/i

/** The addition to a name that says how its number is written; the number itself says it in a sentence. */
const UNIT_NOTE = / \((%|US\$[^)]*|PPP|share|cumulative)\)$/

/** Whom or what a comma adds, and the word that a sentence has in its place. */
const ADDED: readonly (readonly [RegExp, string])[] = [
  [
    /, (?=((non-)?pregnant |young |HIV-negative |sex )?(children|women|men|people|adults|youth|girls|workers|contacts|MSM)\b)/,
    ' among ',
  ],
  [/, (?=ages \d|\d)/, ' at '],
  [/, (?=under \d)/, ' '],
  [/(?<=deaths), (?=[a-z])/, ' from '],
]

/**
 * The name of an indicator as English says it inside a sentence: a share of people for a percentage of them,
 * a number for counts, the article for rates and ratios. Names that no rule reads stand in `READINGS`.
 */
export function indicatorPhrase(name: string, factor: NamedIndicator['factor']): Phrase {
  const known = READINGS[name]
  if (known !== undefined) return typeof known === 'string' ? { text: known, number: 'one' } : known
  const words = withoutCommas(midSentence(name.replace(UNIT_NOTE, '')))
  const noun = nounOf(words)
  const isMany = isPlural(noun)
  if (factor === 2 && (isMany || noun === 'population')) {
    return { text: `the share of ${isMany ? words : `the ${words}`}`, number: 'one' }
  }
  if (isMany && factor === 4 && !AVERAGED.test(words))
    return { text: `the number of ${words}`, number: 'one' }
  const isMeasured = !isMany && (MEASURE.test(noun) || AVERAGED.test(words))
  return { text: isMeasured ? `the ${words}` : words, number: isMany ? 'many' : 'one' }
}

function withoutCommas(name: string): string {
  return ADDED.reduce((words, [comma, word]) => words.replace(comma, word), name)
}

/** The word that the name is about: `children` in `children under 5 who slept under an ITN`. */
function nounOf(name: string): string {
  const [front = ''] = name.split(/[,:(]/)
  const words = front.trim().split(' ')
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (AFTER_NOUN.test(word) || (PARTICIPLE.test(word) && isPlural(words[at - 1] ?? ''))),
  )
  return words[(end < 0 ? words.length : end) - 1] ?? ''
}

function isPlural(word: string): boolean {
  return IRREGULAR.test(word) || (word.endsWith('s') && !ONE_THING.test(word))
}
