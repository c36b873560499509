import type { KeyFigure } from '#domain/brief/key-figure.ts'
import classes from './profile-bar.module.css'

interface ProfileBarProps {
  readonly row: KeyFigure
  /** The value at the right end. */
  readonly end: number
}

/** Length of the picture, of which a value takes its share. */
const LONG = 1000

/**
 * A place against the nation: the nation pale and wide behind, the place narrow in front, its interval as a whisker, the target as
 * a line. A picture of the numbers beside it, and so read by nobody aloud.
 */
export function ProfileBar({ row: { stated, nation, aim }, end }: ProfileBarProps) {
  const at = (value: number) => (LONG * Math.min(Math.max(value, 0), end)) / end
  const { point } = stated ?? {}
  const { lower = null, upper = null } = point ?? {}
  return (
    <svg
      className={classes.bar}
      viewBox={`0 0 ${LONG} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {nation && (
        <rect
          className={nation.isSameRound ? classes.nation : classes.other}
          x="0"
          y="3"
          height="18"
          width={at(nation.point.value)}
        />
      )}
      {point && (
        <rect
          className={classes.place}
          data-standing={aim?.standing}
          x="0"
          y="8"
          height="8"
          width={at(point.value)}
        />
      )}
      {lower !== null && upper !== null && (
        <path
          className={classes.whisker}
          d={`M${at(lower)} 12H${at(upper)}M${at(lower)} 8V16M${at(upper)} 8V16`}
        />
      )}
      <path className={classes.axis} d="M0 0V24" />
      {aim && <path className={classes.target} d={`M${at(aim.value)} 1V23`} />}
    </svg>
  )
}
