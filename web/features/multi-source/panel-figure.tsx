import { useMemo } from 'react'
import type { EmptyFigure, Figure, FigureInput } from '#charts/figure.ts'
import { mapWithoutLegend } from '#charts/map/map.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { isMapForm } from '#domain/section/multi-source-panels.ts'
import type { View } from '#domain/view/view.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { mapNameOf } from '#web/views/map-name.ts'
import { useFigure } from '#web/views/use-figure.ts'
import { EmptyMap } from './empty-map.tsx'
import type { PanelModel } from './panel-lists.ts'

interface PanelFigureProps {
  readonly model: PanelModel
  readonly view: View
  readonly release: ReleaseStamp
  readonly currentYear: number
  /** One legend stands above all maps. */
  readonly sharesLegend: boolean
}

/** The map, line or columns of a panel. A place chosen on one map is marked in all panels. */
export function PanelFigure({ model, view, release, currentYear, sharesLegend }: PanelFigureProps) {
  const { data, panel, onMark, onChange } = model
  const { table, reference } = data
  const shapes = useRegionShapes(mapNameOf(view, reference))
  const input: FigureInput = useMemo(
    () => ({ view, table, reference, currentYear, ...(shapes && { shapes }) }),
    [view, table, reference, currentYear, shapes],
  )
  const made = useFigure(input)
  const figure = useMemo(() => made && withoutDrill(made), [made])
  const marksPlaces = view.kind === 'map' && panel.area === NATION
  const drawn = useMemo(() => {
    if (!figure || view.kind !== 'map') return null
    const bare = sharesLegend ? { ...figure, ...mapWithoutLegend(input) } : figure
    return marksPlaces ? withMarking(bare) : bare
  }, [figure, view, input, sharesLegend, marksPlaces])
  if (!figure) return <Loading what="the figure" />
  const instead = (alternative: EmptyFigure['alternatives'][number]) => onChange(insteadOf(alternative))
  if (figure.empty && isMapForm(panel.form)) {
    return <EmptyMap {...{ figure, model, instead }} empty={figure.empty} />
  }
  const mark = (place: number) => onMark(place === data.marked ? null : place)
  return (
    <FigureCard
      {...{ figure, view, reference, release }}
      level={3}
      onChooseInstead={instead}
      plot={
        drawn && (
          <FigurePlot
            figure={drawn}
            drillWords="to mark it in all panels"
            {...(marksPlaces && { onDrill: mark })}
          />
        )
      }
    />
  )
}

/** The wide form of a figure leads nowhere: it stands by itself. */
function withoutDrill(figure: Figure): Figure {
  return { ...figure, marks: figure.marks.map(({ drill: _, ...mark }) => mark) }
}

/** Every region leads to itself. */
function withMarking(figure: Figure): Figure {
  return { ...figure, marks: figure.marks.map((mark) => ({ ...mark, drill: Number(mark.id) })) }
}

function insteadOf({ source, period }: EmptyFigure['alternatives'][number]) {
  return {
    ...(source !== undefined && { source }),
    ...(period !== undefined && { period: parsePeriod(period) }),
  }
}
