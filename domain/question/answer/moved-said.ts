import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { difference, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { valueSaid } from './figure-said.ts'

/** How the figure of a place moved between two times of one source: `Kano up 13.3 points (23.6% to 36.9%)`. */
export function movedSaid({
  place,
  about,
  source,
  before,
  now,
}: {
  readonly place: Location
  readonly about: Indicator
  readonly source: DataSource
  readonly before: Point
  readonly now: Point
}): Value {
  // Of the figures as they are shown, so that it agrees with them.
  const apart = roundShown(roundShown(now.value, about) - roundShown(before.value, about), about)
  return message('assistant.place-change', {
    place: placeName(place),
    apart: difference(Math.abs(apart), about),
    direction: apart > 0 ? 'up' : apart < 0 ? 'down' : 'same',
    before: valueSaid({ point: before, source }, about),
    now: valueSaid({ point: now, source }, about),
  })
}
