import { measureKey } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { looksBack, OF_LEVELS } from './follow-up-frame.ts'
import { type Continued, heardBeside } from './follow-up-merged.ts'
import type { Band, FrameKind, Limit } from '../frame.ts'
import { frameOf, plainFrame } from '../frame-of.ts'
import { sourceOf } from '../publishers.ts'
import type { Question, Slot } from '../question.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'

/** Frames that are asked of another subject as they were of the one before. */
const CARRIED: readonly FrameKind[] = [
  ...OF_LEVELS,
  ...(['change', 'groups', 'compare_sources', 'compare_places', 'compare_years'] as const),
  ...(['rank_of_place', 'rank_within', 'extreme_in_time', 'part_of_whole', 'city'] as const),
]

/** Frames that tell one figure. */
const OF_ONE_FIGURE: readonly FrameKind[] = ['level', 'number', 'convert']

const WHAT_OF = /^(and |but |so )?(what|how) (of|about)\b/i
const ITS_OWN = /\bits\b|\b(?:that|this) (?:state|lga|one)\b/i
const OF_IT = /\b(its|their|them|there|that (state|place|zone|lga))\b/i

/** Another subject, asked as the one before was: of the same place, time and source, in the same frame. */
export function withSubject(
  part: ReadPart,
  { before, text, reader }: { readonly before: Question; readonly text: string; readonly reader: Reader },
): Continued {
  // After a ranking `its` is that of the place that came first, and of none where several stood there.
  const isOfAll = before.level !== null && before.places.length === 0
  const [its] = isOfAll ? (OF_IT.exec(text) ?? []) : []
  // Within a zone, too: the state, and not the zone.
  const isInZone = !isOfAll && OF_LEVELS.includes(before.frame.kind) && ITS_OWN.test(text)
  const isOfFound = (its !== undefined || isInZone) && before.found !== null
  const unused = its !== undefined && before.found === null ? [its] : []
  // `What percent are not fully immunised`, after a course: no course of the rest is told.
  const isOfRest = part.isOpposite && before.frame.kind === 'change'
  const frame = isOfFound || isOfRest ? null : carried(part, before, reader)
  const limit = frame?.kind === 'threshold' ? otherLimit(part, before, reader) : []
  const { measures } = reader.lexicon.reference
  // `Children under nets`, after a look back at 2015: of today.
  // `What government puts in`, after a course since 2010: of its newest year.
  const isAfterCourse = frame === null && before.frame.kind === 'change'
  const isOwnTime =
    looksBack(before) ||
    isAfterCourse ||
    // A year of which nothing was held is asked for no longer.
    (before.frame.kind === 'level' && before.toldYear === null) ||
    part.periods.years.length + part.periods.parts.length > 0 ||
    part.periods.isLatest
  const sources =
    part.sources.length > 0
      ? part.sources
      : before.publisher
        ? sourceOf(before.publisher, part.indicator, reader.lexicon.reference)
        : before.sources.filter((source) => measures.has(measureKey(part.indicator ?? 0, source)))
  const kept: Slot[] = [
    'place',
    ...(frame ? (['frame'] as const) : []),
    ...(frame?.kind === 'groups' && part.group === null ? (['group'] as const) : []),
    ...(isOwnTime || before.periods.years.length === 0 ? [] : (['period'] as const)),
  ]
  return {
    part: {
      ...part,
      places: isOfFound ? [before.found] : before.places,
      level: isOfFound || (frame === null && !isOfAll) ? part.level : before.level,
      sources,
      publisher: part.publisher ?? (part.sources.length > 0 ? null : before.publisher),
      periods: isOwnTime ? part.periods : before.periods,
      group: part.group ?? (frame ? before.group : null),
      cues: frame ? new Set([...before.cues, ...part.cues]) : part.cues,
      count: frame ? before.count : part.count,
      isNth: frame ? before.isNth : part.isNth,
      unused: [...part.unused, ...unused, ...limit],
    },
    kept,
    frame: frame ?? plainly(part, before, reader),
    // `Same for the other one`, after two places and another figure of the second.
    earlierPlaces: before.earlierPlaces.filter((id) => !before.places.includes(id)),
    earlierYears: [],
    source: null,
    replaced: {
      ...{ slot: 'indicator', told: before.told, ids: before.indicators.slice(0, 1) },
      isFurther: before.replaced?.slot === 'indicator' || undefined,
    },
  }
}

