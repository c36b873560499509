/** The kind of number that a series holds; it decides in which range a forecast may lie. Source: methods 0 C3. */
export const SERIES_UNITS = ['percent', 'rate', 'count', 'other'] as const

export type SeriesUnit = (typeof SERIES_UNITS)[number]

/** The scale on which models are fitted. */
export type ScaleName = 'identity' | 'log' | 'logit'

/** Way to a working scale and back. `back` never leaves the legal range of the unit. */
export interface WorkingScale {
  readonly name: ScaleName
  readonly to: (value: number) => number
  readonly back: (worked: number) => number
}

/** A share of nothing or of all is taken as this on the logit scale, where no value lies nearer to it. Source: methods §5.4. */
const CLIP = 0.005

/** Shares nearer to 0 or 1 than this leave the range of a logit. */
const LEAST_CLIP = 1e-12

/** Beyond this exponent a number is no longer of any use; keeps results finite. */
const MOST_EXPONENT = 690

/**
 * The logit scale for percentages, z = ln(p/(1 − p)). Only 0 and 100 have no place on it: they are taken as .5 and 99.5 %, or as half
 * of the smallest distance from the bound that occurs, so that no value is changed into a forecast that it never had. Source:
 * methods §5.4; the second rule is our own.
 */
function logitScale(values: readonly number[]): WorkingScale {
  const above = values.filter((value) => value > 0).map((value) => value / 200)
  const below = values.filter((value) => value < 100).map((value) => (100 - value) / 200)
  const least = Math.max(Math.min(CLIP, ...above), LEAST_CLIP)
  const most = 1 - Math.max(Math.min(CLIP, ...below), LEAST_CLIP)
  return {
    name: 'logit',
    to: (value) => {
      const share = Math.min(Math.max(value / 100, least), most)
      return Math.log(share / (1 - share))
    },
    back: (worked) => 100 / (1 + Math.exp(Math.min(-worked, MOST_EXPONENT))),
  }
}

/** The log scale for rates and counts above 0. */
const LOG_SCALE: WorkingScale = {
  name: 'log',
  to: Math.log,
  back: (worked) => Math.exp(Math.min(worked, MOST_EXPONENT)),
}

/** The scale of the values themselves; rates and counts stay at 0 or above. */
function identityScale(unit: SeriesUnit): WorkingScale {
  const bounded = unit === 'rate' || unit === 'count'
  return {
    name: 'identity',
    to: (value) => value,
    back: (worked) => (bounded ? Math.max(worked, 0) : worked),
  }
}

/** A first value this many times smaller than the last speaks for growth in proportion. Source: methods §5.4. */
const GROWTH = 2

/** A percentage that ends below this moves in proportion: on the way up from 0.3 % nothing tells of 100. */
const SMALL = 2

/**
 * The scale for a series: logit for percentages, log for those above 0 that end below 2 %; log for rates and counts above 0 when last/first is above 2 or when an
 * interval on the plain scale would pass 0 (`lowest` gives its lowest end there); else the values as they are.
 * `values` has no gaps. Source: methods §5.4.
 */
export function chooseScale(values: readonly number[], unit: SeriesUnit, lowest: () => number): WorkingScale {
  const isAbove = values.every((value) => value > 0)
  if (unit === 'percent') {
    const isSmall = isAbove && (values.at(-1) ?? 0) < SMALL && values.every((value) => value < 100)
    return isSmall ? LOG_SCALE : logitScale(values)
  }
  const plain = identityScale(unit)
  const first = values[0] ?? 0
  const last = values.at(-1) ?? 0
  if (unit === 'other' || !isAbove) return plain
  return last / first > GROWTH || lowest() < 0 ? LOG_SCALE : plain
}
