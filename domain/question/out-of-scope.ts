import type { Lexicon } from './lexicon.ts'
import type { DeclineReason } from './question.ts'
import type { Cue } from './question-words.ts'
import { asksPermission } from './read-permission.ts'
import { phrasesIn, type Span, spansOf } from './spans.ts'
import type { Token } from './tokens.ts'

export interface Scope {
  readonly reason: DeclineReason | null
  /** The tokens that are left to answer. */
  readonly tokens: readonly Token[]
}

const OUTSIDE: readonly (readonly [Cue, DeclineReason])[] = [
  ['medical', 'medical'],
  ['politics', 'politics'],
  ['opinion', 'opinion'],
]

/**
 * The tokens to answer, with the reason to decline them: outside of the data, or orders instead of questions.
 * A sentence that orders is left out, and the rest is answered; a text of orders only is declined.
 */
export function outOfScope(tokens: readonly Token[], lexicon: Lexicon): Scope {
  const sentences = [...Map.groupBy(tokens, ({ sentence }) => sentence).values()]
  const asking = sentences.filter((sentence) => !isOrder(sentence, lexicon))
  const left = asking.flat()
  if (asking.length < sentences.length && !namesIndicator(left, lexicon))
    return { reason: 'injection', tokens: left }
  // Nothing takes the words of privacy away: `phone numbers of nurses` is no number of nurses.
  if (phrasesIn(left, lexicon).some((span) => has(span, 'privacy')))
    return { reason: 'privacy', tokens: left }
  // `Am I allowed to put this chart on my blog` asks for no advice.
  if (asksPermission(left)) return { reason: null, tokens: left }
  const spans = spansOf(left, lexicon)
  for (const [cue, reason] of OUTSIDE) {
    if (spans.some((span) => has(span, cue))) return { reason, tokens: left }
  }
  return { reason: null, tokens: left }
}

function has({ meanings }: Span, cue: Cue): boolean {
  return meanings.some((one) => one.kind === 'cue' && one.cue === cue)
}

/** Words that may stand before an order. */
const BEFORE = 3

/** Words that may lead up to an order. */
const LEADS =
  /^(please|pls|abeg|kindly|now|just|also|then|and|so|but|only|you|must|should|can|could|will|would|always|do|to|i|want|need|ok|okay|first|instead|from|on|here|simply|u|want|wish|next|finally|hey|hi|hello|system|assistant|bot)$/i

function isOrder(sentence: readonly Token[], lexicon: Lexicon): boolean {
  return spansOf(sentence, lexicon).some(
    (span) =>
      has(span, 'injection') ||
      (has(span, 'order') &&
        span.start < BEFORE &&
        // `A columnist writes that`, `they say it is`: what others say is no order.
        sentence.slice(0, span.start).every(({ said }) => LEADS.test(said))),
  )
}

function namesIndicator(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return spansOf(tokens, lexicon).some(({ meanings }) =>
    meanings.some(({ kind }) => kind === 'indicator' || kind === 'family'),
  )
}

/** The words of a question that no list has, and that say something. */
export function strangeIn(tokens: readonly Token[], { filler, vocabulary, tagger }: Lexicon): string[] {
  const parts = tagger?.(tokens.map(({ said }) => said)) ?? []
  return tokens.flatMap(({ word, said }, at) => {
    const isKnown = filler.has(word) || vocabulary.has(word) || !/^\p{L}{3,}$/u.test(word)
    return isKnown || parts[at] === 'other' || parts[at] === undefined ? [] : [said]
  })
}
