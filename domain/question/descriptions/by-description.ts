import { DENIALS } from '../denials.ts'
import { fittingDescription } from './fitting-description.ts'
import { otherMeasure } from '../left-out/left-out-of-measure.ts'
import type { Lexicon } from '../lexicon.ts'
import type { ReadPart } from '../read-part.ts'
import { type Span, spansOf } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** A question in which the name of an indicator stands in place of what described it. */
export interface Named {
  readonly indicator: number
  readonly text: string
}

/** Words for what no number of people or things is. */
const RATE = /^(rates?|shares?|percent|percentage|proportion|prevalence|coverage|incidence)$/i
/** Words for what no amount for each person is. */
const SHARE = /^(shares?|percent|percentage|proportion|fraction)$/i
const NAMES: readonly string[] = ['place', 'area', 'source', 'publisher', 'country']
const CUES: readonly string[] = ['cue']
/** What may restrict the question, wherever it stands. */
const GROUPS: readonly string[] = ['group', 'dimension']
/** Words for people of one sex. */
const ONE_SEX = /^(girls?|boys?|females?|males?)$/i
/** `A man may beat his wife`: nobody of whom alone is asked. */
const ONE_PERSON = /^(man|woman)$/i
/** How much, beside what is done. */
const MORE = /^(less|fewer|nothing|stop|stopped|quit|shared|sharing)$/i
/** What people think of what is done, which is not that they do it. */
const THINKING =
  /^(thinks?|believes?|agrees?|approves?|supports?|wants?|plans?|intends?|hopes?|wish|wishes|prefers?|should|justif\w+|accept\w*)$/i
const ASKER = /^(i|we|you|to|just|only)$/i
const YEAR = /^(19|20)\d\d$/

/**
 * A question in which the words that describe an indicator give way to its name; null where none is described well enough. What
 * else it says, of places, times, sources and order, stays where it stands.
 * `heard`: the indicator that was heard in it, beside words that nothing accounts for; `isFurther`: it follows a question about a figure.
 */
