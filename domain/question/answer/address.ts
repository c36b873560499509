import { writeShared } from '#domain/choice/shared-address.ts'
import type { Value } from '#domain/message/message.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerLink, QuestionData } from './answer.ts'

/** A section of a dashboard that shows what an answer says. */
export interface Shown {
  readonly section: 'indicator-overview' | 'zonal-analysis' | 'disaggregation'
  readonly indicator: number
  readonly source?: number | null
  readonly location?: number | null
  readonly period?: number | null
}

/** The link to the figure on its dashboard, opened with the same choice. */
export function linkTo(data: QuestionData, { section, indicator, ...chosen }: Shown): AnswerLink {
  const query = new URLSearchParams({ section })
  writeShared(query, {
    indicator,
    source: chosen.source ?? null,
    location: chosen.location ?? null,
    period: chosen.period ?? null,
  })
  return {
    href: `${data.dashboardOf(indicator)}?${query}`,
    title: titleOf(section, indicatorName(byId(data.reference.indicators, indicator))),
  }
}

function titleOf(section: Shown['section'], indicator: Value): Value {
  const shown = section === 'zonal-analysis' ? 'map' : section === 'disaggregation' ? 'groups' : 'figure'
  return message('assistant.link', { shown, indicator })
}
