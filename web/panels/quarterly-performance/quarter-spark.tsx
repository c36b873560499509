import type { PeriodCode } from '#domain/period/period.ts'
import { quartersBetween } from '#domain/period/quarters.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'

const WIDTH = 92
const HEIGHT = 18
const EDGE = 4

interface QuarterSparkProps {
  /** Whole quarters in the order of time. */
  readonly quarters: readonly QuarterCount[]
  /** The quarter that is filled, and the one that is open. */
  readonly chosen: PeriodCode
  readonly year: PeriodCode
  readonly label: string
}

/** A line from zero over all quarters, with gaps where a quarter is missing. */
export function QuarterSpark({ quarters, chosen, year, label }: QuarterSparkProps) {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (!first || !last || quarters.length < 3) return null
  const periods = quartersBetween(first.quarter, last.quarter)
  const most = Math.max(1, ...quarters.map(({ value }) => value))
  const spotOf = ({ quarter, value }: QuarterCount) =>
    [
      EDGE + (periods.indexOf(quarter) / Math.max(1, periods.length - 1)) * (WIDTH - 2 * EDGE),
      HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
    ] as const
  const spots = new Map(quarters.map((one) => [one.quarter, spotOf(one)]))
  const path = periods
    .flatMap((period, at) => {
      const spot = spots.get(period)
      if (!spot) return []
      const joined = at > 0 && spots.has(periods[at - 1] ?? 0)
      return [`${joined ? 'L' : 'M'}${spot[0].toFixed(1)} ${spot[1].toFixed(1)}`]
    })
    .join('')
  const [now, before] = [spots.get(chosen), spots.get(year)]
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={path} fill="none" stroke="var(--ink2)" strokeWidth="1.2" />
      {before && (
        <circle
          cx={before[0]}
          cy={before[1]}
          r="2.4"
          fill="var(--canvas)"
          stroke="var(--routine)"
          strokeWidth="1.2"
        />
      )}
      {now && <circle cx={now[0]} cy={now[1]} r="2.4" fill="var(--routine)" />}
    </svg>
  )
}
