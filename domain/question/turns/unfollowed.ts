import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { DENIALS } from '../denials.ts'
import type { FrameKind } from '../frame.ts'
import { type Continued, textOf } from './follow-up-merged.ts'
import type { Lexicon } from '../lexicon.ts'
import { HAVING, likeBefore } from './like-before.ts'
import { isMeasure } from '../measure-words.ts'
import type { Question } from '../question.ts'
import type { Cue } from '../question-words.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { plainWords } from '../words.ts'

/** Words of a turn for some things of the turns before, which the frame of the turn does not take up. */
const POINTING =
  /\bin[- ]?between\b|\bbetween[?.! ]*$|\b(?:between|among|amongst|of|from) (?:them|these|those|both|(?:the|these|those|all) (?:two|three|four|five|[2-5]))\b|\bthe (?:higher|lower|bigger|smaller|better|worse|larger|greater) one\b/i
/** `In ten years`, of what is yet to come. */
const AHEAD =
  /\bin (?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years?|decades?)(?: time)?[?.! ]*$/i
/** `At least two`, of a share: how many of something, and no limit of the share. */
const SOME_OF =
  /\b(?:at least|more than|fewer than|less than|only) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d|10)[?.! ]*$/i
/** `Minus home births`: the figure before without some, which nobody holds. */
const WITHOUT =
  /^(?:and |but )*(?:minus|less|excluding|except(?: for)?|leaving out|not counting|apart from)\b/i
/** `Malaria share`: how much of the figure before is that of another. */
const OF_ALL = /\b(?:overall|all together|altogether|everyone|everybody|of all|total)\b/i
const HOW_MANY_OF = /\bhow many of (?:them|those|these)\b/i
const SHARE = /\b(?:share|portion|fraction|contribution)[?.! ]*$|^(?:and |in )*both\b/i
const RATES: readonly Cue[] = ['per_1000', 'per_100000']
const AGAIN = /\b(again|repeat|same)\b/i

/** The words that were not understood where the indicator was named that the turn keeps: it is still that of another question. */
export function stillUnknown({ kept }: Continued, { before }: Reader): readonly string[] {
  const isOpen =
    (before?.reason === 'unknown_words' || before?.reason === 'left_out') &&
    !before.kept.includes('indicator') &&
    // The subject of the turns before, said once more, is understood.
    before.replaced?.ids[0] !== before.indicators[0]
  return isOpen && kept.includes('indicator') ? before.unused : []
}

/**
 * Words of a turn that stand for nothing in its answer: `how many in between` after two limits, `the dropout between them` after two
 * doses, `with doctors` after facilities. An answer without them would be that of another question.
 */
export function unfollowedIn(part: ReadPart, merged: Continued, reader: Reader): readonly string[] {
  const { before, lexicon } = reader
  if (!before || before.indicators.length === 0) return []
  const text = textOf(part)
  const isKept = merged.kept.includes('indicator')
  const { places, sources, periods, limit, level } = merged.part
  const isOfSeveral = places.length > 1 || sources.length > 1 || periods.years.length > 1
  // `How many of those were under 15`: a group of them.
  const isOfGroup = part.group !== null && HOW_MANY_OF.test(text)
  const isFollowed = isKept && (isOfSeveral || limit !== null || level !== null || isOfGroup)
  const about = lexicon.reference.indicators.get(merged.part.indicator ?? 0)
  const unit = about && figureUnit(about)
  const own = merged.part.indicator
  const isOther = merged.kept.includes('place') && own !== null && own !== before.indicators[0]
  const isNarrowed =
    (HAVING.test(text) || WITHOUT.test(text)) &&
    part.indicator !== null &&
    part.indicator !== before.indicators[0] &&
    part.places.length === 0 &&
    part.level === null &&
    (WITHOUT.test(text) || likeBefore(part, before, lexicon) === null)
  // `What share is missed`: the rest of a figure that is no share.
  const isDenied = part.cues.has('miss') && unit !== 'percent'
  // `At least 2%` is a limit.
  const isPercent = part.tokens.some((token) => token.isPercent)
  // `What percent is that`, of a number: of what, nobody said.
  const isOtherUnit =
    isKept &&
    unit === 'count' &&
    (RATES.some((cue) => part.cues.has(cue)) || merged.part.cues.has('as_percent'))
  // `Which state has the biggest gap`, after girls and boys: no order of gaps is told, and one of the places is another.
  const isGapOfGroups = part.cues.has('gap') && level !== null && before.group?.category != null
  // `How sure are we`, after a figure of girls: that of everybody is another one.
  const isSureOfGroup = part.cues.has('interval') && before.group !== null && merged.part.group === null
  // `Which state is highest`, after a figure of girls: an order of everybody is another one.
  const isOrderOfGroup =
    level !== null &&
    part.group === null &&
    before.group?.category != null &&
    merged.part.group === null &&
    !OF_ALL.test(text)
  return [
    ...(isKept && isOrderOfGroup ? [text] : []),
    ...(isKept && isSureOfGroup ? [text] : []),
    ...(isKept && isOfSomePeople(part, merged, lexicon) ? [text] : []),
    ...(isKept && isGapOfGroups ? [text] : []),
    ...(isFollowed ? [] : (POINTING.exec(text) ?? [])),
    ...(isKept && unit === 'percent' && part.limit !== null && !isPercent ? (SOME_OF.exec(text) ?? []) : []),
    ...(isOther ? (SHARE.exec(text) ?? []) : []),
    ...(isKept ? (AHEAD.exec(text) ?? []) : []),
    ...(isNarrowed ||
    isDenied ||
    isOtherUnit ||
    (isOther && isOfAnother(part, [own, before.indicators[0]], lexicon))
      ? [text]
      : []),
  ]
}

