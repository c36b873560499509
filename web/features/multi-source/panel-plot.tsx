import { useMemo } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { mapWithoutLegend } from '#charts/map/map.ts'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'

interface PanelPlotProps {
  readonly figure: Figure
  /** What the figure was made from. */
  readonly input: FigureInput
  /** One legend stands above all maps, so that none has its own. */
  readonly sharesLegend: boolean
  /** Called with the place chosen on a map; absent where its regions cannot be marked. */
  readonly onMark?: (place: number) => void
}

/** What a panel draws on the page: a map whose places can be marked, or a line as high as the maps beside it. */
export function PanelPlot({ figure, input, sharesLegend, onMark }: PanelPlotProps) {
  const isMap = input.view.kind === 'map'
  const map = useMemo(() => {
    if (!isMap) return null
    const bare = sharesLegend ? { ...figure, ...mapWithoutLegend(input) } : figure
    return onMark ? withMarking(bare) : bare
  }, [isMap, figure, input, sharesLegend, onMark])
  if (map) {
    return (
      <FigurePlot figure={map} drillWords="to mark it in all panels" {...(onMark && { onDrill: onMark })} />
    )
  }
  return (
    <>
      <FigureKey entries={figure.key.map(({ source: _, ...entry }) => entry)} />
      <FigurePlot figure={figure} height={lineHeight} />
    </>
  )
}

/** Every region leads to itself. */
function withMarking(figure: Figure): Figure {
  return { ...figure, marks: figure.marks.map((mark) => ({ ...mark, drill: Number(mark.id) })) }
}

/** Nearly as high as a map of that width. */
function lineHeight(width: number): number {
  return Math.round(Math.min(Math.max(width / 1.35, 240), 390))
}
