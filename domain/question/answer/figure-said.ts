import { hasWideInterval } from '#domain/observation/flag.ts'
import { isAboveAll } from '#domain/comparison/figure-range.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, headlineName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { citedFigure } from '#domain/observation/cited-figure.ts'
import { isPartial, isProjected } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'

/** The subject of a figure. */
export interface SaidOf {
  readonly indicator: Indicator
  readonly place: Location
}

/** A figure in a sentence: indicator, place, value, source and year, and its interval. */
export function figureSaid(stated: StatedFigure, { indicator, place }: SaidOf): Message {
  return message('assistant.figure', {
    indicator: headlineName(indicator),
    place: placeName(place),
    figure: valueSaid(stated, indicator),
    cited: citedSaid(stated, indicator),
  })
}

/** The value of a figure in the digits of its publisher. */
export function valueSaid({ point }: StatedFigure, indicator: Indicator): Value {
  return figure(point.value, asPublished(point, indicator))
}

/** A place of a list with its figure: `Kano (38.6%)`; one whose level nobody believes says so. */
export function placeFigure(
  stated: StatedFigure,
  indicator: Indicator,
  locations: ReadonlyMap<number, Location>,
): Message {
  const isDoubtful = stated.point.flags.includes('doubtful')
  return message(isDoubtful ? 'assistant.place-doubtful' : 'assistant.place-value', {
    place: placeName(byId(locations, stated.point.location)),
    figure: valueSaid(stated, indicator),
  })
}

/** Source, year, interval, and the remarks on the figure: `NDHS 2023–24, 90% interval 47.3–55.9`. */
export function citedSaid({ point, source }: StatedFigure, indicator: Indicator): Message {
  const written = boundsAsPublished(point, indicator)
  const has = point.lower !== null && point.upper !== null
  return message('assistant.cited', {
    cited: citedFigure({ source, point }),
    above: isAboveAll(point, indicator) ? 'yes' : 'no',
    interval: has ? 'yes' : 'no',
    wide: hasWideInterval(point) ? 'yes' : 'no',
    level: `${point.intervalLevel ?? 95}`,
    lower: has ? figure(point.lower ?? 0, written) : '',
    upper: has ? figure(point.upper ?? 0, written) : '',
    state: isProjected(point) ? 'projection' : isPartial(point) ? 'partial' : 'whole',
  })
}
