import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { monthName } from '#domain/message/month-name.ts'
import { cited } from '#domain/message/value.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { Point } from './point.ts'

type Dated = Pick<Point, 'period' | 'flags' | 'coordinates'>

/** The first and the last month of which a year made of months tells; null where it tells of all twelve. */
export function monthsTold({
  period,
  flags,
  coordinates: { referenceStart, referenceEnd },
}: Dated): { readonly from: number; readonly to: number } | null {
  if (
    !flags.includes('derived') ||
    periodKind(period) !== 'year' ||
    referenceStart === null ||
    referenceEnd === null
  )
    return null
  const year = periodYear(period)
  const isMonth = (code: PeriodCode) => periodKind(code) === 'month' && periodYear(code) === year
  if (!isMonth(referenceStart) || !isMonth(referenceEnd)) return null
  const [from, to] = [referenceStart % 1000, referenceEnd % 1000]
  return from === 1 && to === 12 ? null : { from, to }
}

/**
 * Source and period of a figure: `NDHS 2023–24`; of a year of reports that tells of some months only `NHMIS 2022 (January to September)`.
 * The months of a survey are those of its field work.
 */
export function citedFigure({
  source,
  point,
}: {
  readonly source: DataSource
  readonly point: Dated
}): Value {
  const name = cited(source, point.period)
  const months = source.classification === 'Routine' ? monthsTold(point) : null
  return months === null ? name : ofMonths(name, months)
}

function ofMonths(name: Value, { from, to }: NonNullable<ReturnType<typeof monthsTold>>): Message {
  return message('values.cited-months', {
    cited: name,
    from: monthName(from),
    to: monthName(to),
    one: from === to ? 'yes' : 'no',
  })
}
