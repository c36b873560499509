import { NATION } from '#domain/location/location.ts'
import { deniedBeside, halfDenied } from './half-denied.ts'
import { clausesIn } from './left-out-clauses.ts'
import { againstCourse, besideOrder, ofPlaces } from './left-out-of-places.ts'
import { otherMeasure } from './left-out-of-measure.ts'
import { isCount, isOfName, isPercent, namedWords } from './left-out-names.ts'
import { sharesIn } from './left-out-shares.ts'
import type { Lexicon } from '../lexicon.ts'
import { isPremise } from './premise.ts'
import type { Question } from '../question.ts'
import type { Cue } from '../question-words.ts'
import type { ReadPart } from '../read-part.ts'
import { isConjunction } from './when-clause.ts'
import { isUnderLine } from '../read-opposite.ts'
import { isNthAt } from '../read-ranking.ts'
import { spansOf } from '../spans.ts'
import { plainWords } from '../words.ts'
import { COURSE, ENDS, FOLLOWED, OF_ONE, OF_ONE_YEAR, TURNING } from '../turns/followed-cues.ts'

const TWO_LIMITS =
  /\bneither\b|\b(below|under|over|above|than) \d+.{0,12} (or|nor) (is |are )?(below|under|over|above|less|more|greater|fewer)\b/i
/** Words for the ends of an order that are said of places alone. */
const IN_FRONT = /champion|performer|frontrunner|first|visit|help|start|best off|worst off|populous|people/i
const LINES: readonly Cue[] = ['compare', 'below']
const LEVELS: readonly Cue[] = ['state', 'lga', 'zone']

/** Words of comparing that also only join or bound: `a nurse or midwife`, `against measles`. */
const JOINING = /^(or|against|between|both|beside|next to|than)$/i

type Said = Pick<
  Question,
  'text' | 'frame' | 'isOpposite' | 'isNth' | 'periods' | 'claimed' | 'places' | 'indicators' | 'level'
>

/**
 * The words of a question that its frame does not follow, as they were written: the answer would leave them out, and be that
 * of another question. None where everything is followed.
 */