/** `Among uneducated women`, of a figure of women: of some of them, whom no group of the answer names. */
function isOfSomePeople(
  part: ReadPart,
  merged: Continued,
  { filler, people, reference, indicators }: Lexicon,
): boolean {
  const { group, indicator } = merged.part
  if (!AMONG.test(textOf(part)) || group !== null || part.places.length > 0 || part.level !== null)
    return false
  const about = reference.indicators.get(indicator ?? 0)
  const own = new Set(plainWords(`${about?.shortName} ${about?.fullName}`).map(indicators.conceptOf))
  return part.tokens.some(
    ({ word }) =>
      /^\p{L}{3,}$/u.test(word) &&
      !filler.has(word) &&
      !people.has(word) &&
      !own.has(indicators.conceptOf(word)),
  )
}

const AMONG = /^(?:and |but |what about |how about )*(?:among|amongst) /i

/** `CFR`, after cholera: a word for a measure, found in the name of something else. */
function isOfAnother(
  { contents }: ReadPart,
  indicators: readonly (number | null | undefined)[],
  { reference, filler, people }: Lexicon,
): boolean {
  if (contents.length === 0 || !contents.every(isMeasure)) return false
  const [own = [], before = []] = indicators.map((id) => {
    const about = reference.indicators.get(id ?? 0)
    return plainWords(about?.shortName ?? '').filter(
      (word) => !isMeasure(word) && !filler.has(word) && !people.has(word),
    )
  })
  return !before.some((word) => own.includes(word))
}

type Slots = Pick<
  Question,
  'frame' | 'indicators' | 'places' | 'sources' | 'periods' | 'group' | 'isOpposite'
>

/**
 * The words of a turn whose answer would be the figure before once more, though it says something else: `what changed`, `for spacing`.
 * None where a slot is named again, or the name of the indicator itself.
 */
export function repeatedIn(part: ReadPart, question: Slots, { before, lexicon }: Reader): readonly string[] {
  const text = textOf(part)
  // After how many they are, the level is the same figure once more; how many they are is told beside a level.
  const isSameKind =
    before?.frame.kind === question.frame.kind ||
    (before?.frame.kind === 'number' && question.frame.kind === 'level')
  if (!before || AGAIN.test(text) || !isSameKind || !OF_ONE.includes(question.frame.kind)) return []
  const isNamed = part.places.length + part.sources.length + part.periods.years.length > 0
  const isOther =
    part.cues.has('latest') ||
    part.product !== null ||
    (part.cues.has('figure_word') && question.frame.kind !== 'change')
  const isSame =
    sameOf(question.indicators, before.indicators) &&
    sameOf(question.places, before.places) &&
    sameOf(question.sources, before.sources) &&
    sameOf(question.periods.years, before.periods.years) &&
    sameOf(question.periods.parts, before.periods.parts) &&
    question.group === before.group &&
    question.isOpposite === before.isOpposite
  if (isNamed || (isOther && !OF_SOME.test(text)) || !isSame) return []
  const about = lexicon.reference.indicators.get(question.indicators[0] ?? 0)
  const own = new Set(plainWords(`${about?.shortName} ${about?.fullName}`).map(lexicon.indicators.conceptOf))
  // `Not at home`, of home delivery: the name with a denial is not the name.
  const isDenied = part.tokens.some(({ word }) => DENIALS.has(word))
  const isOfName =
    !isDenied &&
    part.contents.length > 0 &&
    part.contents.every((word) => own.has(lexicon.indicators.conceptOf(word)))
  return isOfName || part.tokens.length > SHORT_TURN ? [] : [text]
}

/** `How many are children`, after a figure of everybody: some of them, and not all once more. */
const OF_SOME =
  /\bhow many (?:are|were|is|was) (?:in |among )?(?:children|kids|babies|infants|newborns|adults|teenagers|adolescents|youths?|people|patients|mothers)\b/i

/** Frames of one place and one figure. */
const OF_ONE: readonly FrameKind[] = ['level', 'change', 'number']

/** Longer turns are questions by themselves, which may ask the same once more in other words. */
const SHORT_TURN = 7

const sameOf = <T>(one: readonly T[], other: readonly T[]) => one.join() === other.join()
