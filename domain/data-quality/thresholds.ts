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
  /** Drop-out below this many percent (more third than first doses) is red. */
  dropout: -2,
  /** Expected range of ANC1 : Penta1 and Penta1 : Penta3. */
  related: { least: 1, most: 1.5 },
  /** Routine coverage divided by survey coverage: green inside the first pair, amber inside the second. */
  external: { green: [0.9, 1.1], amber: [0.67, 1.33] },
  /** Official population divided by the projection. */
  denominator: { least: 0.9, most: 1.1 },
  /** Yearly change of a population in percent. */
  growth: { least: -1, most: 6 },
  /** Completeness below which nothing is adjusted, as a share. */
  adjustable: 0.75,
} as const

export type Light = 'green' | 'amber' | 'red'
