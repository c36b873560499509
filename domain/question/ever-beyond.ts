import type { Read } from './figure-asked.ts'
import { limitOf } from './named-target.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** A question by yes or no. */
const WHETHER =
  /^(?:(?:and|so|but|please|pls|abeg|tell me|do you know|is it true that|tell me if|i wonder if|whether|if) )*(?:(?:has|have|had|was|were|did|is|are)\b|(?=.*\b(?:has|have|had|was|were|did)\b.*\bever\b))/i
const EVER =
  /\b(?:ever(?: before| yet| once)?|never(?: ever| once)?|at any (?:one )?(?:time|point|moment|year)(?: in (?:the past|history|time))?|in any year|(?:even )?once in (?:history|the past)|historically|in its (?:whole )?history|in (?:our|recorded) history)\b/gi
/** Words that ask for a time, for places, or for who says it. */
const OTHER = /\b(?:when|which|what year|how (?:often|many times|long)|since when|last time|first time)\b/i

/** `Has it ever been 15% of spending`. */
const BEEN = /\bbeen (?:at |up to |as high as )?(?=\d)/i

/** `Has Nigeria ever met its target`: whether a figure was ever as good as the target that is held; null where none is. */
function ofTarget(question: Question, { lexicon }: Reader): Question | null {
  if (question.frame.kind !== 'target') return question
  const about = lexicon.reference.indicators.get(question.indicators[0] ?? 0)
  const value = question.cues.has('sdg') ? about?.sdgTarget : about?.nationalTarget
  if (!about || typeof value !== 'number') return null
  return { ...question, frame: { kind: 'threshold', limit: limitOf(value, about), asks: 'whether' } }
}

/** A question whether a figure ever lay on a side of a number: `has Nigeria ever been above 60% measles coverage`; null for any other. */
export function everAsked(text: string, reader: Reader, read: Read): Question | null {
  if (!WHETHER.test(text) || text.search(EVER) < 0 || OTHER.test(text)) return null
  const plain = text
    .replaceAll(EVER, ' ')
    // `Under 30` is no age here, where a number is asked about.
    .replaceAll(/\b(?:under|beneath) (?=\d)/gi, 'below ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [asked, ...others] = read(plain.replace(BEEN, 'reached '), reader)
  const question = asked && others.length === 0 ? ofTarget(asked, reader) : null
  if (question?.frame.kind !== 'threshold') return null
  const { frame, isOpposite, periods, places, indicators, group, cues, level } = question
  const isOfCourse = periods.years.length === 0 || periods.years.length === 2 || cues.has('since')
  const isOfOne = places.length < 2 && indicators.length === 1 && group === null && level === null
  const { limit } = frame
  const about = reader.lexicon.reference.indicators.get(indicators[0] ?? 0)
  // `Has stunting ever been 30%`: as high, or as low.
  if (BEEN.test(plain) && about?.slope === 'Negative') return null
  // What weeks count is no number of a year: `has cholera ever killed more than 500`.
  const [, unit] = /\((week|month)\)$/.exec(about?.shortName ?? '') ?? []
  if (unit !== undefined && !new RegExp(`\\b${unit}`, 'i').test(text)) return null
  if (isOpposite || !isOfCourse || !isOfOne || frame.asks !== 'whether' || limit.side === 'within')
    return null
  return { ...question, text, frame: { kind: 'ever_beyond', limit } }
}
