import type { ChangeSince } from '#domain/brief/change-since.ts'
import { isTold } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { percentage, periodName, sentences, shortFigure } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'

/** Digits after the point of a change, of the specification. */
const DIGITS = 2

/** True where the intervals tell the two figures apart: only then something points up or down. */
export function hasArrow({ verdict }: ChangeSince): boolean {
  return isTold(verdict)
}

/**
 * `32.70% increase since 2018 (20.1%); better`: how far a figure lies from the one before, in percent of that, and what may be
 * said of it, by the slope of its indicator. Where the intervals do not tell the two apart there is no direction.
 */
export function changeWords(
  indicator: Indicator,
  { point, source }: StatedFigure,
  change: ChangeSince | null,
): Value {
  if (!change) return message('profiles.no-earlier')
  const { before, verdict, unequalTimes } = change
  // As readers see the two.
  const isSame = roundShown(point.value, indicator) === roundShown(before.value, indicator)
  const since = {
    period: periodName(before.period, source),
    before: shortFigure(before.value, asPublished(before, indicator)),
  }
  const how = howOf(isSame, change, point.value, since)
  // Of two figures that are the same nothing is left to judge.
  const said = isSame
    ? message('profiles.same', { how })
    : message('profiles.changed', { how, verdict: message('profiles.verdict', { verdict }) })
  return unequalTimes ? sentences([said, message('profiles.unequal-times')]) : sentences([said])
}

interface Since {
  readonly period: Value
  readonly before: Value
}

function howOf(isSame: boolean, { before, verdict }: ChangeSince, now: number, since: Since): Value {
  if (isSame) return message('profiles.unchanged', since)
  if (verdict === 'unclear') return message('profiles.unclear', since)
  // Of nothing there is no share.
  if (before.value === 0) return message('profiles.before', since)
  const percent = percentage((100 * Math.abs(now - before.value)) / Math.abs(before.value), DIGITS)
  const isMore = now > before.value
  if (verdict === 'untested')
    return message(isMore ? 'profiles.more' : 'profiles.less', { ...since, percent })
  return message(isMore ? 'profiles.rise' : 'profiles.fall', { ...since, percent })
}
