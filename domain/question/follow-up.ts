import type { Intent, Question, Slot } from './question.ts'
import type { Cue } from './question-words.ts'
import { intentOf } from './intent.ts'
import type { ReadPart } from './read-part.ts'
import type { Reader } from './reader.ts'

interface Continued {
  readonly part: ReadPart
  readonly kept: readonly Slot[]
  /** The intent that stays; null where the words decide. */
  readonly intent: Intent | null
}

/** Intents that nothing goes on from. */
const ENDS: readonly Intent[] = ['licence', 'method', 'product', 'greeting', 'decline']

const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']
const STARTS = /^(and|also|what about|how about|what of|wetin about|then|or|but|now|same)\b/i

/**
 * A question that names no indicator goes on with the one before: what it names replaces what was named, the rest stays. One
 * that names its own begins anew; only `and stunting?` keeps the place.
 */
export function continued(part: ReadPart, { before, currentYear }: Reader): Continued {
  const alone: Continued = { part, kept: [], intent: null }
  if (!before || ENDS.includes(before.intent) || before.indicators.length === 0) return alone
  const text = part.tokens.map(({ said }) => said).join(' ')
  if (part.indicator !== null) {
    const goesOn = STARTS.test(text) && part.places.length === 0 && part.level === null
    return goesOn
      ? { part: { ...part, places: before.places, level: before.level }, kept: ['place'], intent: null }
      : alone
  }
  if (
    part.contents.length > 0 ||
    part.product !== null ||
    part.cues.has('greeting') ||
    part.cues.has('thanks')
  )
    return alone
  return mergedWith(before, part, currentYear)
}

function mergedWith(before: Question, part: ReadPart, currentYear: number): Continued {
  const isAdded = part.cues.has('compare') || part.cues.has('gap')
  const kept: Slot[] = ['indicator']
  const pick = <T>(slot: Slot, own: readonly T[], old: readonly T[]): readonly T[] => {
    if (own.length === 0) {
      if (old.length > 0) kept.push(slot)
      return old
    }
    return isAdded ? [...new Set([...old, ...own])] : own
  }
  const places =
    part.level !== null && part.places.length === 0 ? [] : pick('place', part.places, before.places)
  const sources = pick('source', part.sources, before.sources)
  const isOtherSource = part.sources.length > 0 && !isAdded
  const hasPeriod = part.periods.years.length > 0 || part.periods.parts.length > 0 || part.periods.isLatest
  const old = isOtherSource ? [] : before.periods.years
  const years = pick('period', part.periods.years, hasPeriod && !isAdded ? [] : old)
  const isOrdered = ORDERING.some((cue) => part.cues.has(cue))
  const own = new Set(part.cues)
  const stays = ownIntent(part, currentYear) === 'value' && before.intent !== 'value' && !isAdded
  const inherited = [...before.cues].filter((cue) => stays && !(isOrdered && ORDERING.includes(cue)))
  const isReordered = isOrdered && before.intent === 'rank'
  if (stays || isReordered) kept.push('intent')
  const merged: ReadPart = {
    ...part,
    indicator: before.indicators[0] ?? null,
    choices: [],
    places,
    sources,
    level: part.level ?? (stays || isReordered ? before.level : null),
    periods: { ...part.periods, years, isSpan: part.periods.isSpan || (stays && before.periods.isSpan) },
    group: part.group ?? (stays ? before.group : null),
    cues: new Set([...own, ...inherited]),
    count: part.count ?? (stays || isReordered ? before.count : null),
  }
  const intent = isReordered ? 'rank' : stays ? staying(before, merged) : null
  return { part: merged, kept, intent }
}

function ownIntent(part: ReadPart, currentYear: number): Intent {
  return intentOf({ ...part, indicator: part.indicator ?? -1, currentYear, isWhere: false })
}

/** A comparison of which one side was replaced is the figure of that side. */
function staying(before: Question, { places, sources }: ReadPart): Intent | null {
  if (before.intent === 'compare_places' && places.length < 2) return 'value'
  if (before.intent === 'compare_sources' && sources.length === 1) return 'value'
  if (before.intent === 'definition' && (places.length > 0 || sources.length > 0)) return 'value'
  return before.intent
}
