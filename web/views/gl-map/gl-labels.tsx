import { useEffect, useState } from 'react'
import { inkOn } from '#charts/colour/colour-ramp.ts'
import { regionLabel, valueWriter } from '#charts/map/labels.ts'
import type { MapModel } from '#charts/map/model.ts'
import type { RegionShape } from '#charts/figure.ts'
import type { Mode } from '#charts/tokens.ts'
import { useFontScale } from '#web/kit/appearance.ts'
import type { GlMap } from './engine.ts'
import classes from './gl-labels.module.css'
import { regionLooks } from './region-look.ts'

interface GlLabelsProps {
  readonly map: GlMap
  readonly model: MapModel
  readonly shapes: ReadonlyMap<number, RegionShape>
  readonly mode: Mode
  /** Percent. */
  readonly opacity: number
}

/** Letters of a label at the medium font size, in pixels. */
const LETTERS = 11

interface Label {
  readonly id: number
  readonly words: string
  readonly x: number
  readonly y: number
  readonly ink: string
  /** The colour that the ink was chosen for; letters that reach over a border keep it. */
  readonly ground: string
}

/**
 * Names and values inside the regions where they fit, the same as on the map that stands still. Not there while the map moves: they
 * are set anew when it stands. For eyes only: the regions are walked through by name.
 */
export function GlLabels({ map, model, shapes, mode, opacity }: GlLabelsProps) {
  const fontSize = LETTERS * useFontScale()
  const [labels, setLabels] = useState<readonly Label[]>([])
  useEffect(() => {
    const put = () => setLabels(labelsOn(map, { model, shapes, mode, fontSize }))
    const clear = () => setLabels([])
    put()
    map.on('movestart', clear)
    map.on('moveend', put)
    map.on('resize', put)
    return () => {
      map.off('movestart', clear)
      map.off('moveend', put)
      map.off('resize', put)
    }
  }, [map, model, shapes, mode, fontSize])
  return (
    <div className={classes.labels} style={{ opacity: opacity / 100 }} aria-hidden="true">
      {labels.map(({ id, words, x, y, ink, ground }) => (
        <span
          key={id}
          style={{ left: x, top: y, color: ink, fontSize, '--ground': ground } as React.CSSProperties}
        >
          {words}
        </span>
      ))}
    </div>
  )
}

interface Drawn extends Omit<GlLabelsProps, 'map' | 'opacity'> {
  readonly fontSize: number
}

function labelsOn(map: GlMap, { model, shapes, mode, fontSize }: Drawn): Label[] {
  const { clientWidth, clientHeight } = map.getContainer()
  const { points, indicator } = model.selection
  const write = valueWriter(points, indicator)
  const looks = regionLooks(model, mode)
  return model.regions.flatMap((region, at) => {
    const shape = shapes.get(region.place.id)
    if (!shape) return []
    const [longitude, latitude] = shape.centre
    const { x, y } = map.project([longitude, latitude])
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return []
    const scale = map.project([longitude + 1, latitude]).x - x
    const words = regionLabel(region, write, { shape, scale, fontSize })
    const colour = looks[at]?.colour
    return words === null || colour === undefined
      ? []
      : [{ id: region.place.id, words, x, y, ink: inkOn(colour, mode), ground: colour }]
  })
}
