import type { FrameKind } from '../frame.ts'
import type { Question } from '../question.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'

type Read = (text: string, reader: Reader) => Question[]

/** Frames of which a turn may tell several figures, each of an indicator of its own. */
const OF_FIGURES: readonly FrameKind[] = [
  ...(['level', 'number', 'convert', 'rank', 'rank_of_place', 'change', 'compare_years'] as const),
  ...(['compare_places', 'target', 'distance', 'groups', 'compare_sources', 'definition'] as const),
]

/**
 * The last question of a turn with the other figures that were asked in it: `penta 3 and measles in Kano`. What is asked next without a name is
 * asked of each of them. Two figures of one place may be held against each other, as if the one had taken the place of the other.
 */
export function withOthers(last: Question | null, questions: readonly Question[]): Question | null {
  if (!last) return null
  // What was told beside the turn before is none of this one.
  const alone = last.others === undefined ? last : { ...last, others: undefined }
  return ofSeveral(last, questions) ?? alone
}

function ofSeveral(last: Question, questions: readonly Question[]): Question | null {
  if (!OF_FIGURES.includes(last.frame.kind)) return null
  const all = questions.filter(
    ({ frame, indicators }) => frame.kind === last.frame.kind && indicators.length === 1,
  )
  const names = new Set(all.flatMap(({ indicators }) => indicators))
  if (all.length < 2 || names.size < all.length || all.at(-1) !== last || all.length < questions.length)
    return null
  const others = all.slice(0, -1)
  const [other, ...more] = others
  const isPair = other !== undefined && more.length === 0 && other.places.join() === last.places.join()
  const replaced =
    isPair && last.replaced === null
      ? ({ slot: 'indicator', told: other.told, ids: other.indicators } as const)
      : last.replaced
  return { ...last, replaced, others }
}

/** A turn after several figures: asked of each of them where it names none of its own. */
export function eachOfSeveral(text: string, reader: Reader, read: Read): Question[] {
  const own = read(text, reader)
  const others = reader.before?.others ?? []
  if (others.length === 0 || !isOfBefore(text, own, reader)) return own
  return [...others.flatMap((before) => read(text, { ...reader, before })), ...own]
}

/** One question of the figure before alone: no other one is named or pointed at, and it is not held against another. */
function isOfBefore(text: string, [question, ...others]: readonly Question[], reader: Reader): boolean {
  const { before, lexicon, currentYear } = reader
  if (!question || others.length > 0 || question.frame.kind === 'decline') return false
  const isSame = question.indicators.length === 1 && question.indicators[0] === before?.indicators[0]
  const isKept = () => question.kept.includes('indicator')
  const isUnnamed = () => readPart(tokensOf(text), lexicon, currentYear).indicator === null
  return isSame && (isKept() || (!POINTS.test(text) && isUnnamed()))
}

/** Words that point at one of several. */
const POINTS = /\b(?:first|second|third|last|latter|former|top|other)\b/i
