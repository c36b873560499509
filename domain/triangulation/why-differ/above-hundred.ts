import { type Message, message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ComparedSides } from './reason.ts'

/**
 * That a routine source of the two has years above 100%, and what raises a share so far. Missing reports only lower it, so this belongs to
 * the people that it is divided by. Null where no year is above 100%.
 */
export function aboveHundred({ a, b, indicator }: ComparedSides): Message | null {
  if (indicator.factor !== 2) return null
  const routine = [a, b].filter(({ source }) => source.classification === 'Routine')
  const over = routine.flatMap(({ source, series }) => {
    const years = series.filter(({ value }) => value > 100).map(({ period }) => isoPeriod(period))
    if (years.length === 0) return []
    return message('why-differ.above-100', { source: sourceName(source), years: listOf(years, 'none') })
  })
  return over.length > 0 ? message('why-differ.target-too-low', { above: listOf(over, 'apart') }) : null
}
