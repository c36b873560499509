import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { citedSaid, valueSaid } from './figure-said.ts'

/** The figures of several sources, one after the other. */
export function sourcesSaid(figures: readonly StatedFigure[], about: Indicator): Value {
  const items = figures.map((stated) =>
    message('assistant.source-figure', { figure: valueSaid(stated, about), cited: citedSaid(stated, about) }),
  )
  return listOf(items, 'apart')
}
