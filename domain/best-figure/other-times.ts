import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure as figureValue } from '#domain/message/value.ts'
import { isSameTime } from '#domain/observation/about.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { counterparts } from './counterparts.ts'
import { DISAGREE, distanceFrom } from './disagreement.ts'
import type { FigureScale } from './estimate.ts'
import type { ReadFigure } from './pooled-sources.ts'
import { nameOf } from './quote-citation.ts'
import type { UsableFigure } from './usable-figures.ts'

interface Compared {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: Indicator
  readonly scale: FigureScale
}

/** A survey that the quoted model contradicts, each about the survey's time. */
export interface OtherTime {
  readonly survey: UsableFigure
  readonly words: Message
}

/**
 * That a survey of an earlier time and the quoted model disagree about that time: a model is worth as much
 * for now as for then. Nothing for quoted surveys, which are of one time. Source: methods
 * 13.1.
 */
export function otherTimes(
  quoted: ReadFigure | null,
  others: readonly ReadFigure[],
  { table, reference, indicator, scale }: Compared,
): OtherTime[] {
  if (!quoted || !isModelled(quoted.figure.point, reference)) return []
  const surveys = others.filter(
    ({ figure, estimate }) =>
      estimate.class === 'survey' && !estimate.noted && !isSameTime(figure.point, quoted.figure.point),
  )
  const unit = scale === 'percent' ? 'points' : 'percent'
  return surveys.flatMap(({ figure }) => {
    const { source } = quoted.figure
    const then = counterparts(figure.point, [source.id], { table, reference, indicator }).find(
      (one) => one.source === source,
    )
    if (!then) return []
    const found = { from: nameOf(figure), value: figure.point.value }
    if (!distanceFrom(then.point.value, found, scale, indicator).disagrees) return []
    const words = message('quote.other-time', {
      cited: nameOf(figure),
      figure: figureValue(figure.point.value, indicator),
      other: nameOf({ source: quoted.figure.source, point: then.point }),
      otherFigure: figureValue(then.point.value, indicator),
      limit: message('quote.limit', { unit, limit: `${DISAGREE[unit]}` }),
    })
    return { survey: figure, words }
  })
}
