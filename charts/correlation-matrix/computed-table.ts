import { insufficientWords, pairGap } from '#domain/correlation-study/correlation-words.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { ComputedTable } from '#charts/figure.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { MatrixModel } from './model.ts'

const METHODS = { pearson: 'Pearson', spearman: 'Spearman', kendall: 'Kendall' } as const

/** Columns of p and of counts; the other numbers are coefficients. */
const P_COLUMNS = [3, 4]
const COUNT_COLUMN = 7

/** Every pair with its coefficient, tests and how many figures it rests on. */
export function computedTable(
  { study, indicators }: MatrixModel,
  adjust: 'bh' | 'holm',
  language: Language,
): ComputedTable {
  const name = (column: number) => indicators[column]?.shortName ?? ''
  return {
    title: language.text(message('correlation.table', { count: String(study.cells.length) })),
    heads: [
      message('correlation.head-indicator'),
      message('correlation.head-and'),
      message('correlation.head-value'),
      message('correlation.head-adjusted', { adjusted: adjust }),
      'p',
      message('correlation.head-lower'),
      message('correlation.head-upper'),
      message('correlation.head-pairs'),
      message('correlation.head-coefficient'),
      message('correlation.head-reading'),
    ].map((head) => language.text(head)),
    rows: study.cells.map((cell) => {
      const pair = [name(cell.a), name(cell.b)]
      if (cell.status !== 'ok') {
        return [
          ...pair,
          null,
          null,
          null,
          null,
          null,
          cell.n,
          null,
          language.text(insufficientWords(cell.reason, cell.n)),
        ]
      }
      const { value, ci95, p, pAdjusted, n, method, reading } = cell
      const bounds = [ci95?.[0] ?? null, ci95?.[1] ?? null]
      return [...pair, value, pAdjusted, p, ...bounds, n, METHODS[method], language.text(reading)]
    }),
    gaps: study.cells.map((cell) =>
      cell.status === 'ok' ? null : gapWords(pairGap(cell.reason, cell.n), language),
    ),
    shown,
  }
}

function shown(value: string | number | null, column: number): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (column === COUNT_COLUMN) return String(value)
  const isP = P_COLUMNS.includes(column)
  return isP && value < 0.001 ? '< 0.001' : formatNumber(value, isP ? 3 : 2)
}
