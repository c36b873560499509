import type { Location } from '#domain/location/location.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { ReadFigure } from './pooled-sources.ts'
import type { QuotingRule } from './quoted.ts'
import { topicName } from './topic.ts'

/** The rule that chose a figure, in plain words. Source: methods §8.2. */
export function ruleWords(rule: QuotingRule, topic: Topic): Message {
  return message(`quote.${rule}`, { topic: topicName(topic) })
}

/** Why another usable figure comes second; a sentence without a full stop. */
export function secondWords(
  { figure, estimate }: ReadFigure,
  chosen: { readonly rule: QuotingRule; readonly topic: Topic; readonly year: number; readonly now: number },
): Message {
  const [note] = figure.notes
  if (note !== undefined) return note
  const topic = topicName(chosen.topic)
  const kind = message('quote.kind', { kind: estimate.class })
  if (chosen.rule === 'household_survey' && estimate.class !== 'survey') {
    const named = estimate.official ? message('quote.kind', { kind: 'official' }) : kind
    return message('quote.survey-first', { kind: named, topic })
  }
  if (chosen.rule === 'official_estimate' && estimate.official !== true)
    return message('quote.official-first', { kind, topic })
  if (chosen.rule === 'complete_routine' && estimate.class !== 'routine')
    return message('quote.routine-first', { kind, topic })
  if ((estimate.derived_from ?? []).length > 0) return message('quote.shares-interviews')
  if (estimate.year < chosen.year) return message('quote.older', { kind, years: chosen.year - estimate.year })
  if (estimate.class === 'routine' && (estimate.completeness_pct ?? 0) < 90)
    return message('quote.completeness-unknown')
  return message('quote.no-rule', { kind })
}

/** The warning beside figures of places as small as an LGA; null for all others. */
export function smallPlaceWords({ level }: Location, { estimate }: ReadFigure): Message | null {
  if (level < 4 || estimate.class !== 'estimate') return null
  return message('quote.small-place')
}
