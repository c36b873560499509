import type { Location } from '#domain/location/location.ts'
import type { QuotingRule } from './quoted.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import { TOPIC_WORDS } from './topic.ts'
import type { ReadFigure } from './pooled-sources.ts'

/** The rule that chose a figure, in plain words. Source: methods §8.2. */
export function ruleWords(rule: QuotingRule, topic: Topic): string {
  const what = TOPIC_WORDS[topic]
  switch (rule) {
    case 'official_estimate':
      return `For ${what}, the newest official estimate of several agencies goes first when it is at most 3 years old.`
    case 'household_survey':
      return `For ${what}, the newest national household survey goes first when it is at most 5 years old.`
    case 'complete_routine':
      return `For ${what}, routine figures go first when at least 90% of the records are there and no check of their quality is red.`
    case 'pooled':
      return `For ${what}, no source meets the rule that would put it first. So all usable figures are put together, each by how sure it is.`
    case 'weak_newest':
      return `For ${what}, no source meets the rule that would put it first, and there are not two figures to put together. This is the newest one: it is weak.`
  }
}

/** Why another usable figure comes second; a sentence without a full stop. */
export function secondWords(
  { figure, estimate }: ReadFigure,
  chosen: { readonly rule: QuotingRule; readonly topic: Topic; readonly year: number; readonly now: number },
): string {
  const [note] = figure.notes
  const what = TOPIC_WORDS[chosen.topic]
  if (note !== undefined) return note
  if (chosen.rule === 'household_survey' && estimate.class !== 'survey') {
    const kind = estimate.official ? 'official estimate' : KIND[estimate.class]
    return `${kind}; for ${what} a household survey goes first`
  }
  if (chosen.rule === 'official_estimate' && estimate.official !== true)
    return `${KIND[estimate.class]}; for ${what} an official estimate goes first`
  if (chosen.rule === 'complete_routine' && estimate.class !== 'routine')
    return `${KIND[estimate.class]}; for ${what} complete routine figures go first`
  if ((estimate.derived_from ?? []).length > 0) return 'shares interviews with another source'
  if (estimate.year < chosen.year)
    return `${KIND[estimate.class]}, ${yearsWords(chosen.year - estimate.year)} older`
  if (estimate.class === 'routine' && (estimate.completeness_pct ?? 0) < 90)
    return 'routine figure; it is not known that 90% of the reports are in'
  return `${KIND[estimate.class]}; no rule puts it first`
}

function yearsWords(count: number): string {
  return count === 1 ? '1 year' : `${count} years`
}

const KIND = {
  census: 'census',
  survey: 'household survey',
  estimate: 'estimate',
  routine: 'routine figure',
} as const

/** What must be said about figures of places as small as an LGA; null for all others. */
export function smallPlaceWords({ level }: Location, { estimate }: ReadFigure): string | null {
  if (level < 4 || estimate.class !== 'estimate') return null
  return 'Household surveys are too small to speak for an LGA: this is a model, which also uses figures of the places around'
}
