import { formatValue, formatWithUnit, type ValueFormat } from '#domain/number/format.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Answer, PairEntry } from './answer-parts.ts'
import type { SortColumn } from './sort-table.ts'

/** A column of the table of pairs. `below` is said in small under the text. */
export interface PairColumn extends SortColumn<PairEntry> {
  readonly text: (pair: PairEntry) => string
  readonly below?: (pair: PairEntry) => string
}

/** Columns of the pairs; those in which all rows are alike are left out. */
export function pairColumns({ inputs }: Answer, { reference }: Catalogue): PairColumn[] {
  const { indicator, location, comparisons, primary } = inputs
  const format = ({ indicator: id }: PairEntry) => known(reference.indicators, id)
  const nameOf = (id: number) => comparisons.find((source) => source.id === id)?.name ?? ''
  const [only, another] = comparisons
  return [
    ...(indicator === null ? [wordColumn('Indicator', ({ indicator_name }) => indicator_name)] : []),
    ...(location === null ? [wordColumn('Place', ({ location_name }) => location_name)] : []),
    wordColumn('Year', ({ period }) => period),
    ...(another ? [wordColumn('Compared with', ({ comparison }) => nameOf(comparison))] : []),
    figureColumn(primary.name, ({ a }) => a, format),
    figureColumn(another || !only ? 'Other source' : only.name, ({ b }) => b, format),
    {
      name: 'Difference',
      numeric: true,
      order: ({ difference }) => difference,
      text: (pair) => differenceText(pair, format(pair)),
    },
    {
      name: 'Beyond chance?',
      numeric: false,
      order: ({ significant }) => (significant === null ? null : Number(significant)),
      text: ({ significant }) => (significant === null ? 'cannot be tested' : significant ? 'yes' : 'no'),
    },
  ]
}

function wordColumn(name: string, text: (pair: PairEntry) => string): PairColumn {
  return { name, numeric: false, order: text, text }
}

function figureColumn(
  name: string,
  side: (pair: PairEntry) => PairEntry['a'],
  format: (pair: PairEntry) => ValueFormat,
): PairColumn {
  return {
    name,
    numeric: true,
    order: (pair) => side(pair).value,
    text: (pair) => formatWithUnit(side(pair).value, format(pair)),
    below: (pair) => {
      const { lower, upper } = side(pair)
      if (lower === null || upper === null) return ''
      return `${formatValue(lower, format(pair))} to ${formatValue(upper, format(pair))}`
    },
  }
}

function differenceText({ difference }: PairEntry, format: ValueFormat): string {
  const text = formatValue(difference, format)
  const signed = difference > 0 ? `+${text}` : text
  return format.factor === 2 ? `${signed} points` : signed
}
