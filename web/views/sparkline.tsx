import { courses } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodPosition } from '#domain/period/period.ts'

/** In a cell of a table, in CSS pixels. */
const USUAL = { width: 46, height: 14 } as const
/** Fewer figures make no course. */
const LEAST = 3

interface SparklineProps {
  /** Figures of one source at one place, the oldest first. */
  readonly points: readonly Point[]
  /** The course in words, read aloud. */
  readonly label: string
  /** In CSS pixels; without it that of a cell. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** The course of a figure without axes, from its lowest to its highest, each figure at its own time; broken where the edition or definition changes. */
export function Sparkline({ points, label, size: { width, height } = USUAL }: SparklineProps) {
  if (points.length < LEAST) return null
  const times = points.map((point) => periodPosition(point.period))
  const values = points.map((point) => point.value)
  const x = scale(times, 2, width - 3)
  const y = scale(values, height - 3, 3)
  const spot = (point: Point) => [x(periodPosition(point.period)), y(point.value)] as const
  const last = points.at(-1)
  const [lastX, lastY] = last ? spot(last) : [0, 0]
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {courses(points).map((part) => (
        <polyline
          key={part[0]?.period}
          points={part.map((point) => spot(point).join(',')).join(' ')}
          fill="none"
          stroke="var(--ink3)"
          strokeWidth="1.2"
        />
      ))}
      <circle cx={lastX} cy={lastY} r="2" fill="var(--ink)" />
    </svg>
  )
}

/** Numbers between two ends of a range of pixels; equal numbers stand in its middle. */
function scale(numbers: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from))
}
