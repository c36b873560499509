/**
 * Where the lights change. Defaults of the WHO's data quality review, and of Countdown to 2030 where named; a country may
 * set its own. Source: methods §2.
 */
export const THRESHOLDS = {
  /** Completeness and timeliness in percent: red below `red`, green from `green` on (Countdown). */
  completeness: { red: 75, green: 90 },
  /** |z| from which a month is a moderate or an extreme outlier. */
  outlier: { moderate: 2, extreme: 3 },
  /** |modified z| above which a month is an outlier (Iglewicz and Hoaglin). */
  modifiedZ: 3.5,
  /** Scaled median absolute deviations from the median above which a month is extreme (Countdown). */
  deviations: 5,
  /** Distance of a place's ratio from the nation's, as a share. */
  relative: 0.33,
  /**
   * A month of a part of a place many times the median of the months around it: `times` and this far above it, as a count or in
   * points; `passes`: the share of the whole that it must be to change that. Those of the routine months that ship.
   */
  spike: {
    around: 6,
    least: 4,
    states: { times: 2.5, count: 5000, points: 30 },
    lgas: { times: 4, count: 500, points: 50 },
    cases: 20,
    passes: 0.05,
  },
  /** Drop-out below this many percent (more third than first doses) is red. */
  dropout: -2,
  /** Expected range of ANC1 : Penta1 and Penta1 : Penta3. */
  related: [1, 1.5],
  /** Routine coverage divided by survey coverage: green inside the first pair, amber inside the second. */
  external: { green: [0.9, 1.1], amber: [0.67, 1.33] },
  /** Official population divided by the projection. */
  denominator: [0.9, 1.1],
  /** Yearly change of a population in percent. */
  growth: [-1, 6],
  /** Completeness below which nothing is adjusted, as a share. */
  adjustable: 0.75,
} as const

export type Light = 'green' | 'amber' | 'red'

/** Binary fractions of a limit, such as .67 − 1, must not fall short of it. */
const NOISE = 1e-9

/** True when a place's ratio lies this far from the nation's: |relative| ≥ .33. */
export function isFarFromNation(relative: number): boolean {
  return Math.abs(relative) >= THRESHOLDS.relative - NOISE
}

/** True when a value lies in a range, its ends included. */
export function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least - NOISE && value <= most + NOISE
}
