import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const OF_FACILITIES = 'Public health facilities'
const SURVEYED = 'Health facilities surveyed (inventory)'
const OF_CASES = 'COVID-19 confirmed cases (cumulative)'
/** Numbers of which all are counted in another number, by their names: primary care facilities are some of all health facilities. */
const PARTS: readonly (readonly [part: string, wholes: readonly string[]])[] = [
  ['Public primary care facilities', [OF_FACILITIES]],
  ['Public secondary care facilities', [OF_FACILITIES]],
  ['Public tertiary care facilities', [OF_FACILITIES]],
  ['Population under 5', ['Total population']],
  ['Population under 1', ['Total population', 'Population under 5']],
  ['Women of reproductive age', ['Total population']],
  ['Infant deaths', ['Under-five deaths']],
  ['Neonatal deaths', ['Under-five deaths', 'Infant deaths']],
  ['COVID-19 deaths (cumulative)', [OF_CASES]],
  ['COVID-19 recovered cases (cumulative)', [OF_CASES]],
  ['Facilities with delivery services', [SURVEYED]],
  ['Facilities with skilled birth attendant', [SURVEYED]],
  ['Facilities doing caesarean sections', [SURVEYED]],
  ['Facilities giving measles vaccine', [SURVEYED]],
  ['Facilities with emergency transport', [SURVEYED]],
]

/** The numbers that a number is a part of, the one that is meant where none is named first; none for others. */
export function wholesOf(indicator: number, { lexicon: { reference } }: Reader): readonly number[] {
  const about = reference.indicators.get(indicator)
  const wholes =
    about && isTotalled(about) ? PARTS.find(([part]) => part === about.shortName)?.[1] : undefined
  const all = [...reference.indicators.values()]
  return (wholes ?? []).flatMap((name) => all.find(({ shortName }) => shortName === name)?.id ?? [])
}

/** The numbers that are a part of a number and have a word in their names. */
export function partsOf(whole: number, word: string, reader: Reader): readonly number[] {
  const named = new RegExp(`\\b${word}\\b`, 'i')
  return [...reader.lexicon.reference.indicators.values()].flatMap(({ id, shortName }) =>
    named.test(shortName) && wholesOf(id, reader).includes(whole) ? [id] : [],
  )
}

/** How a turn asks for the share of one number in another, by their names. */
export const shareAsked = (part: string, whole: string) => `what share of ${whole} is ${part}`.toLowerCase()

/** A turn for the share that one number has in another, at the place of the turn before; null for any other. */
export function partOfFigureAsked(text: string, reader: Reader): Question | null {
  const { before, lexicon } = reader
  const asked = text.trim().toLowerCase()
  if (!before || before.group !== null || !asked.startsWith('what share of ')) return null
  const all = [...lexicon.reference.indicators.values()]
  for (const [name, wholes] of PARTS) {
    const whole = wholes.find((one) => shareAsked(name, one) === asked)
    const [part, of] = [name, whole].map((own) => all.find(({ shortName }) => shortName === own)?.id)
    if (part !== undefined && of !== undefined)
      return { ...before, text, indicators: [part], replaced: null, frame: { kind: 'part_of_figure', of } }
  }
  return null
}
