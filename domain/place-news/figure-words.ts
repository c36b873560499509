import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { type ChangeVerdict, isTold } from '#domain/comparison/change.ts'
import { message, type Message, type Value } from '#domain/message/message.ts'
import { cited, periodName, shortFigure, signedDifference } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { TestableFigure } from './testable-figures.ts'

/** A figure to quote as it stands in a row: itself in short, and its interval where one is held. Null: there is none. */
export function figureInRow({ indicator, stated }: Pick<KeyFigure, 'indicator' | 'stated'>): {
  readonly figure: Value
  readonly range: Message | null
} | null {
  if (!stated) return null
  const written = (value: number) => shortFigure(value, asPublished(stated.point, indicator))
  const bounds = interval(stated.point)
  return {
    figure: written(stated.point.value),
    range:
      bounds && message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) }),
  }
}

/** The newer figure to quote where the row shows one with an interval; null where they are the same. */
export function quotedInRow({
  indicator,
  quoted,
}: Pick<TestableFigure, 'indicator' | 'quoted'>): Message | null {
  if (!quoted) return null
  const { point, source } = quoted
  return message('place-news.quoted', {
    figure: shortFigure(point.value, asPublished(point, indicator)),
    cited: cited(source, point.period),
  })
}

/** How a change stands in a row. */
interface ChangeInRow {
  readonly verdict: ChangeVerdict
  /** `▲ ` or `▼ ` where it is more than chance, else nothing. */
  readonly sign: '▲ ' | '▼ ' | ''
  /** With its sign. */
  readonly difference: Value
  readonly said: Message
  readonly since: Message
  /** That the two are about times of unequal length; null where they are not. */
  readonly times: Message | null
}

/** The change of a figure since the round before, with what may be said of it; null where there is none. */
export function changeInRow(
  { indicator, stated, change }: Pick<KeyFigure, 'indicator' | 'stated' | 'change'>,
  { sources }: Pick<ReferenceData, 'sources'>,
): ChangeInRow | null {
  if (!stated || !change) return null
  const { before, verdict, unequalTimes } = change
  const difference = stated.point.value - before.value
  return {
    verdict,
    sign: !isTold(verdict) ? '' : difference > 0 ? '▲ ' : '▼ ',
    difference: signedDifference(difference, indicator),
    said: message('place-news.verdict', { verdict }),
    since: message('place-news.change-since', {
      period: periodName(before.period, sources.get(before.source)),
    }),
    times: unequalTimes ? message('place-news.change-times') : null,
  }
}
