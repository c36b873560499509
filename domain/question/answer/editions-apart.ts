import { message } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { answering, type PartAnswer, type QuestionData } from './answer.ts'
import { valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'

/** The figures of several editions, one by one: between them no change is computed. */
export function editionsApart(data: QuestionData, series: readonly Point[]): PartAnswer {
  const [first] = series
  if (!first) return answering({})
  const { indicators, locations, sources } = data.reference
  const source = byId(sources, first.source)
  const about = byId(indicators, first.indicator)
  const figures = series.map((point) =>
    message('assistant.year-value', {
      year: periodName(point.period, source),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const said = message('assistant.editions-apart', {
    indicator: headlineName(about),
    place: placeName(byId(locations, first.location)),
    source: sourceName(source),
    figures: listOf(figures),
    editions: listOf([...new Set(series.map(({ coordinates }) => coordinates.edition))]),
  })
  return answering({ said: [said], rows: series.map((point) => rowOf(point)) })
}
