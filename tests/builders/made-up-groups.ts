import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { periodCode } from '#domain/period/period.ts'

/** Figures of the groups of one dimension of the made-up country, in the order given; `period` is ISO text. */
export function groupsOf(
  dimension: string,
  values: Readonly<Record<string, number>>,
  change: Partial<GroupFigure> & { readonly iso?: string } = {},
): GroupFigure[] {
  const { iso = '2020', ...rest } = change
  return Object.entries(values).map(([category, value], index) => ({
    indicator: 7,
    source: 2,
    location: 1,
    period: periodCode(iso) ?? 0,
    dimension,
    category,
    categoryOrder: index + 1,
    value,
    lower: null,
    upper: null,
    populationShare: null,
    ...rest,
  }))
}

/** Wealth quintiles of equal size, the poorest first. */
export function quintiles(
  values: readonly number[],
  change: Partial<GroupFigure> & { readonly iso?: string } = {},
) {
  const names = ['Poorest', 'Second', 'Middle', 'Fourth', 'Richest']
  const byName = Object.fromEntries(values.map((value, index) => [names[index] ?? '', value]))
  return groupsOf('wealth_quintile', byName, { populationShare: 20, ...change })
}
