import { NATION } from '#domain/location/location.ts'
import { askedOtherwise } from './wordings/asked-otherwise.ts'
import { attendanceAsked } from './attendance.ts'
import { ofCity } from './city.ts'
import { continued } from './turns/follow-up.ts'
import { heardBeside } from './turns/follow-up-merged.ts'
import { frameOf } from './frame-of.ts'
import { furtherKindAsked } from './further-kinds.ts'
import type { Read } from './figure-asked.ts'
import { ownKindAsked } from './own-kinds.ts'
import { outOfScope } from './out-of-scope.ts'
import { NOTHING_AROUND, type Question } from './question.ts'
import { settledBySource } from './held-by-source.ts'
import { isOfSome } from './of-some.ts'
import { type ReadPart, readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { languageIn } from './language-in.ts'
import { mended } from './mended.ts'
import { isPremise } from './left-out/premise.ts'
import { saidInFull } from './turns/said-in-full.ts'
import { isSubject } from './read-subject.ts'
import { againstEachOther } from './against-each-other.ts'
import { limitsTogether } from './limits-together.ts'
import { shareOfNamed } from './share-of-named.ts'
import { droppedMeasure, withDroppedHalf } from './half-dropped.ts'
import { splitParts } from './split-parts.ts'
import { placeUnsaid } from './turns/turn-its-zone.ts'
import { helpStill } from './turns/help-still.ts'
import { toldFirstOf } from './turns/told-apart.ts'
import { placesStillMeant } from './turns/turn-several.ts'
import { repeatedIn, stillUnknown, unfollowedIn } from './turns/unfollowed.ts'
import { sameAgain, shareDropped } from './turns/unfollowed-same.ts'
import { timesInFull } from './turns/times-in-full.ts'
import { topicIndicators } from './topic-indicators.ts'
import { type Token, tokensOf } from './tokens.ts'
import { withoutWrapper } from './wrappers.ts'
import { helpFor, termAsked } from './read-help.ts'
import { decline, doubtIn } from './doubt-in.ts'
import { declined } from './empty-question.ts'

/** Where a text may be taken apart it is read piece by piece, and again with the pieces before: no question has so many of them. */
const MOST_JOINTS = 40

/** Signs and words at which a text may be taken apart. */
function jointsOf(tokens: readonly Token[]): number {
  return tokens.filter(
    ({ word, after }) =>
      /[,.;:&+/\u2013-]/.test(after) || /^(and|or|plus|but|to|for|with|versus|vs|than)$/.test(word),
  ).length
}

/** More parts than this are not answered at once. */
const MOST_PARTS = 4

/** Reads a text by the names of what it asks for: as one question, or as several that it asks at once. */
export function readByName(asIs: string, reader: Reader): Question[] {
  return readNames(asIs, reader, true)
}

function readNames(asIs: string, reader: Reader, mayBeFurther: boolean): Question[] {
  const full = saidInFull(timesInFull(asIs), reader)
  const text = askedOtherwise(full, reader)
  const written = tokensOf(text)
  if (!written.some(({ said }) => /\p{L}|\d/u.test(said))) return [declined(text, 'empty')]
  if (jointsOf(written) > MOST_JOINTS) return [declined(text, 'not_understood')]
  if (ARITHMETIC.test(text)) return [declined(text, 'not_understood')]
  if (TIME_ALONE.test(text)) return [declined(text, 'no_context')]
  const read: Read = (rest, asker) => readNames(rest, asker, mayBeFurther)
  const own =
    ownKindAsked({ asIs, full, text }, reader, read) ??
    // What is left of such a question is none of them again.
    (mayBeFurther
      ? furtherKindAsked([full, text], reader, (rest, asker) => readNames(rest, asker, false))
      : null)
  if (own) return [own]
  const ofAges = attendanceAsked(text, reader, read)
  if (ofAges) return ofAges
  const { lexicon } = reader
  // After a figure `the margin of error` is that of the figure.
  const help = termAsked(text, lexicon.help, { mayBeBare: reader.before === null })
  if (help) return [{ ...declined(text, 'not_understood'), frame: { kind: 'help' }, reason: null, help }]
  const scope = outOfScope(mended(written, lexicon), lexicon)
  // Who forgot a password asks for help.
  const isHelp = scope.reason === 'injection' && helpFor(written, lexicon.help) !== null
  if (scope.reason !== null && !isHelp) return [declined(text, scope.reason)]
  const asked = withoutWrapper(corrected(isHelp ? written : scope.tokens, reader), reader)
  const whole = readPart(asked, lexicon, reader.currentYear)
  const readOne = (tokens: readonly Token[]) => readPart(tokens, lexicon, reader.currentYear)
  const split = splitParts(whole, readOne, lexicon.people)
  const apart = againstEachOther(whole, limitsTogether(whole, split, lexicon.reference), lexicon)
  const all = apart.length === 1 ? (withDroppedHalf(whole, readOne, lexicon) ?? apart) : apart
  // Of two different things there is no mean, and no sum.
  const isAdded = whole.cues.has('mean') || ADDED.test(text)
  if (all.length > 1 && isAdded && !whole.places.includes(NATION))
    return all.slice(0, 1).map((part) => ({ ...settled(text, part, reader), ...decline('not_aggregable') }))
  // `Below the national average in penta 3 and above it in ANC 4`: one side holds for one of them.
  const isOfSeveral = split.length > 1 && whole.besidePlace !== null
  if ((all.length > 1 && isOfSome(asked)) || isOfSeveral)
    return all.slice(0, 1).map((part) => ({ ...settled(text, part, reader), ...decline('unknown_group') }))
  const share =
    shareOfNamed(text, all, reader) ?? (all.length === 1 ? droppedMeasure(whole, readOne, lexicon) : null)
  if (share !== null)
    return all
      .slice(0, 1)
      .map((part) => ({ ...settled(text, part, reader), ...decline('left_out'), unused: [share] }))
  // People correct themselves: the last of several is meant.
  const parts = CORRECTS.test(text) ? all.slice(-1) : all
  const pointing = placesStillMeant(full, reader)
  return parts
    .slice(0, MOST_PARTS)
    .map((part) => settled(text, part, reader))
    .map((one) => {
      const open = pointing ?? (one.reason === null ? placeUnsaid(full, one, reader.before) : null)
      return open === null ? one : { ...one, ...decline('left_out'), unused: [open] }
    })
}

/** `What is 5 + 5`: of numbers alone, and of no figure. */
const ARITHMETIC =
  /^(?:what(?:['’]?s| is)|how much is|calculate|compute|solve)? *(?!(?:19|20)\d\d\b)\d+(?:\.\d+)?(?: *(?:[-+*×÷x=]|plus|minus|times|divided by) *\d+(?:\.\d+)?)+[\s?.!=]*$/i

/** `5 years before`, of nothing: a time, and no age of anybody. */
const TIME_ALONE =
  /^(?:and |what about |in |what )*(?:the )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years?|months?|weeks?|decades?) (?:before|after|ago|earlier|later|back)(?: that| this| it)?[?.! ]*$/i

const ADDED =
  /\b(plus|added to|sum of|total of|combined|times(?! over)|(?<!(?:mortality|fatality|sex|gender|dependency|death) )ratio|divided by)\b/i

const CORRECTS = /\b(i mean|i meant|scratch that|no wait|make that|correction|or rather|sorry)\b|\bno[,:] /i

/** `Not ANC 4, ANC 1`, `… no: home delivery`: what is said after the denial is meant, and goes on with what was said before. */
function corrected(tokens: readonly Token[], { lexicon, currentYear }: Reader): readonly Token[] {
  const isStop = (at: number) => [',', ':', '.'].includes(tokens[at]?.after ?? '')
  const end = tokens.findIndex((_, at) => at > 0 && isStop(at))
  const isDenied = /^(not|no|nope)$/i.test(tokens[0]?.said ?? '') && end > 0
  const aside = tokens.findLastIndex(
    ({ said }, at) => at > 0 && /^no$/i.test(said) && isStop(at) && isStop(at + 1),
  )
  // `ANC 4 in Kano, not ANC 1`: the first is meant.
  const denied = tokens.findLastIndex(
    ({ said, sentence }, at) =>
      /^not$/i.test(said) && at > 0 && (isStop(at) || tokens[at - 1]?.sentence !== sentence),
  )
  const [meant, other] = [tokens.slice(0, denied), tokens.slice(denied + 1)]
  const isNamed = (some: readonly Token[]) => readPart(some, lexicon, currentYear).indicator !== null
  if (denied > 0 && other.length > 0 && other.length <= SHORT && isNamed(meant) && isNamed(other))
    return meant
  const own = aside > 0 ? readPart(tokens.slice(0, aside), lexicon, currentYear) : null
  // A place that was said before holds for what is said after.
  const isAside =
    own !== null && own.places.length === 0 && own.level === null && own.periods.years.length === 0
  const from = isDenied ? end : isAside ? aside + 1 : -1
  const [first] = tokens
  const rest = tokens.slice(from)
  if (!first || from < 0 || readPart(rest, lexicon, currentYear).indicator === null) return tokens
  return [{ ...first, word: 'rather', said: 'rather' }, ...rest]
}

/** Words of what is denied at the end. */
const SHORT = 4

function settled(text: string, part: ReadPart, reader: Reader): Question {
  const meant = continued(part, reader)
  const goesOn = { ...meant, part: settledBySource(meant.part, reader.lexicon) }
  const unused = [...goesOn.part.unused, ...stillUnknown(goesOn, reader)]
  const merged = { ...goesOn, part: { ...goesOn.part, unused } }
  const frame = frameOf({
    ...merged.part,
    help: helpStill(merged),
    ...heardBeside(merged.part, reader),
    isWhere: isWhere(part),
    isPremise: isPremise(text),
    isSubject: isSubject(part, reader.lexicon),
  })
  // `Mental health`: a subject that no name has, and of which a family is offered.
  const named = { topic: part.contents, choices: [] }
  const isOfFamily =
    part.family.length > 0 &&
    topicIndicators(named, reader.lexicon.reference).length === 0 &&
    merged.kept.length === 0
  const asked: Question = {
    text,
    frame: merged.frame ?? frame,
    reason: null,
    indicators: [merged.part.indicator, merged.part.against].filter((id) => id !== null),
    counted:
      frame.kind === 'number' || frame.kind === 'groups'
        ? (reader.lexicon.counts.get(merged.part.indicator ?? 0) ?? null)
        : null,
    belowNation: reader.lexicon.belowNation.get(merged.part.indicator ?? 0) ?? [],
    choices: isOfFamily ? part.family : merged.part.choices,
    sources: merged.part.sources,
    publisher: merged.part.publisher,
    classification: merged.part.classification,
    places: merged.part.places,
    earlierPlaces: merged.earlierPlaces,
    earlierYears: merged.earlierYears,
    named: namedStill(merged.part, reader),
    found: null,
    told: merged.source,
    toldYear: null,
    around: NOTHING_AROUND,
    replaced: merged.replaced,
    double: merged.part.double,
    level: merged.part.level,
    periods: merged.part.periods,
    group: merged.part.group,
    language: languageIn(tokensOf(text), reader.lexicon),
    cues: merged.part.cues,
    count: merged.part.count,
    isNth: merged.part.isNth,
    isOpposite: merged.part.isOpposite,
    claimed: part.claimed,
    topic: isOfFamily ? [] : part.contents,
    product: part.product,
    help: part.help,
    unused: merged.part.unused,
    readings: part.readings,
    kept: merged.kept,
  }
  const question = ofCity(asked, reader.lexicon.reference)
  const doubt = doubtIn(question, { ...part, unused: merged.part.unused }, reader)
  if (doubt.frame !== undefined) {
    const places = placesStill(question, part, reader)
    return { ...question, ...doubt, places, earlierPlaces: earlierStill(question, places, reader) }
  }
  const open = [
    ...unfollowedIn(part, merged, reader),
    ...repeatedIn(part, question, reader),
    ...sameAgain(part, question, reader),
    ...shareDropped(part, question, reader),
  ]
  if (open.length > 0) return { ...question, ...decline('left_out'), unused: [...new Set(open)] }
  return { ...question, ...doubt, toldFirst: toldFirstOf(question, reader.before) }
}

/** The places that an answer before told, where some of them are asked about now: what is asked next may be of the others. */
function namedStill({ places, level }: ReadPart, { before }: Reader): readonly number[] | undefined {
  const named = before?.named ?? []
  return level === null && places.length > 0 && places.every((id) => named.includes(id)) ? named : undefined
}

/** The places of a short turn that was not understood and names none: what is asked next is asked of those before. */
function placesStill(
  { places, kept, indicators }: Question,
  part: ReadPart,
  { before }: Reader,
): readonly number[] {
  const isBare =
    indicators.length > 0 &&
    places.length === 0 &&
    kept.length === 0 &&
    part.level === null &&
    part.double === null
  return isBare && before !== null && part.tokens.length <= SHORT_TURN ? before.places : places
}

/** The places of the turns before one that was not understood: `the state` is still the one that they were about. */
function earlierStill(
  { earlierPlaces }: Question,
  places: readonly number[],
  { before }: Reader,
): readonly number[] {
  if (before === null || earlierPlaces.length > 0) return earlierPlaces
  return [...new Set([...before.earlierPlaces, ...before.places])].filter((id) => !places.includes(id))
}

const SHORT_TURN = 6

/** `Where`, `who` and `whose` as words of asking; after the name of people they only go on. */
function isWhere({ tokens }: ReadPart): boolean {
  return tokens.some(({ said, after }, at) => /^(where|who|whose)$/i.test(said) && (at === 0 || after !== ''))
}
