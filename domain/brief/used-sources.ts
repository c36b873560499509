import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { BriefFindings } from './findings.ts'

/** A source of a brief with the periods of which it has figures there, ascending. */
export interface UsedSource {
  readonly source: StatedFigure['source']
  readonly periods: readonly number[]
}

interface Use {
  readonly source: StatedFigure['source']
  readonly period: number
}

/** Every source whose figures stand among some findings of a place, those used most first. */
export function usedSources(findings: Partial<BriefFindings>): UsedSource[] {
  const uses = usesOf(findings)
  return [...Map.groupBy(uses, ({ source }) => source)]
    .toSorted(([a, first], [b, second]) => second.length - first.length || a.name.localeCompare(b.name))
    .map(([source, own]) => ({
      source,
      periods: [...new Set(own.map(({ period }) => period))].toSorted((a, b) => a - b),
    }))
}

function usesOf(findings: Partial<BriefFindings>): Use[] {
  const { facts, key = [], trends = [], parts, pairs = [], groups = [], facilities, gaps } = findings
  const stated: (StatedFigure | null)[] = [
    ...(facts?.people ?? []),
    ...key.flatMap(({ stated: own, zone, nation }) => [own, zone, nation]),
    ...trends.flatMap(({ source, own, again, nation }) => [
      ...again,
      ...[...own, ...nation].map((point) => ({ point, source })),
    ]),
    ...pairs.flatMap(({ series }) => series),
    ...(facilities ? [facilities.all, ...facilities.tiers, facilities.density] : []),
    ...(gaps?.old ?? []),
  ]
  const grouped = groups.flatMap(({ own, nation }) => [...own, ...nation])
  return [
    ...stated.flatMap((figure) => (figure ? [{ source: figure.source, period: figure.point.period }] : [])),
    ...(parts?.shown ?? []),
    ...grouped,
  ].map(({ source, period }) => ({ source, period }))
}
