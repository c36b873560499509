import { useMemo } from 'react'
import type { RegionShape } from '#charts/figure.ts'
import { classRamp } from '#charts/colour/colour-ramp.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, shortFigure, sourceName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { classIndex } from '#domain/statistics/class-breaks.ts'
import { roundClasses } from '#domain/statistics/round-classes.ts'
import { useMode } from '#web/kit/appearance.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useRegionShapes } from '#web/views/boundaries.ts'
import type { QuoteData } from '#web/views/quote/use-quote-data.ts'
import classes from './indicator-preview.module.css'

/** Longitudes and latitudes of the country, in degrees. */
const BOUNDS = { west: 2.6, east: 14.8, south: 4.2, north: 13.95 } as const
/** CSS pixels of one degree. */
const SCALE = 13
/** Fewer states make no map. */
const LEAST = 10

interface MiniMapProps {
  readonly found: KeyFigure
  readonly data: QuoteData
}

/** The states in the round of the figure above it, as a thumbnail: in the classes of its map, without labels; a sentence where few are held. */
export function MiniMap({ found: { indicator, stated }, data }: MiniMapProps) {
  const { text } = useLanguage()
  const mode = useMode()
  const points = useMemo((): readonly Point[] => {
    if (!stated) return []
    const { source, period } = stated.point
    const { locations } = data.reference
    return pointsWhere(data.table, { indicator: indicator.id, source, period }).filter(
      ({ location }) => locations.get(location)?.level === 3,
    )
  }, [indicator, stated, data])
  const isMap = points.length >= LEAST
  const shapes = useRegionShapes(isMap ? 'nigeria-states' : null)
  if (stated && !isMap) {
    return (
      <Text above={12} size={13} tone="soft">
        {text(message('special.no-states', { source: sourceName(stated.source) }))}
      </Text>
    )
  }
  if (!shapes) return null
  const values = points.map(({ value }) => value)
  const { classes: ranges, method } = roundClasses(values, indicator)
  const shades = classRamp(mode, ranges)
  const label = message('special.few-states', {
    indicator: indicatorName(indicator),
    low: shortFigure(Math.min(...values), indicator),
    high: shortFigure(Math.max(...values), indicator),
  })
  const width = (BOUNDS.east - BOUNDS.west) * SCALE
  const height = (BOUNDS.north - BOUNDS.south) * SCALE
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={text(label)}
    >
      {[...shapes].map(([id, shape]) => {
        const point = points.find(({ location }) => location === id)
        const shade = point && shades[classIndex({ method, classes: ranges }, point.value)]
        const fill = shade ?? 'var(--sunken)'
        return <path key={id} d={outline(shape)} style={{ fill }} />
      })}
    </svg>
  )
}

function outline({ rings }: RegionShape): string {
  return rings
    .map((ring) => {
      const spots = ring.map(
        ([x, y]) => `${((x - BOUNDS.west) * SCALE).toFixed(1)} ${((BOUNDS.north - y) * SCALE).toFixed(1)}`,
      )
      return `M${spots.join('L')}Z`
    })
    .join('')
}
