import { useMemo } from 'react'
import { boxPlotFigure } from '#charts/box-plot/box-plot.ts'
import type { BoxPlotInput } from '#charts/box-plot/view.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { exactBreaks, histogramFigure } from '#charts/histogram/histogram.ts'
import type { HistogramInput } from '#charts/histogram/view.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { DescriptiveWanted } from '#sections/descriptive-analysis/state.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { boxPlotView, histogramView } from '#sections/descriptive-analysis/views.ts'
import { Either } from '#web/controls/either.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import type { DescriptiveData } from './use-descriptive-data.ts'

interface SpreadFiguresProps {
  readonly data: DescriptiveData
  readonly set: DescribedSet
  readonly wanted: DescriptiveWanted
  readonly release: ReleaseStamp
  readonly currentYear: number
  readonly onChange: (change: Partial<DescriptiveWanted>) => void
}

/** The values as a histogram, and as boxes by zone. */
export function SpreadFigures(props: SpreadFiguresProps) {
  const { data, set, wanted, release, onChange } = props
  const { reference } = data
  const histogram = useHistogram(props)
  const boxPlot = useBoxPlot(props)
  const columns = useMemo(() => histogramFigure(histogram), [histogram])
  const boxes = useMemo(() => boxPlotFigure(boxPlot), [boxPlot])
  const instead = (alternative: EmptyFigure['alternatives'][number]) => onChange(insteadOf(alternative))
  const drill = (location: number) => onChange({ location, across: null })
  return (
    <>
      <FigureCard
        figure={columns}
        view={histogram.view}
        {...{ reference, release }}
        onChooseInstead={instead}
        switches={
          set.points.length > 1 && (
            <Either
              name="Classes of the histogram"
              value={wanted.bins}
              options={[
                ['round', 'Round limits'],
                ['exact', 'Exact width'],
              ]}
              onChoose={(bins) => onChange({ bins })}
            />
          )
        }
      />
      {set.points.length > 0 && (
        <FigureCard
          figure={boxes}
          view={boxPlot.view}
          {...{ reference, release }}
          {...(set.across === 'zones' && { onDrill: drill })}
        />
      )}
    </>
  )
}

function useHistogram({ data, set, wanted, currentYear }: SpreadFiguresProps): HistogramInput {
  const { table, reference, resolution } = data
  const language = useLanguage()
  return useMemo(() => {
    const breaks = wanted.bins === 'exact' ? exactBreaks(set.points.map((point) => point.value)) : null
    const view = histogramView(resolution.choice, wanted, breaks)
    return { view, table, reference, currentYear, language }
  }, [set, wanted, table, reference, resolution, currentYear, language])
}

function useBoxPlot({ data, wanted, currentYear }: SpreadFiguresProps): BoxPlotInput {
  const { table, reference, resolution } = data
  const language = useLanguage()
  return useMemo(
    () => ({ view: boxPlotView(resolution.choice, wanted), table, reference, currentYear, language }),
    [wanted, table, reference, resolution, currentYear, language],
  )
}

function insteadOf({
  source,
  period,
  location,
}: EmptyFigure['alternatives'][number]): Partial<DescriptiveWanted> {
  return {
    ...(source !== undefined && { source }),
    ...(location !== undefined && { location }),
    ...(period !== undefined && { period: parsePeriod(period) }),
  }
}
