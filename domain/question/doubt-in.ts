import { plainWords } from './words.ts'
import type { Lexicon } from './lexicon.ts'
import type { FrameKind } from './frame.ts'
import { strangeIn } from './out-of-scope.ts'
import type { DeclineReason, Question } from './question.ts'
import { hasOpposite } from './opposite.ts'
import { leftOut } from './left-out/left-out.ts'
import type { ReadPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { LONG } from './wrappers.ts'

/** Frames that need no indicator. */
const WITHOUT: readonly FrameKind[] = [
  ...([
    'greeting',
    'help',
    'licence',
    'method',
    'catalogue',
    'decline',
    'changes',
    'interval',
    'parts',
    'levels',
  ] as const),
]

/** Frames that the opposite of an indicator can be asked in. */
const OPPOSITE: readonly FrameKind[] = [
  ...(['level', 'number', 'rank', 'convert', 'compare_places', 'threshold'] as const),
]

/** The frame of what cannot be answered. */
export function decline(reason: DeclineReason): Pick<Question, 'frame' | 'reason'> {
  return { frame: { kind: 'decline' }, reason }
}

/** Why the question cannot be answered as it was said; nothing where it can. */
export function doubtIn(question: Question, part: ReadPart, { before, lexicon }: Reader): Partial<Question> {
  if (part.isForeign) return decline('other_country')
  const { kind } = question.frame
  if (kind === 'decline') return decline(question.cues.has('what_if') ? 'what_if' : 'no_cause')
  if (question.cues.has('unknown_group')) return decline('unknown_group')
  // `The number of surveys refused`: of what no source tells.
  const strange = kind === 'catalogue' || kind === 'method' ? strangeIn(part.tokens, lexicon) : []
  // `When is the next NDHS`: what is to come is not held.
  if (kind === 'method' && NEXT.test(question.text)) return decline('future')
  if (strange.length > 0 && question.indicators.length + question.choices.length === 0)
    return { ...decline('unknown_words'), unused: strange }
  const isOfFigure = kind === 'interval' && question.indicators.length > 0
  // `Data on breast cancer screening`: deaths of that cancer are something else.
  if (kind === 'catalogue' && question.indicators.length > 0 && isStrange(part))
    return decline('unknown_words')
  if (WITHOUT.includes(kind) && !isOfFigure) return {}
  if (question.indicators.length === 0) {
    const unknown = part.unused.filter((said) => !isKnown(said, part, lexicon))
    if (question.choices.length > 0 && unknown.length > 0)
      return { ...decline('unknown_words'), unused: unknown }
    // Asked back once more, where a turn asks on before it was said which is meant.
    const isStillOpen = question.choices.length > 1 && question.choices === before?.choices
    if (isStillOpen || (question.choices.length > 1 && part.contents.length > 0)) return decline('ambiguous')
    const hasSlot = part.places.length + part.sources.length + part.periods.years.length > 0
    if (part.contents.length === 0 && before === null && (hasSlot || part.cues.size > 0))
      return decline('no_context')
    return { ...decline('not_understood'), unused: unknown }
  }
  if (isStrange(part)) return decline('unknown_words')
  // `First births` are no age at first birth.
  const [first = 0] = question.indicators
  const name = lexicon.reference.indicators.get(first)?.shortName ?? ''
  if (OF_AGE.test(name) && !SAID_AGE.test(question.text) && !question.kept.includes('indicator'))
    return { ...decline('ambiguous'), choices: [first, ...question.choices].slice(0, 3) }
  // `School attendance`: those who lack it are counted by the name.
  const [, lacked = ''] = OF_LACK.exec(name) ?? []
  if (lacked !== '' && !SAID_LACK.test(question.text) && !question.kept.includes('indicator')) {
    const alike = [...lexicon.reference.indicators.values()].filter(
      ({ id, shortName }) => id !== first && shortName.toLowerCase().startsWith(lacked.toLowerCase()),
    )
    return { ...decline('ambiguous'), choices: [...alike.map(({ id }) => id), first].slice(0, 3) }
  }
  if (part.isOfOtherLevel) return decline('no_level')
  if (question.double) return decline('ambiguous_place')
  const words = leftOut(question, part, lexicon)
  if (words.length > 0) return { ...decline('left_out'), unused: words }
  return unheldIn(question, lexicon)
}

/** What is asked for of a figure, and the data do not have of any. */
function unheldIn(question: Question, { reference }: Lexicon): Partial<Question> {
  const { frame, periods, cues, isOpposite, indicators } = question
  const about = reference.indicators.get(indicators[0] ?? 0)
  // `Slept under a net last night` is what the indicator itself asks.
  const isOfName =
    periods.fromToday !== null && /night/i.test(periods.fromToday) && /night/i.test(about?.definition ?? '')
  if (periods.fromToday !== null && !isOfName && !['definition', 'why_differ'].includes(frame.kind))
    return decline('no_time')
  if (cues.has('except')) return decline('without_part')
  const isTarget = cues.has('target') || cues.has('sdg')
  if (!isOpposite || isTarget || !about) return {}
  return OPPOSITE.includes(frame.kind) && hasOpposite(about) ? {} : decline('no_opposite')
}

/** Some name of the data has the word. */
function isKnown(said: string, { tokens }: ReadPart, { vocabulary }: Lexicon): boolean {
  // A word of another language counts as the one that it stands for.
  const own = tokens.filter((token) => token.said === said).map(({ word }) => word)
  return (own.length > 0 ? own : plainWords(said)).every((word) => vocabulary.has(word))
}

/**
 * A word that nothing accounts for and that may change the question. In a long text, only beside the name of
 * the indicator.
 */
function isStrange({ unused, tokens, readings }: ReadPart): boolean {
  if (unused.length === 0) return false
  if (tokens.length <= LONG) return true
  const named = new Set(
    readings.filter(({ kind }) => kind === 'indicator').flatMap(({ words }) => words.split(' ')),
  )
  const strange = new Set(unused)
  return tokens.some(({ said }, at) => {
    if (!strange.has(said)) return false
    const near = [-2, -1, 1, 2].map((step) => tokens[at + step])
    return near.some((token) => token !== undefined && named.has(token.said))
  })
}

const NEXT = /\b(next|upcoming|coming|future)\b/i

/** Names of something that people lack. */
const OF_LACK = /^Deprived: (.+)$/
const SAID_LACK =
  /depriv|lack|without|\b(?:out of|not|no|nobody|never|few|poor|poverty|mpi|solid|inadequate|died|dead|death|lost|missing|bad|firewood|charcoal|wood)\b/i
/** Names of an age at which something happens. */
const OF_AGE = /^(mean|median) age\b/i
const SAID_AGE = /\b(age|ages|aged|old|older|years?|when|afb|afm)\b/i
