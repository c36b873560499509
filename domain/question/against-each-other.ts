import type { ReadPart } from './read-part.ts'
import type { Cue } from './question-words.ts'
import type { Lexicon } from './lexicon.ts'
import { spansOf } from './spans.ts'

/**
 * Two parts that ask for two indicators beside each other are one question: their difference, or which is higher. Parts about
 * other places, or about a change over time, stay apart.
 */
export function againstEachOther(
  whole: ReadPart,
  parts: readonly ReadPart[],
  lexicon: Lexicon,
): readonly ReadPart[] {
  const { reference } = lexicon
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
  if (isOfPlaces(whole, first, lexicon))
    return parts.map((part) => ({ ...part, cues: besideEachOther(part.cues, whole) }))
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

/** `Is Jigawa worse than Kano on stunting and wasting`, `compare Kano and Lagos on …`: places beside each other, for each of the two. */
function isOfPlaces({ cues, tokens }: ReadPart, { places }: ReadPart, lexicon: Lexicon): boolean {
  if (places.length < 2 || cues.has('gap') || tokens.some(({ word }) => word === 'minus')) return false
  const named = spansOf(tokens, lexicon).filter(({ meanings }) =>
    meanings.some(({ kind }) => kind === 'place'),
  )
  return named.some(({ start }, nth) => {
    const before = tokens[start - 1]?.said ?? ''
    const joint = LEADS.test(before) ? (tokens[start - 2]?.said ?? '') : before
    return (nth > 0 && AGAINST.test(joint)) || (start === 1 && /^compare$/i.test(before))
  })
}

/** `Worse in Sokoto than in Nigeria` is no course. */
function besideEachOther(cues: ReadPart['cues'], { tokens, periods }: ReadPart): ReadPart['cues'] {
  const isOfNow =
    periods.years.length === 0 &&
    tokens.some(({ said }) => /^(better|worse)$/i.test(said)) &&
    !tokens.some(({ said }) =>
      /^(improv\w*|worsen\w*|since|changed?|trends?|got|gotten|getting|become)$/i.test(said),
    )
  return new Set([...[...cues].filter((cue) => !isOfNow || !COURSES.includes(cue)), 'compare' as const])
}

const AGAINST = /^(than|vs|v|versus|against|or)$/i
const LEADS = /^(in|for|the|of|at)$/i

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
