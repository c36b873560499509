import { message, type Value } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { WithheldPoint } from '#domain/observation/gap.ts'
import { type PeriodCode, isoPeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { QuestionData } from './answer.ts'

interface Held {
  readonly indicator: number
  /** The place of the figure, by its id. */
  readonly place: number
}

/** That a figure later than that period is held and not shown; null where none is. */
export function laterWithheld(data: QuestionData, held: Held, period: PeriodCode): Value | null {
  const isLater = (one: WithheldPoint) =>
    one.period > period && isoPeriod(one.period).length === isoPeriod(period).length
  return said(data, held, isLater, 'yes')
}

/** That a figure of one of these years is held and not shown; null where none is. */
export function withheldIn(data: QuestionData, held: Held, years: readonly number[]): Value | null {
  return said(data, held, ({ period }) => years.includes(periodYear(period)), 'no')
}

function said(
  data: QuestionData,
  { indicator, place }: Held,
  isMeant: (one: WithheldPoint) => boolean,
  later: 'yes' | 'no',
): Value | null {
  const [newest] = data
    .tableOf(indicator)
    .withheld.filter((one) => one.indicator === indicator && one.location === place && isMeant(one))
    .toSorted((a, b) => b.period - a.period)
  if (!newest) return null
  const source = byId(data.reference.sources, newest.source)
  return message('assistant.withheld', { later, cited: cited(source, newest.period) })
}