export function namedByDescription(
  { tokens, contents, unused }: Pick<ReadPart, 'tokens' | 'contents' | 'unused'>,
  { lexicon, heard, isFurther }: Readonly<{ lexicon: Lexicon; heard: number | null; isFurther: boolean }>,
): Named | null {
  const { descriptions, reference } = lexicon
  if (descriptions === null) return null
  const spans = spansOf(tokens, lexicon)
  const [named, cues] = [placesOf(spans, NAMES), placesOf(spans, CUES)]
  const [wanted, open] = [new Set(contents), new Set(unused)]
  // A word that nothing is known by may restrict whatever is described: `prelacteal feeds`.
  const isUnheard = ({ word }: Token) => {
    const own = descriptions.stemOf(word)
    const isHeard = own === null || descriptions.weights.has(own) || /\d/.test(word)
    return !isHeard && !lexicon.talk.has(word) && !lexicon.vocabulary.has(word) && !lexicon.people.has(word)
  }
  const isContent = (token: Token) => wanted.has(token.word) || open.has(token.said) || isUnheard(token)
  if (saysMoreOfOne(tokens, isContent)) return null
  const isTold = (token: Token, stem: string) =>
    isContent(token) ||
    lexicon.people.has(token.word) ||
    (descriptions.weights.has(stem) && !lexicon.talk.has(token.word))
  const stemAt = tokens.map((token, at) => {
    const stem = named.has(at) || YEAR.test(token.word) ? null : descriptions.stemOf(token.word)
    return stem !== null && isTold(token, stem) ? stem : null
  })
  // `Children get better`: people and a course describe nothing.
  const tells = tokens.some(
    ({ word }, at) => stemAt[at] !== null && !cues.has(at) && !lexicon.people.has(word),
  )
  if (!tells) return null
  const best = fittingDescription(
    {
      stems: new Set(stemAt.flatMap((stem) => stem ?? [])),
      needed: tokens.flatMap((token, at) => (isContent(token) ? (stemAt[at] ?? []) : [])),
      among: new Set(stemAt.flatMap((stem, at) => (isAmong(tokens, at) ? (stem ?? []) : []))),
      heard: isNamed(spans, heard) ? heard : null,
      beside: tokens.flatMap(({ said }, at) => (open.has(said) ? (stemAt[at] ?? []) : [])),
      isRate: tokens.some(({ said }) => RATE.test(said)),
      isShare: tokens.some(({ said }) => SHARE.test(said)),
      isFurther,
    },
    descriptions,
    reference,
  )
  // `Given less to drink`, `who think that it should stop` are described by no wording without it.
  const everSaid = descriptions.stemsOf.get(best?.indicator ?? 0)
  const isTurned = ({ word, said }: Token, at: number) => {
    const own = descriptions.stemOf(word) ?? ''
    const isThought = THINKING.test(said) && !ASKER.test(tokens[at - 1]?.said ?? '')
    return (MORE.test(said) && !best?.stems.includes(own)) || (isThought && !everSaid?.has(own))
  }
  if (best === null || tokens.some(isTurned)) return null
  // `Who do not have a say`: the rest of a figure is told of its name alone.
  const isDenied = tokens.some(({ word }) => DENIALS.has(word))
  if (isDenied && !best.stems.some((own) => DENIALS.has(own))) return null
  const own = descriptions.stemsOf.get(best.indicator) ?? new Set()
  const likest = new Set(best.stems)
  const groups = placesOf(spans, GROUPS)
  const about = reference.indicators.get(best.indicator)
  // `Use in houses that are sprayed`: near to what is described, and none of it.
  if (otherMeasure('level', { tokens, about }).length > 0) return null
  // `Girls out of primary school`: of whom alone is asked, where the figure is of everybody.
  const isOfSome = ({ word, said }: Token, at: number) =>
    groups.has(at) &&
    ONE_SEX.test(said) &&
    !`${about?.fullName} ${about?.denominator} ${about?.definition}`.toLowerCase().includes(word)
  const describes = tokens.map((token, at) => {
    const stem = isOfSome(token, at) ? null : (stemAt[at] ?? null)
    return stem !== null && (isContent(token) || (cues.has(at) ? likest : own).has(stem))
  })
  const [first, last] = [describes.indexOf(true), describes.lastIndexOf(true)]
  // What stands between its words belongs to the description, unless it may ask for something of its own.
  const asks = placesOf(spans, [...NAMES, ...CUES, ...GROUPS])
  const mayAsk = ({ word, said }: Token, at: number) =>
    (asks.has(at) && !ONE_PERSON.test(said)) || DENIALS.has(word) || /\d/.test(word)
  const goes = tokens.map((token, at) => describes[at] || (at > first && at < last && !mayAsk(token, at)))
  const name = about?.shortName ?? ''
  const text = tokens
    .flatMap(({ said, after }, at) => (at === first ? [after, name] : goes[at] ? [] : [after, said]))
    .filter((one) => one !== '')
  return { indicator: best.indicator, text: text.join(' ') }
}

/** Whether one of its names stands there, so that the indicator was not guessed. */
function isNamed(spans: readonly Span[], indicator: number | null): boolean {
  return spans.some(({ meanings }) =>
    meanings.some((one) => one.kind === 'indicator' && one.id === indicator),
  )
}

/** A word that is said again of the same people: vaccination against measles of children who had measles. */
function saysMoreOfOne(tokens: readonly Token[], isContent: (token: Token) => boolean): boolean {
  return tokens.some((token, at) => {
    const before = tokens.slice(0, at)
    const isAgain = isContent(token) && before.some(({ word }) => word === token.word)
    return isAgain && before.slice(-3).some(({ said }) => /^(who|that|which|wey|with|having)$/i.test(said))
  })
}

/** `Among IDPs`, `among displaced children`: a word of whom alone the question asks. */
function isAmong(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((step) => /^among(st)?$/i.test(tokens[at - step]?.said ?? ''))
}

function placesOf(spans: readonly Span[], kinds: readonly string[]): ReadonlySet<number> {
  return new Set(
    spans
      .filter(({ meanings }) => meanings.some(({ kind }) => kinds.includes(kind)))
      .flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)),
  )
}
