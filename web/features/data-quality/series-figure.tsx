import { useMemo } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { View } from '#charts/view.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { useFigure } from '#web/views/use-figure.ts'

interface SeriesFigureProps {
  readonly choice: Choice
  readonly review: QualityReview
  readonly data: IndicatorsData
  readonly release: ReleaseStamp
}

/** The series that was checked: weeks of the year judged, or the source's line over the years. */
export function SeriesFigure({ choice, review, data, release }: SeriesFigureProps) {
  const { table, reference } = data
  const view = useMemo(() => seriesView(choice, review), [choice, review])
  const currentYear = Number(release.published_at.slice(0, 4))
  const language = useLanguage()
  const input = useMemo(
    () => ({ view, table, reference, currentYear, language }),
    [view, table, reference, currentYear, language],
  )
  const figure = useFigure(input)
  if (!figure) return <Loading what="the series" />
  return <FigureCard figure={figure} view={view} reference={reference} release={release} />
}

function seriesView({ indicator, source, location }: Choice, { series, period }: QualityReview): View {
  const isWeekly = series.some((point) => periodKind(point.period) === 'week')
  const base = { indicators: [indicator], sources: [source], locations: [location] }
  if (!isWeekly || period === null) return { ...base, kind: 'trend', periods: [], options: { alone: true } }
  const periods = [String(periodYear(period))]
  return { ...base, kind: 'epidemic-curve', periods, options: { shape: 'line' } }
}
