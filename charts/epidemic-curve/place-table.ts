import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { PlaceTotals } from '#domain/surveillance/place-totals.ts'
import type { ComputedTable, FigureInput } from '#charts/figure.ts'
import type { EpidemicSubject } from './subject.ts'

/** Totals by state as a table: count, share, and weeks with a figure. */
export function placeTotalRows(
  { places }: PlaceTotals,
  { question }: EpidemicSubject,
  { language }: Pick<FigureInput, 'language'>,
): ComputedTable {
  const count = named(question.measure.name)
  return {
    title: language.text(message('epidemic-figure.table-states', { count })),
    heads: [
      message('epidemic-figure.head', { head: 'state' }),
      count,
      message('epidemic-figure.head', { head: 'of_states' }),
      message('epidemic-figure.head', { head: 'weeks' }),
    ].map((head) => language.text(head)),
    rows: places.map(({ place, total, share, named: weeks }) => [place.name, total, share, weeks]),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column === 2 ? 1 : 0) : (value ?? '–'),
  }
}
