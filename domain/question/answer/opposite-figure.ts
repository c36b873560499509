import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, figure, headlineName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerInput, AnswerRow } from './answer.ts'
import { valueSaid } from './figure-said.ts'
import { madeRow } from './rows.ts'

const WHOLE = 100

/** What is left of a hundred as a row, where the opposite is asked for. */
export function oppositeOf({ question }: AnswerInput, stated: StatedFigure): AnswerRow[] {
  if (!question.isOpposite) return []
  return [madeRow(stated, { kind: 'converted', value: WHOLE - stated.point.value, unit: 'percent' })]
}

/** What is left of a hundred in words, where the opposite is asked for: of whom the figure is not. */
export function oppositeSaid(
  { question, data }: AnswerInput,
  stated: StatedFigure,
  about: Indicator,
): Value[] {
  if (!question.isOpposite) return []
  const { point } = stated
  const place = byId(data.reference.locations, point.location)
  const left = { ...point, value: WHOLE - point.value, lower: null, upper: null }
  return [
    message('assistant.opposite', {
      indicator: headlineName(about),
      place: placeName(place),
      figure: valueSaid(stated, about),
      cited: cited(stated.source, point.period),
      left: figure(left.value, asPublished(left, about)),
    }),
  ]
}
