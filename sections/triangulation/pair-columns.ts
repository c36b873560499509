import type { SortColumn } from '#charts/table/sort-rows.ts'
import { message, type Value } from '#domain/message/message.ts'
import { figure, shortFigure, signed } from '#domain/message/value.ts'
import { shownDecimals, type ValueFormat } from '#domain/number/format.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { Answer, PairEntry } from './answer-parts.ts'

/** A column of the table of pairs. `below` stands in small letters under the text. */
export interface PairColumn extends SortColumn<PairEntry> {
  readonly head: Value
  readonly isNumeric: boolean
  /** Sentences stand in it. */
  readonly isWordy?: boolean
  readonly text: (pair: PairEntry) => Value
  readonly below?: (pair: PairEntry) => readonly Value[]
}

/** Columns of the pairs; those in which all rows are alike are left out. */
export function pairColumns({ inputs }: Answer, { reference }: Pick<Catalogue, 'reference'>): PairColumn[] {
  const { indicator, location, comparisons, primary } = inputs
  const format = ({ indicator: id }: PairEntry) => byId(reference.indicators, id)
  const nameOf = (id: number) => comparisons.find((source) => source.id === id)?.name ?? ''
  const [only, another] = comparisons
  const other = another || !only ? message('triangulate.column-other') : only.name
  return [
    ...(indicator === null ? [wordColumn('indicator', ({ indicator_name }) => indicator_name)] : []),
    ...(location === null ? [wordColumn('place', ({ location_name }) => location_name)] : []),
    wordColumn('year', ({ period, period_b }) => (period === period_b ? period : `${period} / ${period_b}`)),
    ...(another ? [wordColumn('with', ({ comparison }) => nameOf(comparison))] : []),
    { name: 'primary', head: primary.name, ...figureColumn(({ a }) => a, format) },
    { name: 'other', head: other, ...figureColumn(({ b }) => b, format) },
    {
      name: 'difference',
      head: message('triangulate.column-difference'),
      isNumeric: true,
      order: ({ difference }) => difference,
      text: (pair) => differenceValue(pair, format(pair)),
    },
    {
      name: 'chance',
      head: message('triangulate.column-chance'),
      isNumeric: false,
      order: ({ significant }) => (significant === null ? null : Number(significant)),
      isWordy: true,
      text: chanceWord,
      below: ({ a, b }) => [...new Set([...a.flags, ...b.flags])].map(flagNote),
    },
  ]
}

/** Whether the two figures differ beyond chance. */
export function chanceWord({ significant }: PairEntry): Value {
  const chance = significant === null ? 'open' : significant ? 'yes' : 'no'
  return message('triangulate.chance', { chance })
}

function wordColumn(
  name: 'indicator' | 'place' | 'year' | 'with',
  text: (pair: PairEntry) => string,
): PairColumn {
  return { name, head: message(`triangulate.column-${name}`), isNumeric: false, order: text, text }
}

function figureColumn(
  side: (pair: PairEntry) => PairEntry['a'],
  format: (pair: PairEntry) => ValueFormat,
): Omit<PairColumn, 'name' | 'head'> {
  return {
    isNumeric: true,
    order: (pair) => side(pair).value,
    text: (pair) => shortFigure(side(pair).value, format(pair)),
    below: (pair) => {
      const { lower, upper } = side(pair)
      if (lower === null || upper === null) return []
      const bound = (value: number) => figure(value, format(pair))
      return [message('triangulate.range', { lower: bound(lower), upper: bound(upper) })]
    },
  }
}

function differenceValue({ difference }: PairEntry, format: ValueFormat): Value {
  const number = signed(difference, shownDecimals(format))
  return format.factor === 2 ? message('triangulate.points', { number }) : number
}
