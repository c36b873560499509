import { useMemo } from 'react'
import { releaseYear } from '#contract/release-data.ts'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import { standardRelated } from '#domain/indicator/related.ts'
import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useIndicators } from '#web/queries/use-indicators.ts'

/** A source with figures of the indicator, and how it measures it; null while that is on its way. */
export interface MeasuringSource {
  readonly source: DataSource
  readonly measure: IndicatorSource | null
}

/** A related indicator with the national figure to quote; null for none, or while it is on its way. */
export interface Related {
  readonly indicator: Indicator
  readonly figure: StatedFigure | null
}

export interface AboutIndicator {
  /** Who measures it, routine sources first. */
  readonly sources: readonly MeasuringSource[]
  /** What is close to it. */
  readonly related: readonly Related[]
  /** The source of the national figure to quote; null for none, or while it is on its way. */
  readonly quoted: DataSource | null
}

/** What is known about an indicator beside its own card. */
export function useAboutIndicator(indicator: Indicator, catalogue: Catalogue): AboutIndicator {
  const { coverage, release } = catalogue
  const related = useMemo(
    () => standardRelated(indicator, (id) => (coverage.get(id)?.size ?? 0) > 0),
    [indicator, coverage],
  )
  const state = useIndicators(
    useMemo(() => [indicator.id, ...related], [indicator, related]),
    catalogue,
  )
  return useMemo(() => {
    const data = state.status === 'ready' ? state.data : null
    const reference = data?.reference ?? catalogue.reference
    const sources = [...(coverage.get(indicator.id)?.keys() ?? [])]
      .map((id) => byId(reference.sources, id))
      .toSorted(
        (a, b) =>
          CLASSIFICATIONS.indexOf(a.classification) - CLASSIFICATIONS.indexOf(b.classification) ||
          a.id - b.id,
      )
    const figureOf = (id: number): StatedFigure | null => {
      if (!data) return null
      const asked = { table: data.table, reference, indicator: id, location: NATION }
      const answer = figureToQuote({ ...asked, currentYear: releaseYear(release) })
      return answer.status === 'quote' ? answer.figure : null
    }
    return {
      sources: sources.map((source) => ({
        source,
        measure: reference.measures.get(measureKey(indicator.id, source.id)) ?? null,
      })),
      quoted: figureOf(indicator.id)?.source ?? null,
      related: related.map((id) => ({ indicator: byId(reference.indicators, id), figure: figureOf(id) })),
    }
  }, [state, catalogue.reference, coverage, release, indicator, related])
}
