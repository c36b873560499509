import { type Message, message, type Value } from '#domain/message/message.ts'
import { formatNumber } from '#domain/number/format.ts'
import { type FatalityRow, LEAST_CASES } from '#domain/surveillance/case-fatality.ts'
import type { ComputedTable } from '#charts/figure.ts'
import type { Head } from './curve-tables.ts'

/** How the rows are called and what is said of them. */
interface TableWords {
  name(row: FatalityRow): string
  say(said: Value): string
  readonly byPlace: boolean
}

/** Cases, deaths and their ratio, with a remark where there is none. */
export function fatalityTable(
  rows: readonly FatalityRow[],
  { name, say, byPlace }: TableWords,
): ComputedTable {
  const heads: readonly Head[] = [
    byPlace ? 'place' : 'period',
    'cases',
    'deaths',
    'share',
    'lower',
    'upper',
    'published',
    'remark',
  ]
  return {
    title: say(message('epidemic-figure.table-fatality')),
    heads: heads.map((head) => say(message('epidemic-figure.head', { head }))),
    rows: rows.map((row) => {
      const { result, cases, deaths, published } = row
      const ratio = result.status === 'ok' ? result : null
      return [
        name(row),
        cases.value,
        deaths?.value ?? null,
        ratio?.percent ?? null,
        ratio?.lower ?? null,
        ratio?.upper ?? null,
        published?.value ?? null,
        ratio ? '' : say(remark(row)),
      ]
    }),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column < 3 ? 0 : 1) : (value ?? '–'),
  }
}

function remark({ deaths, cases }: FatalityRow): Message {
  const few = cases.value < LEAST_CASES
  return message('epidemic-figure.remark', {
    remark: few ? 'few' : deaths === null ? 'unknown' : 'more',
    least: String(LEAST_CASES),
  })
}
