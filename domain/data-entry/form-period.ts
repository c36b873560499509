import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'

/** The period of a form: as its source calls it, else in its long form where a text asks for that. */
export function formPeriod(period: PeriodCode, source?: Pick<DataSource, 'periodLabels'>): Value {
  return source?.periodLabels[isoPeriod(period)] ?? periodName(period)
}
