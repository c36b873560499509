import { useMemo } from 'react'
import { boxPlotFigure } from '#charts/box-plot/box-plot.ts'
import type { EmptyFigure, FigureInput } from '#charts/figure.ts'
import { exactBreaks, histogramFigure } from '#charts/histogram/histogram.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { DescriptiveWanted } from '#domain/section/descriptive-address.ts'
import type { DescribedSet } from '#domain/section/descriptive-set.ts'
import { descriptiveView } from '#domain/section/descriptive-view.ts'
import { Either } from '#web/controls/either.tsx'
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
  const histogram = useInput(props, 'histogram')
  const boxPlot = useInput(props, 'box-plot')
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

function useInput(
  { data, set, wanted, currentYear }: SpreadFiguresProps,
  kind: 'histogram' | 'box-plot',
): FigureInput {
  const { table, reference, resolution } = data
  return useMemo(() => {
    const isExact = kind === 'histogram' && wanted.bins === 'exact'
    const breaks = isExact ? exactBreaks(set.points.map((point) => point.value)) : null
    const view = descriptiveView(kind, resolution.choice, wanted, breaks)
    return { view, table, reference, currentYear }
  }, [kind, set, wanted, table, reference, resolution, currentYear])
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
