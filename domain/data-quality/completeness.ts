import type { Invalid } from '#domain/statistics/outcome.ts'
import { type Light, THRESHOLDS } from './thresholds.ts'

/** Assumed volume at units that do not report, relative to those that do (Countdown's default). */
const VOLUME_ELSEWHERE = 0.25

/** Reports that came in, out of those expected; `on_time` of them before the deadline. */
export interface Reporting {
  readonly received: number
  readonly expected: number
  readonly on_time?: number | null | undefined
}

export interface ReportingQuality {
  readonly status: 'ok'
  readonly n: number
  readonly completeness_pct: number
  readonly light: Light
  readonly timeliness_pct: number | null
  readonly timeliness_light: Light | null
}

/**
 * Reports received out of those expected, and those on time, in percent: below 75 red, below 90 amber, else green.
 * Source: methods §2.1.
 */
export function reportingQuality({ received, expected, on_time }: Reporting): ReportingQuality | Invalid {
  if (!(expected > 0)) return { status: 'invalid', reason: 'nothing_expected' }
  const completeness = (100 * received) / expected
  const timeliness = typeof on_time === 'number' ? (100 * on_time) / expected : null
  return {
    status: 'ok',
    n: expected,
    completeness_pct: completeness,
    light: completenessLight(completeness),
    timeliness_pct: timeliness,
    timeliness_light: timeliness === null ? null : completenessLight(timeliness),
  }
}

/** The light of a completeness or timeliness in percent. Source: methods §2.1. */
export function completenessLight(percent: number): Light {
  const { red, green } = THRESHOLDS.completeness
  if (percent < red) return 'red'
  return percent < green ? 'amber' : 'green'
}

/** Reports expected to be missing are made up for: `reported` events at a `completeness` between 0 and 1. */
export interface Incomplete {
  readonly reported: number
  readonly completeness: number
  readonly k?: number | undefined
}

export interface AdjustedCount {
  readonly status: 'ok'
  readonly n: 1
  /** As reported; always shown beside the adjusted number. */
  readonly N: number
  /** Null when completeness is too low to adjust. */
  readonly N_adj: number | null
  readonly factor: number | null
  readonly k: number
  readonly unreliable: boolean
}

/**
 * Countdown's adjustment for missing reports: N_adj = N · (1 + (1/c − 1) · k), c in (0, 1]; k is 0 when units that do not
 * report did nothing, 1 when they did as much as the others. Below c = .75 nothing is adjusted. Source: methods §2.7.
 */
export function adjustForCompleteness({
  reported,
  completeness,
  k = VOLUME_ELSEWHERE,
}: Incomplete): AdjustedCount | Invalid {
  if (!(completeness > 0 && completeness <= 1)) {
    return { status: 'invalid', reason: 'completeness_outside_0_1' }
  }
  const unreliable = completeness < THRESHOLDS.adjustable
  const factor = unreliable ? null : 1 + (1 / completeness - 1) * k
  const adjusted = factor === null ? null : reported * factor
  return { status: 'ok', n: 1, N: reported, N_adj: adjusted, factor, k, unreliable }
}

/** Months with a value out of the months of a series in percent, and the share of zeros among them. */
export interface RecordCompleteness {
  readonly record_completeness_pct: number
  readonly zero_share: number
}

/**
 * How complete a series is by itself: a stand-in where reports of facilities are not counted. Zeros are values and are
 * counted apart. Null for an empty series. Source: methods §2.1.
 */
export function recordCompleteness(values: readonly (number | null)[]): RecordCompleteness | null {
  const present = values.filter((value) => value !== null)
  if (values.length === 0) return null
  const zeros = present.filter((value) => value === 0).length
  return {
    record_completeness_pct: (100 * present.length) / values.length,
    zero_share: present.length === 0 ? 0 : zeros / present.length,
  }
}
