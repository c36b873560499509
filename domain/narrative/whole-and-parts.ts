import { isStatedOver, newestRoundOfParts } from './rounds-of-parts.ts'
import { atPlace } from '#domain/frame/frame.ts'
import { newerPartsMade } from '#domain/frame/newest.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, difference, figure, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { StatedFigure, StatedQuestion } from './stated-figure.ts'

/** What the states of a nation or zone make together. */
export interface PartsBeside {
  readonly said: Message
  /** The round of the states is newer than the figure of the whole. */
  readonly isNewer: boolean
}

/**
 * The figure of a nation or zone beside what the states of its own round, and of a newer one, make together, where both stand on one screen: a
 * newer mean is always said, one of the same round where it lies further away than weights explain. `table` holds the population that the
 * states are weighted with, else nothing is said. Source: methods §7.4 and §13.6.
 */
export function partsBesideWhole(stated: StatedFigure, question: StatedQuestion): PartsBeside | null {
  const place = byId(question.reference.locations, question.location)
  if (place.level > 2) return null
  const found = newestRoundOfParts(stated, question)
  if (!found) return null
  const said = found.isNewer ? newer(found, place, question) : differing(stated, found, place, question)
  return said && { said, isNewer: found.isNewer }
}

type Found = NonNullable<ReturnType<typeof newestRoundOfParts>>

function newer(found: Found, place: Location, { reference, indicator: id }: StatedQuestion): Message {
  return newerPartsMade(atPlace(reference, { id: place.id, level: 3 }, { looked: found.count }), {
    sources: cited(found.source, found.period),
    mean: figure(found.mean, byId(reference.indicators, id)),
    weights: found.weights,
    place: placeName(place),
    count: found.count,
  })
}

function differing(
  stated: StatedFigure,
  found: Found,
  place: Location,
  { reference, indicator: id }: StatedQuestion,
): Message | null {
  const indicator = byId(reference.indicators, id)
  const apart = roundShown(found.mean, indicator) - roundShown(stated.point.value, indicator)
  if (!isStatedOver(Math.abs(apart), stated.point.value, indicator)) return null
  return message('overview.parts-differ', {
    ...{ mean: figure(found.mean, indicator), weights: found.weights, place: placeName(place) },
    ...{ cited: cited(found.source, found.period), count: found.count },
    difference: difference(apart, indicator),
    side: apart > 0 ? 'more' : 'less',
  })
}
