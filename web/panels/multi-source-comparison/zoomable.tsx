import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { message } from '#domain/message/message.ts'
import { IconMinus, IconPlus, IconZoomReset } from '#web/kit/icons.ts'
import { useRef } from 'react'
import { dragged, type MapRoom, type MapPart, MOST_ZOOM, WHOLE_MAP, zoomed } from '#charts/map/map-layout.ts'
import { mapHeight } from '#charts/map/map.ts'
import type { RegionShape } from '#charts/figure.ts'
import { useSize } from '#web/kit/use-size.ts'
import { useDrag } from './use-drag.ts'
import classes from './zoomable.module.css'

const STEP = 1.6

/** How far an arrow key moves the map, as a share of its room. */
const STRIDE = 0.2

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface ZoomableProps {
  /** The part of the map that all panels show. */
  readonly part: MapPart
  readonly onPart: (part: MapPart) => void
  readonly shapes: readonly RegionShape[]
  /** Where the map is looked at first, as longitude and latitude; null: its middle. */
  readonly focus: readonly [number, number] | null
  /** The map has a legend below it. */
  readonly hasLegend: boolean
  readonly children: React.ReactNode
}

/** A map with buttons that bring all maps nearer; dragging or the arrow keys then move them. */
export function Zoomable({ part, onPart, shapes, focus, hasLegend, children }: ZoomableProps) {
  const { text } = useLanguage()
  const [box, { width }] = useSize<HTMLDivElement>()
  const room: MapRoom = { width, height: mapHeight(width) }
  const isNear = part.zoom > 1
  const latest = useRef(part)
  latest.current = part
  const move = (by: readonly [number, number]) => onPart(dragged(latest.current, by, shapes, room))
  const drag = useDrag(isNear, move)
  const from = part.centre === null ? { ...part, centre: focus } : part
  const zoom = (factor: number) => onPart(zoomed(from, factor, shapes, room))
  return (
    <div
      ref={box}
      className={classes.map}
      data-near={isNear || undefined}
      data-legend={hasLegend || undefined}
      {...drag}
    >
      {children}
      <Row
        as="fieldset"
        gap={4}
        screen
        className={classes.buttons}
        aria-label={text(message('multi-source.zoom'))}
        onKeyDown={(event: React.KeyboardEvent) => {
          const way = ARROWS[event.key]
          if (!way || !isNear) return
          event.preventDefault()
          move([way[0] * room.width * STRIDE, way[1] * room.height * STRIDE])
        }}
      >
        <ZoomButton
          label={text(message('multi-source.zoom-in'))}
          disabled={part.zoom >= MOST_ZOOM}
          onClick={() => zoom(STEP)}
        >
          <IconPlus size={16} />
        </ZoomButton>
        <ZoomButton
          label={text(message('multi-source.zoom-out'))}
          disabled={!isNear}
          onClick={() => zoom(1 / STEP)}
        >
          <IconMinus size={16} />
        </ZoomButton>
        {isNear && (
          <ZoomButton label={text(message('multi-source.whole-map'))} onClick={() => onPart(WHOLE_MAP)}>
            <IconZoomReset size={16} />
          </ZoomButton>
        )}
      </Row>
    </div>
  )
}

interface ZoomButtonProps extends React.ComponentProps<'button'> {
  readonly label: string
}

/** Says in its tooltip how the map is moved, for readers without a pointer. */
function ZoomButton({ label, ...button }: ZoomButtonProps) {
  const { text } = useLanguage()
  const title = text(message('multi-source.arrow-keys', { what: label }))
  return (
    <Row
      as="button"
      inline
      align="center"
      justify="center"
      type="button"
      aria-label={label}
      title={title}
      {...button}
    />
  )
}
