import type { Feature } from 'geojson'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MarkSpot } from '#charts/drawing/mark-spots.ts'
import type { Figure, Openers, RegionShape } from '#charts/figure.ts'
import type { MapModel } from '#charts/map/model.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useMode } from '#web/kit/appearance.ts'
import { waits } from '#web/files/drawn.ts'
import { Box, Grid, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import plot from '../figure-plot.module.css'
import { MarkWalk } from '../mark-walk.tsx'
import { AboutNumber } from '../number-door.tsx'
import { openerOf, useMarks } from '../use-marks.ts'
import classes from './gl-plot.module.css'
import { putCircles } from './circle-layer.ts'
import { type MapLayerName, STANDARD_LAYERS } from '#sections/maps/layers.ts'
import { arrangeLayers } from './arrange-layers.ts'
import { GlButtons } from './gl-buttons.tsx'
import { GlCounts } from './gl-counts.tsx'
import { GlLabels } from './gl-labels.tsx'
import { LayerKey } from './layer-keys.tsx'
import { useSpots } from './use-spots.ts'
import { putOrigin } from './origin-layers.ts'
import type { Overlay } from './overlay.ts'
import { putPoints } from './point-layers.ts'
import { paintRegions, putRegions, REGIONS } from './region-layers.ts'
import { regionLooks } from './region-look.ts'
import { RowsInView } from './rows-in-view.tsx'
import { putStates, useStatesAround } from './state-layer.ts'
import { useGlMap } from './use-gl-map.ts'
import type { Bounds } from './whole-map.ts'

/** Draws the list of what lies on a map, with the key of each layer in it. */
export type LayersListed = (keyOf: (layer: MapLayerName) => React.ReactNode) => React.ReactNode

interface GlPlotProps {
  readonly engine: typeof import('./engine.ts')
  readonly figure: Figure
  readonly model: MapModel
  /** The regions as GeoJSON, each with its location id. */
  readonly features: readonly Feature[]
  readonly shapes: ReadonlyMap<number, RegionShape>
  readonly over: Overlay
  /** Of the table below the map; absent where there is none. */
  readonly reference?: ReferenceData | undefined
  /** Without buttons and key, as the map below has them. */
  readonly isLaidOver?: boolean
  /** The list of layers, given the key of each; the keys stand below the map where that list does not stand beside it. */
  readonly list?: LayersListed | undefined
  /** That list stands below the map at every width. */
  readonly isListBelow?: boolean
  readonly opens?: Openers<void> | undefined
  readonly openWords?: string | undefined
  readonly onFail: () => void
}

/** Pixels that a press may move and still be a click. */
const STILL = 4

/** The drawn part of a map that moves: the regions, what the pointer or the arrow keys stand on, buttons, and its classes. */
export function GlPlot(props: GlPlotProps) {
  const {
    engine,
    figure,
    model,
    features,
    shapes,
    over,
    isLaidOver = false,
    opens,
    openWords,
    onFail,
  } = props
  const { reference, list, isListBelow = false } = props
  const { points, origin, onPick, layers = STANDARD_LAYERS } = over
  const names = layers.find(({ name }) => name === 'names')
  const { text } = useLanguage()
  const mode = useMode()
  const host = useRef<HTMLDivElement>(null)
  const pressed = useRef<readonly [number, number]>([0, 0])
  const bounds = useMemo(() => boundsOf(model, shapes), [model, shapes])
  const words = {
    'CooperativeGesturesHandler.WindowsHelpText': text(message('maps.with-keys', { key: 'Ctrl' })),
    'CooperativeGesturesHandler.MacHelpText': text(message('maps.with-keys', { key: '⌘' })),
    'CooperativeGesturesHandler.MobileHelpText': text(message('maps.with-fingers')),
  }
  const states = useStatesAround(model.map)
  const map = useGlMap({ engine, host, mode, bounds, words, onFail })
  const [shown, setShown] = useState<readonly Feature[] | null>(null)
  useEffect(() => {
    if (!map) return
    putRegions(map, features, mode)
    setShown(features)
  }, [map, features, mode])
  useEffect(() => {
    if (map && shown === features) paintRegions(map, regionLooks(model, mode), model.marked)
  }, [map, shown, features, model, mode])
  useEffect(() => {
    if (!map || shown !== features) return
    putStates(map, states, mode)
    putCircles(map, model, shapes, mode)
    putPoints(map, points, mode)
    putOrigin(map, origin, mode)
    arrangeLayers(map, layers)
  }, [map, shown, features, states, model, shapes, points, origin, mode, layers])
  useEffect(() => {
    const isDrawn = waits()
    // Names and borders come with the first frames; one more is asked for, since the last may have been already.
    map?.once('idle', isDrawn)
    map?.triggerRepaint()
    return isDrawn
  }, [map])
  const spots = useSpots(map, figure, shapes)
  const markAtSpot = useCallback(
    ({ x, y }: MarkSpot) => {
      const [found] = map?.getLayer(REGIONS) ? map.queryRenderedFeatures([x, y], { layers: [REGIONS] }) : []
      return found ? figure.marks.findIndex(({ id }) => Number(id) === found.id) : -1
    },
    [map, figure],
  )
  const { active, at, pointer, keys, asked, ask } = useMarks({ figure, spots, opens, markAtSpot })
  // The end of a drag is no click.
  const presses = {
    ...pointer,
    onPointerDown: (event: React.PointerEvent) => {
      pressed.current = [event.clientX, event.clientY]
    },
    onClick: (event: React.MouseEvent) => {
      const [x, y] = pressed.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) return
      if (!onPick || !map) {
        pointer.onClick(event)
        return
      }
      const corner = map.getContainer().getBoundingClientRect()
      const { lng, lat } = map.unproject([event.clientX - corner.left, event.clientY - corner.top])
      onPick([lng, lat])
    },
  }
  const keyOf = (layer: MapLayerName) => <LayerKey {...{ layer, model, mode, map, over }} />
  const leads = openerOf(active?.mark, opens) !== null
  const byKeyboard = active?.by === 'keyboard' ? active : null
  useEffect(() => {
    // A place beyond the edge comes into sight when the keyboard reaches it.
    const { x, y } = byKeyboard?.spot ?? { x: 0, y: 0 }
    const size = map?.getContainer()
    if (!map || !byKeyboard || !size) return
    if (x < 0 || y < 0 || x > size.clientWidth || y > size.clientHeight) {
      map.panTo(map.unproject([x, y]), { animate: false })
    }
  }, [map, byKeyboard])
  const drawn = (
    <Box shrinks>
      <figure
        className={`${plot.plot} ${classes.plot}`}
        data-leads={leads || undefined}
        data-picking={onPick !== null || undefined}
        aria-label={figure.title}
        {...presses}
      >
        <p className="sr-only">{figure.summary}</p>
        <div ref={host} className={plot.host} data-gl={map ? 'drawn' : 'loading'} />
        {map && points.length === 0 && names?.isShown && (
          <GlLabels {...{ map, model, shapes, mode }} opacity={names.opacity} />
        )}
        {map && <GlCounts {...{ map, points, origin }} />}
        <MarkWalk {...{ figure, active, at, keys, ask, leads, openWords }} />
        {map && !isLaidOver && <GlButtons {...{ map, bounds }} />}
      </figure>
      {asked && <AboutNumber figure={asked} onClose={() => ask(null)} />}
      {!isLaidOver && (
        <Stack gap={8} above={10} className={classes.keys}>
          {model.inCircles && keyOf('circles')}
          {keyOf('regions')}
          {points.length > 0 && keyOf('facilities')}
        </Stack>
      )}
      {!isLaidOver && map && reference && <RowsInView {...{ map, figure, reference }} />}
    </Box>
  )
  return list ? (
    <div className={classes.parts}>
      <Grid className={classes.grid} data-below={isListBelow || undefined}>
        {drawn}
        {list(keyOf)}
      </Grid>
    </div>
  ) : (
    drawn
  )
}

/** West, south, east and north of the regions; those of the country while none is known. */
function boundsOf({ regions }: MapModel, shapes: ReadonlyMap<number, RegionShape>): Bounds {
  const known = regions.flatMap(({ place }) => shapes.get(place.id)?.bounds ?? [])
  if (known.length === 0) return COUNTRY
  const side = (at: number) => known.filter((_, index) => index % 4 === at)
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))]
}

const COUNTRY: Bounds = [2.66, 4.27, 14.68, 13.9]
