import type { ReadPart } from './read-part.ts'
import type { Cue } from './question-words.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * Two parts that ask for two indicators beside each other are one question: their difference, or which is higher. Parts about
 * other places, or about a change over time, stay apart.
 */
export function againstEachOther(
  whole: ReadPart,
  parts: readonly ReadPart[],
  { reference }: Lexicon,
): readonly ReadPart[] {
  const ofSexes = bySex(whole, reference)
  if (ofSexes) return [ofSexes]
  const [first, second] = parts
  if (!first || !second || parts.length > 2 || second.indicator === null) return parts
  const isOfOne =
    first.places.join() === second.places.join() && first.sources.join() === second.sources.join()
  const { cues, periods } = whole
  const isOverTime = periods.years.length > 1 && !periods.isRound
  const names = [first, second].map(({ indicator }) => reference.indicators.get(indicator ?? 0)?.shortName)
  const isFallOfDoses = cues.has('fall') && periods.years.length === 0 && isOfOneVaccine(names)
  const isComparing =
    cues.has('gap') ||
    whole.tokens.some(({ word }) => word === 'minus') ||
    (whole.limit === null && (cues.has('above') || cues.has('below'))) ||
    (cues.has('compare') && !cues.has('trend')) ||
    isFallOfDoses ||
    isChoice(whole)
  if (!isComparing || !isOfOne || isOverTime) return parts
  const plain = isChoice(whole) ? new Set([...cues].filter((cue) => !COURSES.includes(cue))) : cues
  // What is said of the second is held against the answer, too.
  return [
    {
      ...first,
      tokens: whole.tokens,
      cues: plain,
      against: second.indicator,
      level: whole.level ?? first.level,
    },
  ]
}

/** `HIV among young women against young men`: two indicators that differ by the sex alone, where both are said. */
function bySex(whole: ReadPart, { indicators }: Lexicon['reference']): ReadPart | null {
  const isOfBoth = whole.group?.dimension === 'sex' && whole.group.category === null
  if (whole.indicator !== null || !isOfBoth || !whole.cues.has('compare')) return null
  const named = whole.choices.map((id) => ({ id, name: plainOfSex(indicators.get(id)?.shortName ?? '') }))
  const pair = named.filter(({ name }) => named.filter((other) => other.name === name).length === 2)
  const [first, second] = pair
  if (!first || !second || pair.length !== 2) return null
  return { ...whole, indicator: first.id, against: second.id, choices: [], group: null, unused: [] }
}

function plainOfSex(name: string): string {
  return name.replaceAll(/\b(women|men|girls|boys|female|male)\b/gi, '#')
}

const COURSES: readonly Cue[] = ['trend', 'improve', 'worsen']

/** `Which is worse, stunting or wasting`: one beside the other, and no course. */
function isChoice({ tokens, periods }: ReadPart): boolean {
  const [first] = tokens
  return (
    /^(which|what|whats|who)$/i.test(first?.said ?? '') &&
    tokens.some(({ said }) => /^(better|worse)$/i.test(said)) &&
    tokens.some(({ word }) => word === 'or') &&
    periods.years.length === 0
  )
}

/** Names that differ by their numbers alone: doses of one vaccine. */
export function isOfOneVaccine([first = '', second = '']: readonly (string | undefined)[]): boolean {
  const plain = (name: string) => name.replaceAll(/\d+/g, '#')
  return first !== second && plain(first) === plain(second) && plain(first).includes('#')
}
