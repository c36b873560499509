import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, listOf, shortFigure } from '#domain/message/value.ts'
import type { FigureAnswer } from './figure-to-quote.ts'

/** A value that several sources make together, in the unit of its indicator, where no single figure may be quoted. */
export interface PooledAnswer {
  readonly value: number
  /** The figures that make it: `NNHS 2018`, `GDL 2018`. */
  readonly members: readonly Value[]
}

/** The pooled value of an answer; null where a published figure is quoted, or none. */
export function pooledAnswer(answer: FigureAnswer): PooledAnswer | null {
  if (answer.status !== 'quote' || answer.figure !== null || answer.pooled === null) return null
  const members = answer.pooled.members.map(({ figure }) => cited(figure.source, figure.point.period))
  return { value: answer.value, members }
}

/** `about 38.9%`: nobody published it. */
export function pooledValue({ value }: PooledAnswer, indicator: Indicator): Value {
  return message('quote.about', { figure: shortFigure(value, indicator) })
}

/** What it is made of: `Pooled from NNHS 2018 and GDL 2018: none of them may be quoted alone.` */
export function pooledFrom({ members }: PooledAnswer): Message {
  return message('quote.pooled-from', { sources: listOf(members) })
}