const ALSO = /\b(also|as well|too)\b/i

/** `Which of them also have wasting below 6%`, after those below a limit: the places that meet both; null for other words. */
export function withBothLimits(
  part: ReadPart,
  { before, text }: { readonly before: Question; readonly text: string },
): Continued | null {
  const { frame, indicators, places, level } = before
  const isAlso =
    frame.kind === 'threshold' && part.limit !== null && part.places.length === 0 && ALSO.test(text)
  const [first = null] = indicators
  if (!isAlso || first === null || part.limit === null) return null
  const kept: Continued = {
    part: {
      ...part,
      indicator: first,
      places,
      level,
      sources: before.sources,
      publisher: before.publisher,
      periods: before.periods,
    },
    kept: ['indicator', 'place', 'frame'],
    frame: null,
    ...{ earlierPlaces: [], earlierYears: [], source: null, replaced: null },
  }
  if (part.indicator !== null && part.indicator !== first)
    return {
      ...kept,
      part: { ...kept.part, against: part.indicator },
      frame: { kind: 'both_limits', limit: frame.limit, other: part.limit },
    }
  const within = between(frame.limit, part.limit)
  return within && { ...kept, part: { ...kept.part, limit: within }, frame: { ...frame, limit: within } }
}

/** Two limits of one figure as the band between them; null where they leave no band. */
function between(one: Limit | Band, other: Limit | Band): Band | null {
  if (one.side === 'within' || other.side === 'within' || one.side === other.side) return null
  const from = one.side === 'above' ? one.value : other.value
  const to = one.side === 'above' ? other.value : one.value
  return from < to ? { side: 'within', from, to } : null
}

/** The frame before, where the words ask for nothing but another subject. */
function carried(part: ReadPart, before: Question, reader: Reader) {
  const own = frameOf({
    ...part,
    ...heardBeside(part, reader),
    ...{ isWhere: false, isPremise: false, isSubject: false },
  })
  // `Deaths in that year`, after the year of the most cases: of that year, and no end of time.
  const isOfYear = before.frame.kind === 'extreme_in_time' && part.periods.years.length > 0
  // `What of skilled attendance`: what was asked of the one before, and no description.
  const isOther = own.kind === 'definition' && WHAT_OF.test(part.tokens.map(({ said }) => said).join(' '))
  const isPlain =
    (own.kind === 'level' || isOther) &&
    part.group === null &&
    part.limit === null &&
    !isOfYear &&
    !part.periods.isLatest
  // `Open defecation there`, after its place in the zone: of the place itself.
  const isThere =
    before.frame.kind === 'rank_within' && /\bthere\b/i.test(part.tokens.map(({ said }) => said).join(' '))
  return isPlain && !isThere && CARRIED.includes(before.frame.kind) ? before.frame : null
}

/** `What about malaria deaths`, after a figure: a figure, too, and no description of it. */
function plainly(part: ReadPart, { frame }: Question, reader: Reader) {
  const asked = { ...part, ...heardBeside(part, reader) }
  const own = frameOf({ ...asked, isWhere: false, isPremise: false, isSubject: false })
  // After a turn that was not understood, too: what was asked before it was a figure.
  const isFigure = [...OF_ONE_FIGURE, 'decline'].includes(frame.kind) && own.kind === 'definition'
  return isFigure && WHAT_OF.test(part.tokens.map(({ said }) => said).join(' ')) ? plainFrame('level') : null
}

/** The number that places were held against, where the other subject is measured otherwise: it is no limit of that. */
function otherLimit({ indicator }: ReadPart, { frame, indicators }: Question, { lexicon }: Reader): string[] {
  const unitOf = (id: number) => {
    const about = lexicon.reference.indicators.get(id)
    return about && figureUnit(about)
  }
  const isSame = unitOf(indicator ?? 0) === unitOf(indicators[0] ?? 0)
  if (isSame || frame.kind !== 'threshold') return []
  return [frame.limit.side === 'within' ? `${frame.limit.from}` : `${frame.limit.value}`]
}
