import { citedFigure } from '#domain/observation/cited-figure.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, sentences, sourceName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byAge, type EditionFigure } from '#domain/observation/edition.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { roundShown } from '#domain/number/format.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { ofChange } from './counted-reasons.ts'
import { shareInterviews } from './described-reasons.ts'
import type { ComparedSides, JudgedReason, Side } from './reason.ts'

const REASON = 'edition'
/** The fields that tell one figure from others. */
const KEY = ['indicator', 'source', 'location', 'period'] as const

/**
 * Whether editions stand behind the difference: one figure is of an edition that a later one replaced, or its source said
 * something else of the same time before it was revised. Counted where both rest on the same evidence; figures of other evidence
 * were not made from the earlier edition, however near they are to it. Source: methods §13.3.
 */
export function edition(sides: ComparedSides): JudgedReason {
  const { a, b, indicator, table, reference } = sides
  const old = [a, b].find(({ point }) => point.coordinates.supersededBy !== null)
  const current = old?.point.coordinates.supersededBy ?? null
  if (!old || current === null) return revised(sides)
  const { period, location, coordinates } = old.point
  const [now] = pointsWhere(table, { indicator: indicator.id, source: current, location, period })
  const by = reference.sources.get(current)
  const said = {
    source: cited(old.source, period),
    edition: coordinates.edition === '' ? isoPeriod(period) : coordinates.edition,
    by: by ? sourceName(by) : '',
  }
  if (!now) {
    const evidence = message('why-differ.replaced', said)
    return { reason: REASON, verdict: 'may_explain', evidence, size: null }
  }
  // The change by the revision, in the direction of b − a.
  const change = (now.value - old.point.value) * (old === a ? 1 : -1)
  const shown = figure(now.value, asPublished(now, indicator))
  const isSame = roundShown(now.value, indicator) === roundShown(old.point.value, indicator)
  const was = figure(old.point.value, asPublished(old.point, indicator))
  const evidence = isSame
    ? message('why-differ.revised-same', { ...said, now: shown })
    : message('why-differ.revised', { ...said, now: shown, was })
  return ofChange(REASON, sides, { change, evidence })
}

/** A figure that its source revised, and its earlier value. */
interface Revision {
  readonly side: Side
  readonly other: Side
  readonly before: EditionFigure
}

function revised(sides: ComparedSides): JudgedReason {
  const { a, b } = sides
  const revisions = [revisionOf(a, b, sides), revisionOf(b, a, sides)].filter((found) => found !== null)
  const evidence = sentences(revisions.map((revision) => revisionWords(revision, sides)))
  const [one] = revisions
  if (!one)
    return {
      reason: REASON,
      verdict: 'does_not_explain',
      evidence: message('why-differ.current'),
      size: 0,
    }
  if (shareInterviews(sides)) {
    // The change of each, in the direction of b − a.
    const changes = revisions.map(
      ({ side, before }) => (side.point.value - before.value) * (side === b ? 1 : -1),
    )
    return ofChange(REASON, sides, { change: changes.reduce((sum, change) => sum + change, 0), evidence })
  }
  const wasNearer = revisions.some(
    ({ side, other, before }) =>
      Math.abs(before.value - other.point.value) < Math.abs(side.point.value - other.point.value),
  )
  return wasNearer
    ? { reason: REASON, verdict: 'may_explain', evidence, size: null }
    : { reason: REASON, verdict: 'does_not_explain', evidence, size: 0 }
}

/** The edition whose figure the other source repeats, else the last that said something else; null without any. */
function revisionOf(side: Side, other: Side, { editions, indicator }: ComparedSides): Revision | null {
  const { point } = side
  const shown = (value: number) => roundShown(value, indicator)
  const earlier = byAge(
    editions.filter(
      ({ value, edition: name, ...said }) =>
        KEY.every((part) => said[part] === point[part]) &&
        name !== point.coordinates.edition &&
        shown(value) !== shown(point.value),
    ),
  )
  const before = earlier.findLast(({ value }) => shown(value) === shown(other.point.value)) ?? earlier.at(-1)
  return before ? { side, other, before } : null
}

function revisionWords({ side, other, before }: Revision, { indicator }: ComparedSides): Message {
  const said = {
    source: citedFigure(side),
    edition: before.edition,
    was: figure(before.value, asPublished({ ...side.point, value: before.value }, indicator)),
    now: figure(side.point.value, asPublished(side.point, indicator)),
  }
  const isRepeated = roundShown(before.value, indicator) === roundShown(other.point.value, indicator)
  return isRepeated
    ? message('why-differ.said-as', { ...said, other: citedFigure(other) })
    : message('why-differ.said-before', said)
}
