import { useLanguage } from '#web/language/use-language.ts'
import { message } from '#domain/message/message.ts'
import { useMemo } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { mapIn } from '#charts/map/map.ts'
import type { MapInput } from '#charts/map/view.ts'
import type { View } from '#charts/view.ts'
import { type MapPart, WHOLE_MAP } from '#charts/map/map-layout.ts'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { Zoomable } from './zoomable.tsx'

/** The state that all maps of the nation share besides their classes: the part in sight, and the marked place. */
export interface SharedMap {
  readonly part: MapPart
  readonly onPart: (part: MapPart) => void
  readonly onMark: (place: number) => void
}

interface PanelPlotProps {
  readonly figure: Figure
  /** The input of the figure. */
  readonly input: FigureInput<View>
  /** One legend stands above all maps, so that none has its own. */
  readonly sharesLegend: boolean
  /** Null for a map of LGAs, which stands by itself, and for lines. */
  readonly shared: SharedMap | null
}

/** The drawing of a panel: a map that moves with the other maps, or a line as high as the maps beside it. */
export function PanelPlot({ figure, input, sharesLegend, shared }: PanelPlotProps) {
  const { text } = useLanguage()
  const mapInput = useMemo(() => asMap(input), [input])
  const part = shared?.part ?? WHOLE_MAP
  const isMarkable = shared !== null
  const map = useMemo(() => {
    if (!mapInput) return null
    const drawn = mapIn({ legend: !sharesLegend, part }, figure, mapInput)
    return isMarkable ? withMarking(drawn) : drawn
  }, [mapInput, figure, sharesLegend, part, isMarkable])
  if (!map || !mapInput) {
    return (
      <>
        <FigureKey entries={figure.key.map(({ source: _, ...entry }) => entry)} />
        <FigurePlot figure={figure} height={lineHeight} />
      </>
    )
  }
  if (!shared) return <FigurePlot figure={map} />
  const { shapes, view } = mapInput
  const marked = view.options.reference === undefined ? undefined : shapes?.get(view.options.reference)
  return (
    <Zoomable
      part={part}
      onPart={shared.onPart}
      shapes={[...(shapes?.values() ?? [])]}
      focus={marked?.centre ?? null}
      hasLegend={!sharesLegend}
    >
      <FigurePlot
        figure={map}
        openWords={text(message('multi-source.mark'))}
        opens={{ place: shared.onMark }}
      />
    </Zoomable>
  )
}

/** A map can be moved and marked: only its own view has these options, so that its kind is asked for by name. */
function asMap(input: FigureInput<View>): MapInput | null {
  const { view } = input
  return view.kind === 'map' ? { ...input, view } : null
}

/** Every region leads to itself. */
function withMarking(figure: Figure): Figure {
  const ofPlace = (id: string) => ({ kind: 'place', id: Number(id) }) as const
  return { ...figure, marks: figure.marks.map((mark) => ({ ...mark, destination: ofPlace(mark.id) })) }
}

/** Nearly as high as a map of that width. */
function lineHeight(width: number): number {
  return Math.round(Math.min(Math.max(width / 1.35, 240), 390))
}
