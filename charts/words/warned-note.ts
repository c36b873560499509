import { type Message, message } from '#domain/message/message.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** Says what the sign of a warning beside a figure means, and how many have it; nothing where none has. */
export function warnedNote(
  points: readonly Point[],
  { indicators }: Pick<ReferenceData, 'indicators'>,
): readonly Message[] {
  const count = points.filter((point) =>
    isMarked(anomaliesOf(point, byId(indicators, point.indicator))),
  ).length
  return count > 0 ? [message('chart.warned', { count })] : []
}
