import { changedSince } from '#domain/brief/change-since.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { type ChangeVerdict, changesTogether, isTold } from '#domain/comparison/change.ts'
import { type Verdict, verdictsTogether } from '#domain/comparison/pair-verdict.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  difference,
  figure,
  headlineName,
  listOf,
  periodName,
  placeName,
  sentences,
} from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import { type ComparedLine, lineName } from './compared-lines.ts'

/** What changed on a line between two of its rounds. */
export interface LineChange {
  readonly line: ComparedLine
  readonly before: Point
  readonly now: Point
  readonly difference: number
  /** The 95% interval of the difference; null where it cannot be made. */
  readonly interval: readonly [number, number] | null
  readonly verdict: ChangeVerdict
}

/**
 * The change of each line up to its last figure: since the first figure of `since` or later where a year is given, else by the one rule
 * since the round before. All are tested together. Lines without two figures have none.
 */
export function lineChanges(
  lines: readonly ComparedLine[],
  since: number | null,
  data: PlaceData,
): readonly LineChange[] {
  const held = lines.flatMap((line) => {
    const now = line.points.at(-1)
    const before = now && beforeOf(line, now, since, data)
    return now && before ? [{ line, changed: { indicator: line.indicator, before, now } }] : []
  })
  const verdicts = changesTogether(
    held.map(({ changed }) => changed),
    data.reference,
  )
  return held.map(({ line, changed: { before, now } }, at): LineChange => {
    const test = comparePair({
      a: pointEstimate(before),
      b: pointEstimate(now),
      unit: figureUnit(line.indicator),
    })
    const verdict = verdicts[at] ?? 'untested'
    const canBound = test.tested && test.scale === 'natural' && verdict !== 'untested'
    return {
      ...{ line, before, now, verdict, difference: now.value - before.value },
      interval: canBound ? test.ci95 : null,
    }
  })
}

function beforeOf(line: ComparedLine, now: Point, since: number | null, data: PlaceData): Point | null {
  if (since === null) {
    const table = data.tableOf(line.indicator.id)
    return changedSince(now, { table, indicator: line.indicator })?.before ?? null
  }
  return (
    line.points.find(
      (point) => periodYear(point.period) >= since && point.period < now.period && isOfOneEdition(point, now),
    ) ?? null
  )
}

/** Whether a line differs from another now, by their last figures. */
export type PairNow = 'higher' | 'lower' | 'unclear' | 'untested'

/** Years that two last figures may lie apart and still be of one time. */
const NEAR = 1

const SAID: Readonly<Record<Verdict, 'told' | 'unclear' | 'untested'>> = {
  apart: 'told',
  same: 'unclear',
  chance: 'unclear',
  no_interval: 'untested',
  routine: 'untested',
  dependent: 'untested',
  few_events: 'untested',
}

/** Row against column, of lines of one indicator and one time; null where two cannot stand against each other. All are tested together. */
export function pairsNow(lines: readonly ComparedLine[], data: PlaceData): ReadonlyMap<string, PairNow> {
  const pairs = lines.flatMap((row, at) =>
    lines.slice(at + 1).flatMap((column, offset) => {
      const [a, b] = [row.points.at(-1), column.points.at(-1)]
      if (!a || !b || row.indicator !== column.indicator) return []
      if (Math.abs(periodYear(a.period) - periodYear(b.period)) > NEAR) return []
      // Two places of one survey are two samples; two sources of one place may rest on the same one.
      const dependent = row.place === column.place && kinship(a, b, data.reference) !== 'independent'
      return [{ key: `${at}:${at + 1 + offset}`, indicator: row.indicator, a, b, dependent }]
    }),
  )
  const verdicts = verdictsTogether(pairs, data.reference)
  return new Map(
    pairs.map(({ key, a, b }, at) => {
      const said = SAID[verdicts[at] ?? 'no_interval']
      return [key, said === 'told' ? (a.value > b.value ? 'higher' : 'lower') : said]
    }),
  )
}

/** The heading: what rose, what fell, what shows no clear change. */
export function comparedTitle(lines: readonly ComparedLine[], changes: readonly LineChange[]): Value {
  const [first] = lines
  if (!first) return message('compare-page.empty')
  const indicators = new Set(lines.map(({ indicator }) => indicator.id))
  const places = new Set(lines.map(({ place }) => place.id))
  const subject: Value =
    indicators.size === 1 ? headlineName(first.indicator) : places.size === 1 ? placeName(first.place) : ''
  const told = changes.filter(({ verdict }) => isTold(verdict))
  const names = (some: readonly LineChange[]) => listOf(some.map(({ line }) => lineName(line, lines)))
  const rose = told.filter((change) => change.difference > 0)
  const fell = told.filter((change) => change.difference < 0)
  const others = changes.filter(({ verdict }) => verdict === 'unclear')
  const [any] = changes
  const hasSubject = subject === '' ? 'no' : 'yes'
  if (!any) return message('compare-page.title-none', { subject, has_subject: hasSubject })
  if (told.length + others.length === 0)
    return message('compare-page.title-untested', { subject, has_subject: hasSubject })
  return message('compare-page.title', {
    ...{ subject, has_subject: hasSubject },
    ...{ period: periodName(any.before.period, any.line.source) },
    ...{ rose: names(rose), rises: rose.length, fell: names(fell), falls: fell.length },
    ...{ others: names(others), rest: others.length },
  })
}

/** The changes in numbers, the clear ones first. */
export function comparedLead(lines: readonly ComparedLine[], changes: readonly LineChange[]): Value {
  const clear = changes
    .filter(({ verdict }) => isTold(verdict))
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const chance = changes.filter(({ verdict }) => verdict === 'unclear')
  const untested = changes.filter(({ verdict }) => verdict === 'untested')
  const said = (change: LineChange) =>
    message('compare-page.lead-one', {
      name: lineName(change.line, lines),
      move: change.difference > 0 ? 'up' : 'down',
      difference: difference(Math.abs(change.difference), change.line.indicator),
      now: figure(change.now.value, asPublished(change.now, change.line.indicator)),
    })
  const named = (some: readonly LineChange[]) => listOf(some.map(({ line }) => lineName(line, lines)))
  const both = { changes: listOf(clear.map(said)), names: named(chance), count: chance.length }
  // In one sentence, so that a short form names all that were asked for.
  const isMixed = clear.length > 0 && chance.length > 0
  return sentences([
    ...(isMixed ? [message('compare-page.lead-both', both)] : []),
    ...(clear.length > 0 && !isMixed ? [message('compare-page.lead', { changes: both.changes })] : []),
    ...(chance.length > 0 && !isMixed
      ? [message('compare-page.lead-chance', { names: both.names, count: both.count })]
      : []),
    ...(untested.length > 0 ? [message('compare-page.lead-untested', { names: named(untested) })] : []),
  ])
}
