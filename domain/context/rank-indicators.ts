import type { Indicator } from '#domain/indicator/indicator.ts'
import { isEmptyWord, isSlip, plainWords } from './words.ts'

/** An indicator that words may mean. Higher scores are better; 1 when every word is in its short name. */
export interface RankedIndicator {
  readonly id: number
  readonly score: number
}

/** Words of everyday and of the trade, with the words of the catalogue that they stand for. */
const MEANINGS: Readonly<Record<string, string>> = {
  anaemic: 'anaemia',
  anemia: 'anaemia',
  anc: 'antenatal',
  anc4: 'antenatal four',
  bcg: 'bcg',
  birthweight: 'birth weight',
  breastfed: 'breastfeeding',
  contraception: 'contraceptive',
  cpr: 'contraceptive prevalence',
  dpt: 'penta',
  dpt3: 'penta 3',
  fertility: 'fertility',
  imr: 'infant mortality',
  immunisation: 'immunization',
  immunised: 'immunized',
  itn: 'insecticide net',
  mcv1: 'measles first',
  mcv2: 'measles second',
  mmr: 'maternal mortality',
  nets: 'net',
  nmr: 'neonatal mortality',
  opv3: 'polio 3',
  penta3: 'penta 3',
  pentavalent: 'penta',
  sba: 'skilled birth attendance',
  stunted: 'stunting',
  tb: 'tuberculosis',
  tfr: 'total fertility',
  u5mr: 'under five mortality',
  u5: 'under five',
  vaccinated: 'immunized',
  vaccination: 'immunization',
  wasted: 'wasting',
}

const MOST = 60

/**
 * Indicators that words may mean, the best first; empty when no word that carries meaning is known.
 *
 * Every word is looked for in the short name, the full name, the program area and the definition, in this order of worth.
 * A word that few indicators have weighs more than one that many have (inverse document frequency), so that "penta 3
 * coverage" is about Penta and not about coverage.
 */
export function rankIndicators(
  typed: readonly string[],
  indicators: readonly Indicator[],
): RankedIndicator[] {
  const words = [...new Set(typed.filter((word) => !isEmptyWord(word)).flatMap(meaningOf))]
  if (words.length === 0) return []
  const entries = indicators.map(entryOf)
  const weights = words.map((word) => rarity(word, entries))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return entries
    .map((entry) => {
      const found = words.reduce((sum, word, index) => sum + (weights[index] ?? 0) * worthIn(entry, word), 0)
      return { entry, score: whole === 0 ? 0 : found / whole }
    })
    .filter(({ score }) => score >= 0.25)
    .sort((a, b) => b.score - a.score || a.entry.length - b.entry.length || a.entry.id - b.entry.id)
    .slice(0, MOST)
    .map(({ entry, score }) => ({ id: entry.id, score }))
}

interface Entry {
  readonly id: number
  /** Count of words of the short name: of two that fit alike, the plainer one comes first. */
  readonly length: number
  readonly fields: readonly { readonly words: ReadonlySet<string>; readonly worth: number }[]
}

function entryOf({ id, shortName, fullName, programArea, definition, code }: Indicator): Entry {
  const words = (text: string) => new Set(plainWords(text).flatMap(meaningOf))
  return {
    id,
    length: plainWords(shortName).length,
    fields: [
      { words: words(`${shortName} ${code}`), worth: 1 },
      { words: words(fullName), worth: 0.8 },
      { words: words(programArea), worth: 0.5 },
      { words: words(definition), worth: 0.3 },
    ],
  }
}

function meaningOf(word: string): readonly string[] {
  return MEANINGS[word]?.split(' ') ?? [word]
}

function worthIn({ fields }: Entry, word: string): number {
  for (const { words, worth } of fields) {
    if (words.has(word)) return worth
  }
  for (const { words, worth } of fields.slice(0, 2)) {
    for (const candidate of words) {
      if (word.length >= 4 && candidate.startsWith(word)) return worth * 0.8
      if (isSlip(word, candidate)) return worth * 0.7
    }
  }
  return 0
}

/** Small for words that most indicators have, large for rare ones; a word that none has counts like a rare one. */
function rarity(word: string, entries: readonly Entry[]): number {
  const having = entries.filter(({ fields }) =>
    fields.slice(0, 2).some(({ words }) => words.has(word)),
  ).length
  return Math.log(1 + entries.length / (1 + having))
}
