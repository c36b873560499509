import { commonOrigin } from '#domain/comparison/independence.ts'
import { verdictOf } from '#domain/comparison/pair-verdict.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, difference, listOf } from '#domain/message/value.ts'
import { kinship, sharedPieces } from '#domain/reference/kinship.ts'
import { roundShown } from '#domain/number/format.ts'
import { byLength, periodKind, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { isPartial } from '#domain/observation/settled.ts'
import type { StatedFigure } from './stated-figure.ts'

/** Figures further apart in time than this are not compared as if they were of one time. */
const COMPARABLE_YEARS = 3

/** The subject of two figures. */
interface About {
  readonly subject: Indicator
  readonly reference: ReferenceData
}

/**
 * How far two figures of one place are apart, in words that go no further than the intervals; or why they are not compared:
 * many years lie between them, they are about children of different years, of a month and a year, or of a part of one.
 */
export function howFarApart(a: StatedFigure, b: StatedFigure, { subject, reference }: About): Message {
  const not = notCompared(a, b)
  if (not) return not
  const shown = roundShown(b.point.value, subject) - roundShown(a.point.value, subject)
  const isSame = roundShown(shown, subject) === 0
  const kin = kinship(a.point, b.point, reference)
  const isDependent = kin !== 'independent' || isMadeFromOther(a, b, reference)
  if (isSame && isDependent) {
    const shared = kin === 'same' ? sharedPieces(a.point, b.point, reference) : []
    const known = shared.length > 0 ? 'yes' : 'no'
    return message('overview.same-evidence', { known, evidence: listOf(shared) })
  }
  if (isSame) return message('overview.same')
  const size = { difference: difference(shown, subject) }
  if (isDependent) return message('overview.differ-dependent', size)
  const pair = { a: a.point, b: b.point, dependent: false }
  const verdict = verdictOf(pair, subject, reference)
  if (verdict === 'apart') return message('overview.differ-more', size)
  return message(verdict === 'chance' ? 'overview.differ-no-more' : 'overview.differ', size)
}

/** Whether two figures are about one time, so that a difference of theirs says something of the sources. */
export function isComparedInTime(a: StatedFigure, b: StatedFigure): boolean {
  return notCompared(a, b) === null
}

function notCompared(a: StatedFigure, b: StatedFigure): Message | null {
  if (byLength(a.point.period, b.point.period) !== 0) {
    const [ofFirst, ofSecond] = [periodKind(a.point.period), periodKind(b.point.period)]
    return message('overview.lengths-apart', { first: ofFirst, second: ofSecond })
  }
  const [first, second] = [a, b].map(({ point }) => point.coordinates.birthCohort)
  if (first && second) {
    return first === second
      ? null
      : message('overview.cohorts-apart', { first: `${first}`, second: `${second}` })
  }
  const years = Math.abs(periodYear(a.point.period) - periodYear(b.point.period))
  if (years > COMPARABLE_YEARS) return message('overview.years-apart', { years })
  const partial = [a, b].find(({ point }) => isPartial(point))
  return partial
    ? message('overview.not-complete', { cited: cited(partial.source, partial.point.period) })
    : null
}

function isMadeFromOther(a: StatedFigure, b: StatedFigure, reference: ReferenceData): boolean {
  const flagged = ({ point, source }: StatedFigure) => ({ source: source.id, flags: new Set(point.flags) })
  return commonOrigin(flagged(a), flagged(b), reference) !== null
}
