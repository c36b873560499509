import type { Rhythm } from '#domain/data-source/rhythm.ts'
import classes from './source-freshness.module.css'

/** The first year that is drawn. */
export const FROM = 1990
/** Years after now that are still drawn. */
export const AHEAD = 4
const [WIDTH, HEIGHT, SIDE] = [220, 18, 6]

interface YearLineProps {
  readonly rhythm: Rhythm
  readonly now: number
  readonly colour: string
}

/** The years of a source on a line: dots for rounds, a bar for every year, a ring for what is expected, dashes for what is overdue. For eyes only. */
export function YearLine({ rhythm: { spans, last, next, state }, now, colour }: YearLineProps) {
  const scale = (WIDTH - 2 * SIDE) / (now + AHEAD - FROM)
  const at = (year: number) => SIDE + (Math.min(now + AHEAD, Math.max(FROM, year)) - FROM) * scale
  const middle = HEIGHT / 2
  const isLate = state === 'overdue' || state === 'ended'
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1={at(now)} x2={at(now)} y1={1} y2={HEIGHT - 1} className={classes.now} />
      {spans
        .filter(([, to]) => to >= FROM)
        .map(([from, to]) =>
          from === to ? (
            <circle key={from} cx={at(from)} cy={middle} r={3.5} fill={colour} />
          ) : (
            <line
              key={from}
              x1={at(from)}
              x2={at(to)}
              y1={middle}
              y2={middle}
              stroke={colour}
              strokeWidth={3}
            />
          ),
        )}
      {isLate && last !== null && next !== null && (
        <line x1={at(next)} x2={at(now)} y1={middle} y2={middle} className={classes.late} />
      )}
      {next !== null && (
        <circle
          cx={at(next)}
          cy={middle}
          r={4}
          className={isLate ? classes.lateRing : classes.ring}
          stroke={colour}
        />
      )}
    </svg>
  )
}
