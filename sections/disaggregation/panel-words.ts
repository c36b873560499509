import type { DataSource } from '#domain/data-source/data-source.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import type { GroupInequality } from '#domain/disaggregation/group-inequality.ts'
import { comparedGroups } from '#domain/disaggregation/measure-rows.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, sentences, sourceName, whole } from '#domain/message/value.ts'
import { unitClass } from '#domain/number/factor.ts'
import type { ChosenGroups } from './chosen-groups.ts'

type Found = Extract<GroupInequality, { readonly status: 'ok' }>

/** The subject of the measures, and the unit of differences. */
export function inequalityAbout(
  { choice, indicator }: ChosenGroups,
  found: Found,
  source: DataSource,
): Value {
  // Rates are written without their base in the table.
  const isRate = unitClass(indicator.factor) === 'rate'
  return sentences([
    message('disaggregation.about', {
      indicator: indicatorName(indicator),
      dimension: dimensionName(choice.dimension),
      source: sourceName(source),
      compared: comparedGroups(found),
    }),
    ...(isRate ? [message('disaggregation.differences', { unit: unitName(indicator.factor) })] : []),
  ])
}

/** The cautions of the measures. `none`: that their figures have no interval. */
export function inequalityRemarks({ measures }: Found, none: Message): Message[] {
  const hasIntervals = measures.ci95.difference !== null
  return [
    hasIntervals ? message('disaggregation.intervals') : message('disaggregation.no-intervals', { none }),
    ...(measures.weighted ? [message('disaggregation.weighted')] : []),
    ...(measures.warnings.includes('linear_outside_range') && measures.sii_logit === null
      ? [message('disaggregation.outside-range')]
      : []),
    message('disaggregation.small-groups'),
  ]
}

/** That the source's own total is not what its age groups add up to; null where it is, or where there is none. */
export function ownTotal(published: number | null, total: number): Message | null {
  if (published === null || published === total) return null
  return message('disaggregation.own-total', {
    total: whole(published),
    difference: whole(Math.abs(published - total)),
    way: published > total ? 'fewer' : 'more',
  })
}
