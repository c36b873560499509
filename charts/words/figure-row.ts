import { reliabilityOf } from '#domain/small-numbers/reliability.ts'
import { fewEventsGap, flagNoteOf, restsOnFewEvents } from '#domain/observation/few-events.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import { LEVELS } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { named, periodName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, isInQuestion } from '#domain/reference/reference-data.ts'
import type { FigureRow, RowKey, RowWords } from '#charts/figure.ts'
import { gapWords } from './gap-words.ts'
import type { Wording } from './worded.ts'

/** A point in long form, with the stored value as it is. */
export function figureRow(point: Point, worded: Wording): FigureRow {
  const indicator = byId(worded.reference.indicators, point.indicator)
  const few = restsOnFewEvents(point, indicator) ? fewEventsGap(point) : null
  const reliability = reliabilityOf(point, indicator, worded.reference.locations.get(point.location))
  const said = [
    ...point.flags.map((flag) => flagNoteOf(flag, indicator)),
    ...(few ? [few.note] : []),
    ...(isInQuestion(point, worded.reference) ? [message('chart.in-question')] : []),
  ]
  return {
    ...rowWords(point, worded),
    point,
    notes: said.map((note) => worded.language.text(note)),
    ...(reliability && { reliability }),
    ...(few && { unranked: gapWords(few, worded.language) }),
  }
}

/** The words of a row, with or without a figure. Names have their form in the language. */
export function rowWords(key: RowKey, { reference, language }: Wording): RowWords {
  const indicator = byId(reference.indicators, key.indicator)
  const source = byId(reference.sources, key.source)
  const location = byId(reference.locations, key.location)
  return {
    indicator: language.text(named(indicator.fullName)),
    source: language.text(named(source.name)),
    classification: source.classification,
    location: language.text(named(location.name)),
    level: language.text(message('chart.level', { level: LEVELS[location.level] })),
    period: key.period === null ? '' : language.text(periodName(key.period, source)),
    unit: language.text(unitName(indicator.factor)),
  }
}
