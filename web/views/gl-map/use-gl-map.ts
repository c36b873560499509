import { useEffect, useRef, useState } from 'react'
import { tokens, type Mode } from '#charts/tokens.ts'
import type { GlMap } from './engine.ts'
import { moveTogether } from './together.ts'
import { type Bounds, MARGIN, staysWhole } from './whole-map.ts'

type Engine = typeof import('./engine.ts')

interface GlMapOptions {
  readonly engine: Engine
  readonly host: React.RefObject<HTMLElement | null>
  readonly mode: Mode
  readonly bounds: Bounds
  /** Texts of the map itself, by its own names. */
  readonly words: Readonly<Record<string, string>>
  /** The browser cannot draw it, or can no longer. */
  readonly onFail: () => void
}

/** A map that moves, in an element of the page, from when it can be drawn on; taken away with its element. */
export function useGlMap({ engine, host, mode, bounds, words, onFail }: GlMapOptions): GlMap | null {
  const [map, setMap] = useState<GlMap | null>(null)
  // A map lives as long as its element; what it shows is put on it later.
  const first = useRef({ mode, bounds, words, onFail })
  useEffect(() => {
    const { onFail, ...begins } = first.current
    const container = host.current
    if (!container) return
    let made: GlMap
    try {
      made = new engine.GlMap({
        container,
        style: { version: 8, sources: {}, layers: [ground(begins.mode)] },
        bounds: [...begins.bounds],
        fitBoundsOptions: { padding: MARGIN },
        ...{ attributionControl: false, dragRotate: false, pitchWithRotate: false, maxZoom: 14 },
        // One finger and the wheel move the page, as everywhere on it.
        ...{ cooperativeGestures: true, locale: begins.words, keyboard: false, fadeDuration: 0 },
      })
    } catch {
      onFail()
      return
    }
    made.addControl(new engine.ScaleControl({ maxWidth: 110 }), 'bottom-left')
    made.touchZoomRotate.disableRotation()
    const canvas = made.getCanvas()
    canvas.tabIndex = -1
    // The figure around it is named and walked through; a second landmark of the same name would only be in the way.
    canvas.removeAttribute('role')
    canvas.removeAttribute('aria-label')
    made.on('load', () => setMap(made))
    const part = moveTogether(made)
    made.on('webglcontextlost', onFail)
    return () => {
      setMap(null)
      part()
      made.remove()
    }
  }, [engine, host])
  useEffect(() => {
    map?.setPaintProperty('ground', 'background-color', tokens[mode].canvas)
  }, [map, mode])
  const [west, south, east, north] = bounds
  useEffect(
    () => (map ? staysWhole(map, [west, south, east, north]) : undefined),
    [map, west, south, east, north],
  )
  return map
}

function ground(mode: Mode) {
  return {
    id: 'ground',
    type: 'background' as const,
    paint: { 'background-color': tokens[mode].canvas },
  }
}
