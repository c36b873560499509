import type { Classification } from '#domain/data-source/data-source.ts'
import type { Level } from '#domain/location/location.ts'
import { contentsOf, isFamilyOnly } from './contents.ts'
import { sexesOfOthers } from './wordings/sexes-of-others.ts'
import { indicatorIn } from './find-indicator.ts'
import type { Band, BesidePlace, Limit } from './frame.ts'
import { ofSaidPeople } from './of-said-people.ts'
import { readAges, readCohort } from './read-ages.ts'
import { readBesideNation } from './read-beside-nation.ts'
import { readBesideState } from './read-beside-state.ts'
import { helpFor } from './read-help.ts'
import { afterYears, cuesOf, numbersOfNames, withoutComparatives, withoutNamed } from './read-cues.ts'
import { kindsAsked } from './kinds-asked.ts'
import { describesOthers } from './described-people.ts'
import { isNamedAge, readGroup } from './read-group.ts'
import type { Lexicon } from './lexicon.ts'
import type { Content } from './match-indicators.ts'
import { claimsOf } from './read-claims.ts'
import { readingsOf } from './readings.ts'
import type { Publisher } from './publisher.ts'
import { allOf, chosenOf, namedSources } from './publishers.ts'
import type { AskedGroup, AskedPeriods, DoubleName, HelpTopic, Reading } from './question.ts'
import type { Cue } from './question-words.ts'
import { readLimit } from './read-limit.ts'
import { readOnce } from './read-once.ts'
import { firstOf, readOpposite } from './read-opposite.ts'
import { readPeriods } from './read-periods.ts'
import { readPlaces } from './read-places.ts'
import { allOfLevel, countOf, severalOf, levelInside, levelOf, RANKING } from './read-ranking.ts'
import { type Span, spansOf } from './spans.ts'
import { toldWords } from './told-words.ts'
import type { Token } from './tokens.ts'

/** The content of a part of a question, before its frame is decided. */
export interface ReadPart {
  readonly tokens: readonly Token[]
  readonly cues: ReadonlySet<Cue>
  readonly indicator: number | null
  /** How well the indicator fits, 0 to 1. */
  readonly score: number
  readonly choices: readonly number[]
  readonly sources: readonly number[]
  /** The publisher that is named, and no other source; null for none. */
  readonly publisher: Publisher | null
  readonly classification: Classification | null
  readonly places: readonly number[]
  readonly double: DoubleName | null
  /** A place is named as one of a level at which none has its name. */
  readonly isOfOtherLevel: boolean
  readonly level: Level | null
  readonly periods: AskedPeriods
  readonly group: AskedGroup | null
  readonly count: number | null
  /** The count names one place of the order: the second highest. */
  readonly isNth: boolean
  readonly limit: Limit | Band | null
  /** Places are held against the nation’s own figure; null for none. */
  readonly besidePlace: BesidePlace | null
  readonly isOpposite: boolean
  /** The indicator that this one is held against: `penta 1 against penta 3`. */
  readonly against: number | null
  /** The limit of the indicator that stands beside this one, where both have one. */
  readonly limitBeside: Limit | Band | null
  readonly claimed: readonly number[]
  readonly product: string | null
  readonly help: HelpTopic | null
  readonly isForeign: boolean
  /** Words that nothing accounts for, as they were written. */
  readonly unused: readonly string[]
  /** Words that may name an indicator; none in `and in Kaduna?`. */
  readonly contents: readonly string[]
  /** Words that an indicator is found by. */
  readonly asked: readonly Content[]
  /** The indicators of a family that is named and nothing else. */
  readonly family: readonly number[]
  readonly readings: readonly Reading[]
}

const COMPARING: readonly Cue[] = ['compare', 'gap']

/** Reads the words of a part: names, years, groups, limits. */
export const readPart = readOnce(readAnew)

