import type { Lexicon } from './lexicon.ts'
import type { ReadPart } from './read-part.ts'
import { spansOf } from './spans.ts'
import type { Token } from './tokens.ts'

type Read = (tokens: readonly Token[]) => ReadPart

/** Words for a measure, which ask for a figure of what was named before them. */
const MEASURE = /^(rates?|ratios?|prevalence|incidence|mortality|fatality|cfr|risk|density)$/i
const JOINED = /^(and|plus)$/i
/** A name that fits as well as this takes all of its words. */
const IN_FULL = 0.93
/** The text is read anew for each joint that is tried. */
const MOST_TRIED = 3

/** What stands before and after the words that join two halves. */
interface Halves {
  readonly first: ReadPart
  readonly second: readonly Token[]
}

/**
 * Both figures of `TB cases in 2023, and fatality rate`, where the whole was heard as one of them: the subject of the second stands in the first. Null
 * where one figure is asked for.
 */
export function withDroppedHalf(whole: ReadPart, read: Read, lexicon: Lexicon): readonly ReadPart[] | null {
  if (whole.indicator === null || COMPARING.some((cue) => whole.cues.has(cue))) return null
  for (const { first, second } of halvesOf(whole, read, lexicon)) {
    // `TB incidence and mortality`: both of tuberculosis.
    const subject = first.tokens.filter(({ said }) => !MEASURE.test(said))
    const other = read([...subject, ...second])
    const isOther = ({ indicator }: ReadPart) => indicator !== first.indicator
    if (isInFull(other) && isOther(other) && second.some(({ said }) => NAMED.test(said)))
      return [alike(first, whole), alike(other, whole, second)]
    if (isOther(whole)) return [alike(first, whole), alike(whole, whole, second)]
  }
  return null
}

/** A half with the place, the time and the order that were said of both; a number is asked for where the half says so. */
function alike(half: ReadPart, whole: ReadPart, said?: readonly Token[]): ReadPart {
  const isNumber = said === undefined || said.some(({ word }) => /^(many|number)$/.test(word))
  return {
    ...half,
    places: half.places.length > 0 ? half.places : whole.places,
    sources: half.sources.length > 0 ? half.sources : whole.sources,
    periods: half.periods.years.length > 0 ? half.periods : whole.periods,
    level: half.level ?? whole.level,
    cues: isNumber ? whole.cues : new Set([...whole.cues].filter((cue) => cue !== 'number')),
    count: whole.count,
  }
}

function isInFull({ indicator, unused, score }: ReadPart): boolean {
  return indicator !== null && unused.length === 0 && score >= IN_FULL
}

/** The measure behind `and` that the whole does not ask for: `people living with HIV, and prevalence`. Null where none is dropped. */
export function droppedMeasure(whole: ReadPart, read: Read, lexicon: Lexicon): string | null {
  const found = halvesOf(whole, read, lexicon).find(
    ({ first, second }) =>
      first.indicator === whole.indicator &&
      second.every(({ said }) => BARE.test(said) || MEASURE.test(said)),
  )
  const name = lexicon.reference.indicators.get(whole.indicator ?? 0)
  const words = `${name?.fullName} ${name?.shortName}`.toLowerCase()
  const measure = found?.second.find(({ said }) => NAMED.test(said))
  return measure && !words.includes(measure.said.toLowerCase()) ? measure.said : null
}

/** Measures that are figures of their own; a share or a rate may be any. */
const NAMED = /^(prevalence|incidence|mortality|fatality|cfr)$/i
const BARE = /^(the|its|their|what|is|are|case|death|also)$/i
const COMPARING = ['compare', 'gap', 'ratio', 'mean', 'total', 'target', 'define'] as const

function halvesOf({ tokens, indicator }: ReadPart, read: Read, lexicon: Lexicon): Halves[] {
  const named = spansOf(tokens, lexicon).filter(({ meanings }) =>
    meanings.some((one) => one.kind === 'indicator' && one.id === indicator),
  )
  // `ORS and zinc` is one name.
  const isOfName = (at: number) => named.some(({ start, count }) => start < at && at < start + count - 1)
  return tokens
    .flatMap(({ word }, at) => (JOINED.test(word) && at > 0 && !isOfName(at) ? [at] : []))
    .slice(0, MOST_TRIED)
    .flatMap((at) => {
      const second = tokens.slice(at + 1)
      if (!second.some(({ said }) => MEASURE.test(said))) return []
      const first = read(tokens.slice(0, at))
      return isInFull(first) ? [{ first, second }] : []
    })
}
