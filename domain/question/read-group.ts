import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Lexicon } from './lexicon.ts'
import type { AskedGroup } from './question.ts'
import type { ReadAges } from './read-ages.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

export interface ReadGroup {
  readonly group: AskedGroup | null
  readonly taken: ReadonlySet<number>
  /** The words that say ages. */
  readonly ages: ReadonlySet<number>
}

interface GroupInput {
  readonly indicator: number | null
  readonly lexicon: Lexicon
  readonly ages: ReadAges | null
}

interface NamedGroup {
  readonly span: Span
  readonly group: AskedGroup
}

/** The dimension of groups that no single dimension of the data has: `rural girls`. */
export const SEVERAL = 'several'

/**
 * The group of people that is asked about, or the dimension whose groups are all wanted. `Women` is none where the indicator
 * is of women by itself; groups of two dimensions are one group, which the data may not have.
 */
export function readGroup(
  tokens: readonly Token[],
  spans: readonly Span[],
  { indicator, lexicon, ages }: GroupInput,
): ReadGroup {
  const found = spans.flatMap((span) =>
    span.meanings.flatMap((one): NamedGroup[] => {
      if (one.kind === 'dimension') return [{ span, group: { dimension: one.dimension, category: null } }]
      if (one.kind !== 'group') return []
      return [{ span, group: { dimension: one.dimension, category: one.category } }]
    }),
  )
  const about = indicator === null ? undefined : lexicon.reference.indicators.get(indicator)
  const named = new Set(about && plainWords(`${about.shortName} ${about.fullName}`))
  const isOfName = ({ start, count }: Span) =>
    tokens.slice(start, start + count).every(({ word }) => named.has(word))
  const real = found.filter(({ span, group }) => {
    if (isOfName(span)) return false
    if (group.dimension !== 'sex' || group.category === null || !about) return true
    return !isOfAll(group.category, saidIn(tokens, span), about, lexicon.reference)
  })
  const askedAges = ages && !(about && isNamedAge(ages, about)) ? ages : null
  const group = joined(groupsSaid(real), askedAges)
  return {
    group,
    taken: new Set(group === null ? [] : real.map(({ span }) => span.start)),
    ages: new Set(askedAges?.places),
  }
}

function saidIn(tokens: readonly Token[], { start, count }: Span): string {
  return tokens
    .slice(start, start + count)
    .map(({ said }) => said)
    .join(' ')
}

/** Words for the sex of a child, which a birth has, too. */
const OF_CHILDREN = /girl|boy|male/i

/** What only women have. */
const OF_WOMEN = /\b(maternal|pregnan\w*|first birth|antenatal|postnatal care \(mother\)|birth attend\w*)\b/i

/** The indicator is of people of that sex by itself, so that the word restricts nothing. */
function isOfAll(
  sex: string,
  said: string,
  { id, denominator, fullName }: Indicator,
  { curation }: ReferenceData,
): boolean {
  if (sex === 'Male') return curation.ofOneSex.male.includes(id)
  const isOfBirths = /live births?|deliver/i.test(denominator) && !OF_CHILDREN.test(said)
  // `Births per 1,000 women`: girls are none but those.
  const isOfThem = /\bwomen\b/i.test(fullName) && !/\b(?:men|people)\b/i.test(fullName)
  return isOfBirths || isOfThem || OF_WOMEN.test(fullName) || curation.ofOneSex.female.includes(id)
}

/** Ages that the indicator has itself: `women 15-49`. */
export function isNamedAge({ from, to }: ReadAges, about: Indicator): boolean {
  const written = `${about.fullName} ${about.shortName} ${about.denominator} ${about.definition}`
  const own = `${written} ${plainWords(`${about.fullName} ${about.shortName}`).join(' ')}`
  if (from === to) return new RegExp(`\\baged? ${from}\\b|\\b${from}\\+`, 'i').test(written)
  // Under-fives of whom a survey takes those from six months on.
  // Infants die before their first birthday.
  if (from === null && to === 1 && /infant/i.test(about.fullName)) return true
  if (from === null && to === 5 && /\b59\W{0,2}months/i.test(own)) return true
  if (from === null)
    return new RegExp(`(under|before|u)\\W{0,2}${to}\\b`, 'i').test(own.replace(about.definition, ''))
  return to !== null && new RegExp(`\\b${from}\\D{1,6}${to}\\b`).test(own)
}

/** One group for each dimension; all of it where several of its groups are named. */
function groupsSaid(real: readonly NamedGroup[]): AskedGroup[] {
  return [...Map.groupBy(real, ({ group }) => group.dimension)].map(([dimension, own]) => {
    const categories = new Set(own.map(({ group }) => group.category))
    const [first = null] = categories
    return { dimension, category: categories.size > 1 ? null : first }
  })
}

function joined(groups: readonly AskedGroup[], ages: ReadAges | null): AskedGroup | null {
  const [first, second] = groups
  if (ages === null) {
    if (!first || !second) return first ?? null
    // `By age and sex`: one division has both.
    const isOfBoth = groups.length === 2 && groups.every(({ category }) => category === null)
    if (isOfBoth && [first, second].every(({ dimension }) => /^(?:age|sex)$/.test(dimension)))
      return { dimension: 'age_sex', category: null }
    return { dimension: SEVERAL, category: groups.map(({ category }) => category ?? '').join(' ') }
  }
  const closed = ages.from === null ? `0-${(ages.to ?? 1) - 1}` : `${ages.from}-${ages.to}`
  const named = ages.to === null ? `${ages.from}+` : closed
  if (!first) return { dimension: 'age', category: named }
  const isOfSex = first.dimension === 'sex' && first.category !== null && !second
  return isOfSex
    ? { dimension: 'age_sex', category: `${first.category?.charAt(0)} ${named}` }
    : { dimension: SEVERAL, category: named }
}