function readAnew(tokens: readonly Token[], lexicon: Lexicon, currentYear: number): ReadPart {
  const all = spansOf(tokens, lexicon)
  const nation = readBesideNation(tokens) ?? readBesideState(tokens, all, lexicon.reference)
  const isOfNation = (at: number) => nation?.taken.has(at) ?? false
  const spans = all.filter(
    ({ start, count }) => !Array.from({ length: count }, (_, index) => start + index).some(isOfNation),
  )
  const { periods, taken: dated } = readPeriods(tokens, currentYear)
  const namedNumbers = numbersOfNames(tokens, spans)
  const limit = readLimit(tokens, dated, { named: namedNumbers, people: lexicon.people })
  const heard = cuesOf(tokens, spans, { limits: limit.taken, lexicon })
  // `Is the FCT above Nigeria`: without a number it is held against the other place.
  const isBesidePlace = limit.limit === null && (heard.has('above') || heard.has('below'))
  const compares = isBesidePlace || COMPARING.some((cue) => heard.has(cue))
  const places = readPlaces(tokens, spans, { reference: lexicon.reference, compares })
  const claimed = claimsOf(tokens, new Set([...dated, ...limit.taken, ...namedNumbers]))
  const counted = countOf(tokens, heard, new Set([...limit.taken, ...namedNumbers]))
  const ages = readAges(tokens, new Set([...dated, ...limit.taken]))
  const cohort = readCohort(tokens)
  const used = new Set([
    ...dated,
    ...limit.taken,
    ...claimed.taken,
    ...counted.taken,
    ...afterYears(tokens),
    ...(nation?.taken ?? []),
    ...countedSources(tokens, spans),
    ...allOfLevel(tokens),
  ])
  const part = partAsked(periods)
  const isRanking = RANKING.some((cue) => heard.has(cue))
  const level =
    levelOf(tokens, spans, { markers: places.markers, isRanking }) ??
    (isRanking ? levelInside(tokens, places.places, lexicon.reference) : null)
  const contentsWith = (optional: readonly number[], isPartRequired = false) =>
    contentsOf(tokens, spans, {
      ...{ used, lexicon, markers: places.markers, optional },
      part: part && { word: part, isRequired: isPartRequired },
    })
  const family = spans.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'family' ? one.ids : [])),
  )
  const publishing = namedSources(spans)
  const { contents, accepted } = indicatorIn(contentsWith, {
    ...{ spans, family, lexicon, cues: heard, sources: allOf(publishing) },
    ages: ages?.places ?? [],
    cohort: cohort?.places ?? [],
    linking: linkingDigits(tokens, spans),
    hasPart: part !== null,
    at: places.places,
    level,
  })
  const isOfSeveral = isFamilyOnly(contents, spans) && accepted.choices.length > 1
  const found = (isOfSeveral ? null : accepted.id) ?? ofSaidPeople(tokens, accepted.choices, lexicon)
  const isBare = places.places.length === 0 && publishing.length === 0 && periods.years.length === 0
  const isBetween = places.places.length > 1 && periods.parts.length === 0
  const compared = isBetween
    ? withoutComparatives(heard, { tokens, spans, isOfTime: periods.years.length > 1 })
    : heard
  const named = withoutNamed(compared, found, lexicon)
  const cues = describesOthers(tokens, found, lexicon) ? new Set([...named, 'unknown_group' as const]) : named
  const sources = chosenOf(publishing, found, lexicon.reference)
  const [publisher = null, ...otherSources] = publishing
  const group = readGroup(tokens, spans, { indicator: found, lexicon, ages })
  const about = lexicon.reference.indicators.get(found ?? 0)
  const ofCohort = new Set(cohort && about && isNamedAge(cohort, about) ? cohort.places : [])
  const ofAge = new Set(ages && about && isNamedAge(ages, about) ? ages.places : [])
  // Beside other sources a publisher of whom nothing is held would be left out.
  const isAbsent = ({ meanings }: Span) =>
    publishing.length > 1 &&
    meanings.some((one) => one.kind === 'publisher' && one.publisher.sources.length === 0)
  const absent = spans.filter(isAbsent).map(({ start }) => start)
  const lost = found === null ? [] : sexesOfOthers(tokens, spans, about)
  const unused = new Set(found === null ? contents.required.map(({ word }) => word) : accepted.unused)
  const isOpposite = readOpposite(tokens, {
    spans,
    lexicon,
    indicator: found,
    places: contents.places,
    ofName: limit.ofName,
    limits: new Set([...limit.taken, ...(nation?.taken ?? [])]),
  })
  const told =
    found === null && contents.required.length > 0
      ? new Set<number>()
      : toldWords({
          ...{ tokens, spans, lexicon, indicator: found ?? 0 },
          named: contents.places,
          used: new Set([...used, ...places.markers, ...group.ages]),
        })
  // Whoever had no visit at all did not have the first.
  const indicator = isOpposite ? firstOf(found, tokens, lexicon) : found
  const kinds = kindsAsked(cues, tokens.map(({ said }) => said).join(' '))
  const isOfKinds = kinds.length > 1 && cues.has('compare')
  const read = {
    tokens,
    cues,
    indicator,
    score: found === null ? 0 : accepted.score,
    choices: isFamilyOnly(contents, spans)
      ? [...new Set([...family, ...accepted.choices])].slice(0, 3)
      : accepted.choices,
    sources,
    publisher: typeof publisher === 'number' || otherSources.length > 0 ? null : publisher,
    // Of kinds that are held against each other none is meant alone.
    classification: isOfKinds ? null : (kinds[0] ?? null),
    places: places.places,
    double: places.double,
    level,
    isOfOtherLevel: places.isOfOtherLevel && level === null,
    periods: { ...periods, isLatest: cues.has('latest') && periods.years.length === 0 },
    group: group.group,
    count:
      counted.count ??
      severalOf(tokens, cues) ??
      (level === null && cues.has('trend') ? lastRounds(tokens) : null),
    isNth: counted.isNth,
    limit: limit.limit,
    besidePlace: nation?.beside ?? null,
    isOpposite,
    against: null,
    limitBeside: null,
    claimed: claimed.values,
    product:
      spans.flatMap(({ meanings }) =>
        meanings.flatMap((one) => (one.kind === 'product' ? [one.topic] : [])),
      )[0] ?? null,
    help: isBare ? helpFor(tokens, lexicon.help) : null,
    isForeign:
      spans.some(({ meanings }) => meanings.some(({ kind }) => kind === 'country')) ||
      tokens.some(
        ({ said }, at) =>
          /^(countries|abroad|overseas|worldwide|globally)$/i.test(said) &&
          !/refugees/i.test(about?.shortName ?? '') &&
          !spans.some(
            ({ start, count, meanings }) =>
              start <= at && at < start + count && meanings.some(({ kind }) => kind === 'indicator'),
          ),
      ),
    unused: tokens
      .filter(
        (token, at) =>
          !used.has(at) &&
          !group.ages.has(at) &&
          !ofCohort.has(at) &&
          !ofAge.has(at) &&
          !lexicon.kin.get(found ?? 0)?.has(token.said.toLowerCase()) &&
          (told.has(at) ||
            absent.includes(at) ||
            lost.includes(at) ||
            (unused.has(token.word) && contents.places.has(at))),
      )
      .map(({ said }) => said),
    contents: contents.required.map(({ word }) => word),
    asked: contents.all,
    family: isFamilyOnly(contents, spans) ? family : [],
  }
  return { ...read, readings: readingsOf(tokens, spans, { contents, group: group.taken, dated, part: read }) }
}

