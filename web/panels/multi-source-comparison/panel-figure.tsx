import { useMemo } from 'react'
import type { EmptyFigure, Figure, FigureInput } from '#charts/figure.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { NATION } from '#domain/location/location.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { isMapForm } from '#sections/multi-source-comparison/panels.ts'
import type { View } from '#charts/view.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { mapNameOf } from '#charts/needs.ts'
import { useFigure } from '#web/views/use-figure.ts'
import { EmptyMap } from './empty-map.tsx'
import type { PanelModel } from './panel-lists.ts'
import { PanelPlot, type SharedMap } from './panel-plot.tsx'

interface PanelFigureProps {
  readonly model: PanelModel
  readonly view: View
  readonly release: ReleaseStamp
  readonly currentYear: number
  /** One legend stands above all maps. */
  readonly sharesLegend: boolean
  /** The part of the nation that all maps show. */
  readonly zoom: Pick<SharedMap, 'part' | 'onPart'>
}

/** The map, line or columns of a panel. A place chosen on one map is marked in all panels. */
export function PanelFigure({ model, view, release, currentYear, sharesLegend, zoom }: PanelFigureProps) {
  const { data, panel, onMark, onChange } = model
  const { table, reference } = data
  const map = mapNameOf(view, reference)
  const shapes = useRegionShapes(map)
  const language = useLanguage()
  const input: FigureInput<View> = useMemo(
    () => ({ view, table, reference, currentYear, language, ...(shapes && { shapes }) }),
    [view, table, reference, currentYear, shapes, language],
  )
  const made = useFigure(input)
  const figure = useMemo(() => made && withoutDestinations(made), [made])
  const { part, onPart } = zoom
  const shared = useMemo((): SharedMap | null => {
    if (map === null || panel.area !== NATION) return null
    return { part, onPart, onMark: (place) => onMark(place === data.marked ? null : place) }
  }, [map, panel.area, part, onPart, onMark, data.marked])
  if (!figure) return <Loading what={language.text(message('shell.the-figure'))} />
  const instead = (alternative: EmptyFigure['alternatives'][number]) => onChange(insteadOf(alternative))
  if (figure.empty && isMapForm(panel.form)) {
    return <EmptyMap {...{ figure, model, instead }} empty={figure.empty} />
  }
  return (
    <FigureCard
      {...{ figure, view, reference, release }}
      level={3}
      saidBeside={view.kind === 'map' ? [language.text(message('map.boundaries'))] : []}
      onChooseInstead={instead}
      plot={<PanelPlot {...{ figure, input, sharesLegend, shared }} />}
    />
  )
}

/** The wide form of a figure leads nowhere: it stands by itself. */
function withoutDestinations(figure: Figure): Figure {
  return { ...figure, marks: figure.marks.map(({ destination: _, ...mark }) => mark) }
}

function insteadOf({ source, period }: EmptyFigure['alternatives'][number]) {
  return {
    ...(source !== undefined && { source }),
    ...(period !== undefined && { period: parsePeriod(period) }),
  }
}
