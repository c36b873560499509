import type { DataSource } from '#domain/data-source/data-source.ts'
import type { JudgedSource } from './judged-source.ts'
import { sourceKind } from './source-kind.ts'

/** The steps of a source's credibility, each with the number of indicators that it holds for. */
export function joinedSteps(source: DataSource, found: readonly JudgedSource[]) {
  const steps = found.flatMap(({ credibility }) => credibility?.steps ?? [])
  const years = found.flatMap(({ newestYear }) => newestYear ?? [])
  return {
    kind: sourceKind(source),
    newest_year: years.length === 0 ? null : Math.max(...years),
    steps: [...Map.groupBy(steps, ({ reason }) => reason.id).values()].flatMap((same) => {
      const [first] = same
      return first ? [{ ...first, n_indicators: same.length }] : []
    }),
  }
}
