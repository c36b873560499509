import type { Indicator } from '#domain/indicator/indicator.ts'
import { aboutSpan } from '#domain/observation/about.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { type Verdict, verdictsTogether } from './pair-verdict.ts'

/**
 * What may be said of a change: `better`, `worse` or, for a quantity that has no good side, `changed`, where the two can be told
 * apart; `unclear` where they cannot; `untested` where nothing tells whether there is one. Source: methods §7.2.
 */
export const CHANGES = ['better', 'worse', 'changed', 'unclear', 'untested'] as const

export type ChangeVerdict = (typeof CHANGES)[number]

/** An earlier and a later figure of one source, indicator and place. */
export interface ChangedFigure {
  readonly indicator: Indicator
  readonly before: Point
  readonly now: Point
}

const VERDICTS: Readonly<Record<Verdict, 'told' | 'unclear' | 'untested'>> = {
  apart: 'told',
  same: 'unclear',
  chance: 'unclear',
  no_interval: 'untested',
  routine: 'untested',
  dependent: 'untested',
  few_events: 'untested',
}

/**
 * The one rule of change: what may be said of each of the changes that stand together on a page, with Holm's correction over all
 * that can be tested. Two figures of different editions make no change. Counts of facilities, figures of a model, whose years share its errors, figures on few events and those
 * without an interval are not tested. Source: methods §7.2 and §7.3.
 */
export function changesTogether(
  changes: readonly ChangedFigure[],
  reference: ReferenceData,
): readonly ChangeVerdict[] {
  const pairs = changes.map(({ indicator, before, now }) => ({
    indicator,
    a: before,
    b: now,
    dependent: !isOfOneEdition(before, now) || [before, now].some((point) => comesOfModel(point, reference)),
  }))
  const verdicts = verdictsTogether(pairs, reference)
  return changes.map((changed, index) => {
    const verdict = verdicts[index] ?? 'no_interval'
    if (verdict === 'same' && !isBounded(changed)) return 'untested'
    const found = VERDICTS[verdict]
    return found === 'told' ? sideOf(changed) : found
  })
}

function comesOfModel(point: Point, reference: ReferenceData): boolean {
  return isModelled(point, reference) || byId(reference.sources, point.source).classification === 'Estimate'
}

function isBounded({ before, now }: ChangedFigure): boolean {
  return standardError(before) !== null && standardError(now) !== null
}

/** What may be said of one change that stands alone. */
export function changeVerdict(changed: ChangedFigure, reference: ReferenceData): ChangeVerdict {
  return changesTogether([changed], reference)[0] ?? 'untested'
}

/** True where a change may be called one. */
export function isTold(verdict: ChangeVerdict): boolean {
  return verdict === 'better' || verdict === 'worse' || verdict === 'changed'
}

function sideOf({ indicator: { slope }, before, now }: ChangedFigure): ChangeVerdict {
  if (slope === null) return 'changed'
  return now.value > before.value === (slope === 'Positive') ? 'better' : 'worse'
}

/** True when the times that two figures describe differ in length by a year or more. */
export function hasUnequalTimes(a: Point, b: Point): boolean {
  const lengthOf = (point: Point) => {
    const { from, to } = aboutSpan(point)
    return to - from
  }
  return Math.abs(lengthOf(a) - lengthOf(b)) >= 1
}
