import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { sum } from '#domain/statistics/moments.ts'
import { partsOf, type Phrasings } from '../phrasings.ts'
import { plainWords } from '../words.ts'

/** A wording of an indicator, as the stems of its words. */
interface Wording {
  readonly indicator: number
  readonly stems: readonly string[]
}

/** How people describe indicators, by the words that they use: for questions that give none of their names. */
export interface DescriptionIndex {
  readonly wordings: readonly Wording[]
  /** Stem → positions among `wordings`. */
  readonly byStem: ReadonlyMap<string, readonly number[]>
  /** Stem → how few indicators are described with it, more is fewer. */
  readonly weights: ReadonlyMap<string, number>
  /** Stems of the names of the data, and of its codes. */
  readonly official: ReadonlySet<string>
  /** All stems that an indicator is named, described or defined with, by its id. */
  readonly stemsOf: ReadonlyMap<number, ReadonlySet<string>>
  /** The stem by which a word is compared; null for one that carries no meaning. */
  stemOf(word: string): string | null
}

/** An indicator that words may describe. */
export interface Description {
  readonly indicator: number
  /** 1: the words are one of its wordings. */
  readonly likeness: number
  /** Stems of the wording that is likest. */
  readonly stems: readonly string[]
}

/** Words that no wording is told from another by. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'of with in for who the a to and at by from how on or that is are was were be been has have had do does did an as it its ' +
    'there their than which what when where wey dey na'
  ).split(' '),
)
/** The weight of a word that no indicator is described with. */
const STRANGE = 0.5
/** How much a word of a wording counts against it that was not said. */
const UNSAID = 0.35

/** The index of all wordings: names, everyday names and descriptions, of each indicator by its code. */
export function indexDescriptions(
  { indicators }: Pick<ReferenceData, 'indicators'>,
  tables: readonly Phrasings[],
  conceptOf: (word: string) => string,
): DescriptionIndex {
  const stemOf = (word: string) => (EMPTY.has(word) ? null : stem(conceptOf(word)))
  const stemsIn = (text: string) => [...new Set(plainWords(text).flatMap((word) => stemOf(word) ?? []))]
  const wordings: Wording[] = []
  const stemsOf = new Map<number, ReadonlySet<string>>()
  const owners = new Map<string, Set<number>>()
  const official = new Set<string>()
  for (const { id, code, shortName, fullName, definition } of indicators.values()) {
    const said = tables.flatMap((table) => partsOf(table[code] ?? ''))
    const own = [shortName, fullName, ...said].map((text) => ({ indicator: id, stems: stemsIn(text) }))
    wordings.push(...own)
    const stems = new Set([...own.flatMap((wording) => wording.stems), ...stemsIn(definition ?? '')])
    stemsOf.set(id, stems)
    for (const one of stemsIn(`${shortName} ${fullName} ${code}`)) official.add(one)
    for (const one of stems) owners.set(one, (owners.get(one) ?? new Set()).add(id))
  }
  const byStem = new Map<string, number[]>()
  for (const [at, { stems }] of wordings.entries())
    for (const one of stems) byStem.set(one, [...(byStem.get(one) ?? []), at])
  const rarity = (count: number) => Math.log(1 + indicators.size / count)
  const weights = new Map([...owners].map(([one, { size }]) => [one, rarity(size)]))
  return { wordings, byStem, weights, official, stemsOf, stemOf }
}

/** Endings of a word that do not change what is meant: `deliver`, `delivered`, `delivering`. */
function stem(word: string): string {
  const root = /^(\p{L}{4,}?)(?:ing|ed|er|ly|al|ion|ment)$/u.exec(word)?.[1]
  return root === undefined ? word.replace(/(?<=\p{L}{3})e$/u, '') : root.replace(/(.)\1$/, '$1')
}

/**
 * The indicators that words may describe, the likeliest first: words that few are described with weigh more. `isFitting`: wordings that count;
 * all where none is named.
 */
export function describedBy(
  stems: ReadonlySet<string>,
  index: DescriptionIndex,
  isFitting: (wording: readonly string[]) => boolean = () => true,
): Description[] {
  const weigh = (one: string) => index.weights.get(one) ?? Math.log(1 + index.stemsOf.size / STRANGE)
  const whole = sum([...stems].map(weigh))
  const candidates = new Set([...stems].flatMap((one) => index.byStem.get(one) ?? []))
  const best = new Map<number, Description>()
  for (const at of candidates) {
    const wording = index.wordings[at]
    if (!wording || !isFitting(wording.stems)) continue
    const said = sum(wording.stems.filter((one) => stems.has(one)).map(weigh))
    const unsaid = sum(wording.stems.filter((one) => !stems.has(one)).map(weigh))
    const likeness = said / (whole + UNSAID * unsaid)
    const { indicator } = wording
    if (likeness > (best.get(indicator)?.likeness ?? 0))
      best.set(indicator, { indicator, likeness, stems: wording.stems })
  }
  return [...best.values()].toSorted((a, b) => b.likeness - a.likeness || a.indicator - b.indicator)
}
