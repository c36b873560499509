import type { Classification } from '#domain/data-source/data-source.ts'
import type { Frame } from '#domain/frame/frame.ts'
import type { OfClass } from '#domain/frame/newest.ts'
import { noneOfItsTime, noneToConfirm } from '#domain/frame/none.ts'
import type { Message, Value } from '#domain/message/message.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { aboutSameTime } from './second-figure.ts'
import type { StatedFigure, StatedQuestion } from './stated-figure.ts'

interface Asked extends StatedQuestion {
  readonly place: Value
  readonly frame: Frame
  /** The newest figure of each source. */
  readonly figures: readonly StatedFigure[]
  readonly kind: OfClass['kind']
}

/**
 * That nobody confirms a figure, where another class of sources measures the indicator, so that one could: no other source has a figure
 * of the place, or none that is independent has one of its time.
 */
export function unconfirmed(stated: StatedFigure, asked: Asked): Message[] {
  if (!couldBeConfirmed(stated, asked)) return []
  const { place, frame, figures, kind } = asked
  const others = figures.filter(({ source }) => source.id !== stated.source.id)
  if (others.some((other) => isOfItsTime(stated, other, asked))) return []
  if (others.length > 0) return [noneOfItsTime(frame, { place, kind })]
  const isSurvey = stated.source.classification === 'Survey'
  return [noneToConfirm(frame, { missing: isSurvey ? 'others' : 'survey', place, kind })]
}

function couldBeConfirmed(stated: StatedFigure, { table, reference, indicator }: Asked): boolean {
  const isSurvey = stated.source.classification === 'Survey'
  const could: readonly Classification[] = isSurvey ? ['Estimate', 'Routine'] : ['Survey']
  const held = new Set(distinct(table, 'source', { indicator }))
  return [...reference.sources.values()].some(
    ({ id, classification }) =>
      could.includes(classification) && (held.has(id) || reference.measures.has(measureKey(indicator, id))),
  )
}

/** Whether a source has a figure of the same time that rests on other evidence. */
function isOfItsTime(stated: StatedFigure, other: StatedFigure, asked: Asked): boolean {
  const same = aboutSameTime(stated, other, asked)
  return same !== null && kinship(stated.point, same.point, asked.reference) === 'independent'
}