export function leftOut(
  { text, frame, isOpposite, isNth, periods, claimed, places, indicators, level }: Said,
  { tokens, cues, indicator }: Pick<ReadPart, 'tokens' | 'cues' | 'indicator'>,
  lexicon: Lexicon,
): string[] {
  const followed =
    FOLLOWED[frame.kind] ?? (frame.kind === 'why_differ' && level !== null ? TURNING : undefined)
  if (!followed) return []
  const own = namedWords(indicators, lexicon)
  const about = lexicon.reference.indicators.get(indicators[0] ?? 0)
  const nameOf = `${about?.shortName} ${about?.fullName}`.toLowerCase()
  const spans = spansOf(tokens, lexicon)
  // What was heard in words of this question alone: not what it keeps from the one before.
  const wordsOf = (cue: Cue) =>
    spans
      .filter(({ meanings }) => meanings.some((one) => one.kind === 'cue' && one.cue === cue))
      .map(({ start, count }) =>
        tokens
          .slice(start, start + count)
          .map(({ said }) => said)
          .join(' '),
      )
  const isOfOwn =
    periods.years.length + periods.parts.length > 0 ||
    tokens.some(({ word, said }) => own.has(word) || /^totals?$/i.test(said))
  const isZone =
    places.length === 1 && lexicon.reference.locations.get(places[0] ?? 0)?.level === 2 && level === null
  const isBeside = (cue: Cue, words: string) =>
    (cue === 'compare' && (JOINING.test(words) || isOpposite)) ||
    (ENDS.includes(cue) && frame.kind === 'level' && places.length === 1 && isPremise(text)) ||
    // `The year 2000`, `since nobody delivers at home`: no other time is asked for.
    (cue === 'when' && (periods.years.length > 0 || isConjunction(words, tokens))) ||
    (cue === 'since' && periods.years.length + periods.parts.length === 0) ||
    (cue === 'why' && (claimed.length > 0 || (/^because$/i.test(words) && isPremise(text)))) ||
    // `Don collect BCG`: they got it; `how trustworthy` of a figure says nothing else.
    (cue === 'method' && /^collect\w*$|trustworth|credible|dependable/i.test(words)) ||
    // `Do they add up`, of the figure before: no sum is asked of a name or a time.
    (cue === 'total' && frame.kind === 'level' && (isOfOwn || periods.parts.length > 1)) ||
    // `Average household size`, `distance to a facility`: the word belongs to the name.
    plainWords(words).some((word) => own.has(word)) ||
    // The average of the country, or of a zone, is its own figure.
    (cue === 'mean' && (places.includes(NATION) || isZone)) ||
    // `States below their target`: the answer holds each against it.
    ((cue === 'above' || cue === 'below') &&
      (!['rank', 'beside_place'].includes(frame.kind) ||
        cues.has('target') ||
        cues.has('sdg') ||
        /^(pass|over)$/i.test(words))) ||
    // `Less than three dollars a day` is what poverty means.
    (LINES.includes(cue) && about !== undefined && isUnderLine(about) && /less|below|under/i.test(words)) ||
    (cue === 'as_percent' && isPercent(indicators, lexicon)) ||
    (cue === 'when' && isOfName(words, tokens, { indicators, lexicon })) ||
    (cue === 'target' && frame.kind === 'groups')
  // `How much did it go up`, of two places in one year: beside each other they tell no course.
  const isOfOneYear =
    frame.kind === 'compare_places' &&
    periods.years.length === 1 &&
    !cues.has('since') &&
    !cues.has('compare')
  const isFollowed = (cue: Cue) => followed.includes(cue) && !(isOfOneYear && COURSE.includes(cue))
  const open = TURNING.filter((cue) => cues.has(cue) && !isFollowed(cue)).flatMap((cue) =>
    wordsOf(cue).filter((words) => !isBeside(cue, words)),
  )
  // `Which states are worse than Kano`: the place and the country are no answer.
  const isOfThem = frame.kind === 'compare_places' && places.length === 1 && !cues.has('all')
  const levels = level !== null && (OF_ONE.includes(frame.kind) || isOfThem) ? LEVELS.flatMap(wordsOf) : []
  // Two figures beside each other are told of a few places.
  const otherPlaces =
    frame.kind === 'compare_indicators' && frame.asks === 'pair' && level === null
      ? places.slice(3).flatMap((id) => lexicon.reference.locations.get(id)?.name ?? [])
      : []
  // `Twice as fast as Nigeria`: places that moved are told of a zone, and held against none.
  const isOfZone = (id: number) => lexicon.reference.locations.get(id)?.level === 2
  const rivals =
    frame.kind === 'change_by_place' && !places.every(isOfZone)
      ? tokens.filter(({ said }) => /^(than|as|like|outside)$/i.test(said)).map(({ said }) => said)
      : []
  // `More malaria deaths than in the past`: one figure is held against nothing.
  const isAlone = frame.kind === 'level' && !isOpposite && claimed.length === 0 && !isPremise(text)
  // `More than 10% of the budget`, `less than $4.20 a day`: a number of the name.
  const isOfNumber = (at: number) =>
    [1, 2].some(
      (step) => /\d/.test(tokens[at + step]?.said ?? '') && nameOf.includes(tokens[at + step]?.said ?? ''),
    )
  const than = isAlone
    ? tokens.filter(({ word }, at) => word === 'than' && !isOfNumber(at)).map(({ said }) => said)
    : []
  const years =
    periods.years.length > 1 && !periods.isRound && OF_ONE_YEAR.includes(frame.kind)
      ? periods.years.slice(1).map(String)
      : []
  // `Neither below 40 nor above 60`: two limits of one figure.
  const limits =
    frame.kind === 'threshold' && TWO_LIMITS.test(text)
      ? tokens.filter(({ said }) => /^(neither|nor|or)$/i.test(said)).map(({ said }) => said)
      : []
  const behind =
    frame.kind === 'change' ? COURSE.flatMap(wordsOf).filter((words) => /catch|caught/i.test(words)) : []
  // Weeks and months are added up where one figure is asked for, and in no other frame.
  const parts = frame.kind === 'level' ? [] : periods.parts.slice(1).map((part) => part.slice(0, 4))
  // `BCG champions in Kano`: places that are in front, and no time of one place.
  const isOfTime = frame.kind === 'extreme_in_time'
  const inFront = isOfTime ? ENDS.flatMap(wordsOf).filter((words) => IN_FRONT.test(words)) : []
  const saidIn = (at: number) =>
    tokens
      .slice(at, at + 2)
      .map(({ said }) => said)
      .join(' ')
  // `How many stunted children recovered`: of people nobody counts a change.
  const people = tokens.findIndex(
    ({ word }, at) =>
      word === 'many' &&
      tokens[at - 1]?.word === 'how' &&
      !/^(point|percent|state|lga|zone|year|round|time)$/.test(tokens[at + 1]?.word ?? '') &&
      tokens.slice(at + 1, at + 3).some((token) => lexicon.people.has(token.word)),
  )
  const counted = frame.kind === 'change' && people > 0 ? [saidIn(people - 1)] : []
  // `Who is between Kano and Lagos`: a place that lies there, and not the two.
  const isBetween = frame.kind === 'compare_places' && /^(who|which|what|where)$/i.test(tokens[0]?.said ?? '')
  const between = isBetween
    ? tokens
        .filter(
          ({ word }, at) =>
            word === 'between' &&
            /^(is|lie|lies|stand|stands|come|comes|rank|ranks|fall|falls|are|sit|sits)$/.test(
              tokens[at - 1]?.word ?? '',
            ),
        )
        .map(({ said }) => said)
    : []
  // `The second highest ever`, `from the highest to the second`: one place of an order is followed by a ranking alone.
  const isOneOfOrder = frame.kind === 'rank' && !cues.has('gap') && !cues.has('among')
  const nth =
    isNth && !isOneOfOrder ? tokens.filter((_, at) => isNthAt(tokens, at)).map(({ said }) => said) : []
  // `The rank of Kano among northern states`, `the state most like Kano`.
  const isPlaceOfOrder = frame.kind === 'rank_of_place' || frame.kind === 'compare_places'
  const beside = isPlaceOfOrder ? besideOrder(frame, { tokens, spans }) : []
  // `TB cases missed`: of a number there is no rest.
  const missed = frame.kind === 'level' && !isOpposite && isCount(indicators, lexicon) ? wordsOf('miss') : []
  const shares = sharesIn(tokens, spans, { indicators, lexicon, frame })
  const course = againstCourse(frame, { tokens, cues, wordsOf })
  return [
    ...new Set([
      ...open,
      ...levels,
      ...rivals,
      ...otherPlaces,
      ...than,
      ...years,
      ...parts,
      ...limits,
      ...behind,
      ...inFront,
      ...counted,
      ...nth,
      ...beside,
      ...missed,
      ...clausesIn(frame, {
        ...{ tokens, spans, claimed },
        about,
      }),
      ...shares,
      ...otherMeasure(frame.kind, { tokens, about: indicator === null ? undefined : about }),
      ...(isOpposite ? [...halfDenied(tokens, about, lexicon), ...deniedBeside(tokens, about, lexicon)] : []),
      ...between,
      ...course,
      ...ofPlaces(frame, { tokens, spans, lexicon }).filter((words) => !nameOf.includes(words.toLowerCase())),
    ]),
  ]
}