/** The length of the times shorter than a year that are asked for. */
function partAsked({ parts: [first], unit }: AskedPeriods): 'week' | 'month' | null {
  return first === undefined ? unit : first.includes('W') ? 'week' : 'month'
}

/** `4` and `2` before a place, as short messages write `for` and `to`. */
function linkingDigits(tokens: readonly Token[], spans: readonly Span[]): number[] {
  return spans.flatMap(({ start, meanings }) =>
    meanings.some(({ kind }) => kind === 'place') && /^[24]$/.test(tokens[start - 1]?.said ?? '')
      ? [start - 1]
      : [],
  )
}

/** `Between the last two NDHS`: how many rounds are meant; null where that is not said. */
function lastRounds(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(
    ({ word }, place) =>
      /^[2-9]$/.test(word) && /^(last|latest|newest|recent)$/.test(tokens[place - 1]?.word ?? ''),
  )
  return at < 0 ? null : Number(tokens[at]?.word)
}

/** `The last two NDHS`, `two surveys`: the number counts sources and rounds, and is no dose. */
function countedSources(tokens: readonly Token[], spans: readonly Span[]): number[] {
  return tokens.flatMap(({ word }, at) => {
    if (
      !/^[2-9]$/.test(word) ||
      !/^(last|latest|past|recent|newest|these|the|both)$/.test(tokens[at - 1]?.word ?? '')
    )
      return []
    const isSource = spans.some(
      ({ start, meanings }) =>
        start === at + 1 && meanings.some(({ kind }) => kind === 'source' || kind === 'publisher'),
    )
    return isSource || /^(survey|round|source|edition)$/.test(tokens[at + 1]?.word ?? '') ? [at] : []
  })
}
