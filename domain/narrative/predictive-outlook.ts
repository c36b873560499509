import type { TargetOutlook } from '#domain/forecast/target-outlook.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, decimal, difference, figure, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
import { isIndicative } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { isoPeriodName } from './predictive-words.ts'
import type { StatedFigure } from './stated-figure.ts'

/** A target as the subject of a sentence: `The SDG target of 25 or less by 2030`. */
export function outlookHeading({ name, value, year }: TargetOutlook, indicator: Indicator): Message {
  const national = isIndicative(indicator) ? 'indicative' : 'national'
  return message('forecast.outlook-heading', {
    whose: name === 'national' ? national : 'sdg',
    direction: indicator.slope === null ? 'none' : indicator.slope === 'Negative' ? 'fewer' : 'more',
    target: targetValue(value, indicator),
    by: year === null ? 'none' : 'year',
    year: String(year),
  })
}

/** The chance that a forecast gives a target, without more digits than there are. */
export function chanceWords(chance: number): Message {
  const size = chance < 0.01 ? 'least' : chance > 0.99 ? 'most' : 'about'
  return message('forecast.chance', { size, share: decimal(100 * chance, 0) })
}

/**
 * A forecast in view of a target: met or not, the chance, and the year in which the forecast reaches it. `quoted` is the figure to quote where it
 * is of another source: where that one is not on the good side, nobody reads that the target is met.
 */
export function outlookSentences(
  outlook: TargetOutlook,
  indicator: Indicator,
  quoted: StatedFigure | null,
): Value {
  return sentences([
    ...(outlook.met ? [metWords(outlook, indicator, quoted)] : []),
    chance(outlook, indicator),
    ...way(outlook, indicator),
  ])
}

function metWords({ value }: TargetOutlook, indicator: Indicator, quoted: StatedFigure | null): Message {
  const sign = indicator.slope === 'Negative' ? -1 : 1
  if (!quoted || sign * (quoted.point.value - value) >= 0) return message('forecast.met')
  return message('forecast.met-not-quoted', {
    figure: figure(quoted.point.value, asPublished(quoted.point, indicator)),
    cited: cited(quoted.source, quoted.point.period),
  })
}

function chance({ expected, chance: share, year, passed }: TargetOutlook, indicator: Indicator): Message {
  if (!expected) {
    return message(passed ? 'forecast.year-passed' : 'forecast.year-too-far')
  }
  const end = message('forecast.end-of-forecast', { period: isoPeriodName(expected.period) })
  const asked = { when: year === null ? end : String(year), value: figure(expected.mean, indicator) }
  if (share === null) return message('forecast.no-spread', asked)
  return message('forecast.chance-in', { ...asked, chance: chanceWords(share) })
}

function way(
  { reached, until, needed, met, year, expected }: TargetOutlook,
  indicator: Indicator,
): Message[] {
  if (met || until === null) return []
  const end = year ?? (expected ? periodYear(parsePeriod(expected.period) ?? 0) : null)
  const required = needed === null || end === null ? [] : [wouldTake(needed, end, indicator)]
  return [
    reached === null
      ? message('forecast.not-reached', { year: String(until) })
      : message('forecast.reached', { year: String(reached) }),
    ...required,
  ]
}

function wouldTake(change: number, year: number, indicator: Indicator): Message {
  const fine = { ...indicator, decimals: Math.max(indicator.decimals, Math.abs(change) < 1 ? 2 : 1) }
  return message('forecast.would-take', {
    year: String(year),
    size: indicator.factor === 2 ? difference(change, fine) : decimal(Math.abs(change), fine.decimals),
    way: change > 0 ? 'more' : 'less',
  })
}
