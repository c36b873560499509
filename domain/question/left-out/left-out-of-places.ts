import type { Frame, FrameKind } from '../frame.ts'
import { DENIALS } from '../denials.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Cue } from '../question-words.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** Frames that look for places: each word of such a question may say which, or how they are put in order. */
const OF_PLACES: readonly FrameKind[] = ['change_by_place', 'rank', 'both_limits', 'beside_place']
/** Words that only bind, ask or thank. */
const BINDING =
  /^(d|di|de|rather|first|about|then|too|same|again|how|when|much|many|such|still|bear|bears|sit|sits|count|climb|climbed|the|a|an|in|with|for|to|on|has|have|had|having|where|of|from|which|wey|what|are|is|was|were|be|been|being|under|did|do|does|don|dey|get|gets|got|who|whose|by|saw|see|seen|at|more|made|make|use|using|used|among|amongst|they|their|it|its|as|and|or|recorded|record|lie|lies|points?|less|within|back|but|that|this|these|those|you|your|owns|owned|hold|holds|held|give|gives|gave|given|take|takes|took|yet|reach|reaches|reached|meet|meets|met|achieve|achieved|attain|attained|hit|hits|live|lives|people|children|child|kids|women|men|mothers|girls|boys|babies|households?|abeg|wo|wace|yara|pikin|please|pls|kindly|tell|me|i|we|us|my|our|want|need|know|like|can|could|would|may|show|list|name|find|let|now|currently|today|there|here|no|any|some|all|every|each|across|per|over|during|between|both|so|just|also|according|based|country|nigeria|nigerian|nation|national|overall|state|states|lga|lgas|zone|zones|local|government|area|areas|region|regions|senatorial|districts?|rate|rates|level|levels|coverage|prevalence|percent|percentage|cent|share|proportion|figure|figures|number|numbers|value|values|data|report|reports|survey|year|years|place|places|go|goes|went|going|come|comes|came|doing|done|put|look|looking|want|im|am|wetin|na|di|dis|dat|for|um|uh|er|okay|ok|well|hello|hi|thanks|thank|sir|madam|ma|good|question|answer)$/i

/** What sources and places do with figures. */
const REPORTING =
  /^(report|reported|publish|published|submit|submitted|included|include|covered|surveyed|measured|respond|release)$/i

/** Words of a question about places that nothing follows, and that are more than binding: `almost`, `odd`, `from first to last`. */
export function ofPlaces(
  frame: Frame,
  {
    tokens,
    spans,
    lexicon,
  }: {
    readonly tokens: readonly Token[]
    readonly spans: readonly Span[]
    readonly lexicon: Lexicon
  },
): string[] {
  const isOfPlaces = OF_PLACES.includes(frame.kind) || (frame.kind === 'threshold' && frame.asks === 'which')
  const parts = lexicon.tagger?.(tokens.map(({ said }) => said))
  if (!isOfPlaces || !parts) return []
  const isSpanned = (at: number) => spans.some(({ start, count }) => at >= start && at < start + count)
  const isPlaceAt = (at: number) =>
    spans.some(
      ({ start, count, meanings }) =>
        at >= start && at < start + count && meanings.some(({ kind }) => kind === 'place' || kind === 'area'),
    )
  const isBesidePlace = (at: number) => {
    const next = tokens.findIndex(
      (one, place) => place > at && !/^(the|in|of|for|at|states?)$/.test(one.word),
    )
    return isPlaceAt(at - 1) || isPlaceAt(next)
  }
  return tokens.flatMap(({ said, word }, at) => {
    // `From first to last`, `relative to`.
    const isFrom = /^first$/i.test(said) && tokens[at - 1]?.word === 'from'
    if (isFrom || /^relative$/i.test(said)) return [said]
    // `The top 10% of states`.
    const isShare = tokens[at]?.isPercent || tokens[at + 1]?.word === 'percent'
    if (
      isShare &&
      /^(top|bottom|best|worst|highest|lowest|leading|first|last)$/i.test(tokens[at - 1]?.said ?? '')
    )
      return [said]
    // `Which states did not report`: those that did are the others.
    // `Moved up the most places`: of an order, and not of figures.
    const isOfOrder = frame.kind === 'change_by_place' && /^(places?|positions?|ranks|spots?)$/i.test(said)
    if (isOfOrder && /^(most|many|more|\d+|top|last|its|their)$/.test(tokens[at - 1]?.word ?? ''))
      return [said]
    // `Only the north east`, `in the south only`: the places are what was named.
    if (/^(only|just|alone)$/i.test(said) && isBesidePlace(at)) return []
    if (DENIALS.has(word) && REPORTING.test(tokens[at + 1]?.said ?? '')) return [said]
    // `Women who own their own phone`; `its own target` is of the place.
    const isTheirs =
      /^own$/i.test(said) && /^(their|her|his|who|women|men|people|that)$/.test(tokens[at - 1]?.word ?? '')
    if (lexicon.talk.has(word) || isTheirs) return []
    if (isSpanned(at) || BINDING.test(said) || MOST.test(said) || /\d/.test(word)) return []
    // `In week 8 of 2020`: a time.
    if (/^(week|month)$/.test(word) && /^\d/.test(tokens[at + 1]?.word ?? '')) return []
    const isOther = lexicon.filler.has(word)
    const isTold = parts[at] === 'adjective' || parts[at] === 'adverb' || parts[at] === 'verb'
    return isOther || (isTold && !lexicon.vocabulary.has(word)) ? [said] : []
  })
}

