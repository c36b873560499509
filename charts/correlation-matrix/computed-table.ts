import { formatNumber } from '#domain/number/format.ts'
import type { ComputedTable } from '#charts/figure.ts'
import { insufficientWords } from '#domain/correlation-study/correlation-words.ts'
import type { MatrixModel } from './model.ts'

const METHODS = { pearson: 'Pearson', spearman: 'Spearman', kendall: 'Kendall' } as const

const ADJUSTED = 7

/** Every pair with its coefficient, tests and how many figures it rests on. */
export function computedTable({ study, indicators }: MatrixModel, adjust: 'bh' | 'holm'): ComputedTable {
  const name = (column: number) => indicators[column]?.shortName ?? ''
  return {
    title: `Coefficients of ${study.cells.length} pairs`,
    heads: [
      'Indicator',
      'And',
      'Pairs of figures',
      'Coefficient',
      'Value',
      'Lower (95%)',
      'Upper (95%)',
      `p adjusted (${adjust === 'holm' ? 'Holm' : 'Benjamini–Hochberg'})`,
      'p',
      'Reading',
    ],
    rows: study.cells.map((cell) => {
      const pair = [name(cell.a), name(cell.b), cell.n]
      if (cell.status !== 'ok') {
        return [...pair, null, null, null, null, null, null, insufficientWords(cell.reason, cell.n)]
      }
      const { value, ci95, p, pAdjusted, reading } = cell
      return [
        ...pair,
        METHODS[cell.method],
        value,
        ci95?.[0] ?? null,
        ci95?.[1] ?? null,
        pAdjusted,
        p,
        reading,
      ]
    }),
    shown: (value, column) => {
      if (value === null) return '–'
      if (typeof value === 'string') return value
      if (column === 2) return String(value)
      const isP = column >= ADJUSTED
      return isP && value < 0.001 ? '< 0.001' : formatNumber(value, isP ? 3 : 2)
    },
  }
}
