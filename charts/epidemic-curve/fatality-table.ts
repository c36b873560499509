import { formatNumber } from '#domain/number/format.ts'
import { type FatalityRow, LEAST_CASES } from '#domain/surveillance/case-fatality.ts'
import type { ComputedTable } from '#charts/figure.ts'

/** Cases, deaths and their ratio, with a remark where there is none. */
export function fatalityTable(
  rows: readonly FatalityRow[],
  name: (row: FatalityRow) => string,
  byPlace: boolean,
): ComputedTable {
  return {
    title: 'Deaths as a share of confirmed cases',
    heads: [
      byPlace ? 'Place' : 'Period',
      'Cases',
      'Deaths',
      'Share, %',
      'Lower, %',
      'Upper, %',
      'Published, %',
      'Remark',
    ],
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
        ratio ? '' : remark(row),
      ]
    }),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column < 3 ? 0 : 1) : (value ?? '–'),
  }
}

function remark({ deaths, cases }: FatalityRow): string {
  if (cases.value < LEAST_CASES) return `fewer than ${LEAST_CASES} cases`
  return deaths === null ? 'no figure of deaths' : 'more deaths than cases'
}