interface Heard {
  readonly tokens: readonly Token[]
  readonly cues: ReadonlySet<Cue>
  /** The words by which a cue was heard. */
  readonly wordsOf: (cue: Cue) => readonly string[]
}

/** `Tiniest`, `weakest`: a superlative that is none of those for the most. */
function isOtherEnd(said: string): boolean {
  return /.{3}est$/i.test(said) && !MOST.test(said)
}

const MOST =
  /^(big+est|larg\w+|great\w+|high\w+|steep\w+|sharp\w+|furthest|farthest|fastest|quickest|strongest|deepest|widest|latest|newest|heaviest|hardest|worst|best|lowest|north-?west|south-?west|west|midwest|test|interest|request|honest|latest|forest|northwest|southwest|poorest|richest|highest)$/i

const EVERY =
  /^(average|averages|mean|median|exactly|every|each|always|consistently|steadily|continuously|continually)$/i
const ROUND = /^(round|survey|time|edition|wave|period|year)$/
const LEVEL = /^(state|lga|zone|place|local|region)$/

const SLIGHT =
  /^(slow|slower|slowest|slowly|barely|hardly|scarcely|slightly|marginally|minimal|minimally|unchanged|same|stagnant|stagnated|stable|flat|stuck|stalled|constant|steady|steadiest|modest|tiny|slight|slightest|little|few|fewest|except)$/i

/** Both ways of one course: `which state improved and which fell`. The places that moved are told of one way alone. */
export function againstCourse(frame: Frame, { tokens, cues, wordsOf }: Heard): readonly string[] {
  if (frame.kind !== 'change_by_place') return []
  // `Did not improve`, `barely changed`, `slowest progress`: those that moved most are the others.
  // `In every round`, `by the national average`: two rounds are no series, and nobody's change is an average.
  const every = tokens.filter(
    ({ said }, at) =>
      (EVERY.test(said) && !LEVEL.test(tokens[at + 1]?.word ?? '')) ||
      (/^(both|two|three)$/i.test(said) &&
        ROUND.test(tokens[at + 1]?.word ?? '') &&
        tokens[at - 1]?.word === 'in'),
  )
  if (every.length > 0) return every.map(({ said }) => said)
  const held = tokens
    .filter(({ word, said }) => DENIALS.has(word) || SLIGHT.test(said) || isOtherEnd(said))
    .map(({ said }) => said)
  if (held.length > 0 || frame.asks === 'count') return held
  const pairs: readonly (readonly [Cue, Cue])[] = [
    ['best', 'worst'],
    ['highest', 'lowest'],
    ['rise', 'fall'],
    ['improve', 'worsen'],
    ['improve', 'fall'],
  ]
  const both = pairs.find(([one, other]) => cues.has(one) && cues.has(other))
  return both ? wordsOf(both[1]) : []
}

const LIKE = /^(like|as|similar|similarly|closest|nearest|near|resembles?|unlike|except|besides|akin)$/i
const ORDER = /^(rank|ranks|ranked|ranking|position|standing)$/i

/** `The state most like Kano`, `the rank of Kano among northern states`: the order of all states tells neither. */
export function besideOrder(
  frame: Frame,
  { tokens, spans }: { readonly tokens: readonly Token[]; readonly spans: readonly Span[] },
): string[] {
  const isArea = spans.some(({ meanings }) => meanings.some(({ kind }) => kind === 'area'))
  return tokens
    .filter(({ said }, at) => {
      if (frame.kind === 'rank_of_place')
        // `Distance as a problem`, `as of 2024`.
        return (
          LIKE.test(said) &&
          !(/^as$/i.test(said) && /^(a|an|of|per|for|to)$/.test(tokens[at + 1]?.word ?? '')) &&
          !/^(what|look|looks|looking|would|feel|how)$/i.test(tokens[at - 1]?.said ?? '')
        )
      return isArea && ORDER.test(said)
    })
    .map(({ said }) => said)
}
