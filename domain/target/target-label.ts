import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, figure, percentage } from '#domain/message/value.ts'
import { shownDecimals } from '#domain/number/format.ts'
import { isIndicative, targetWords } from './target.ts'

/** Short labels fit beside an axis; long ones say where the target comes from. */
export type LabelLength = 'short' | 'long'

/** `NT: 90%`, long `NT: 90% (indicative national target)`; null when there is no national target. */
export function nationalTargetLabel(indicator: Indicator, length: LabelLength): Message | null {
  const { nationalTarget, nationalTargetYear: year } = indicator
  if (nationalTarget === null) return null
  const target = targetValue(nationalTarget, indicator)
  if (length === 'short') return message('target.national-label', { target })
  return message('target.national-label-long', {
    target,
    checked: isIndicative(indicator) ? 'no' : 'yes',
    when: year === null ? 'none' : 'year',
    year: `${year ?? ''}`,
  })
}

/** `SDG: 12`, long `SDG: 12 or fewer by 2030`; null when there is no SDG target. */
export function sdgTargetLabel(indicator: Indicator, length: LabelLength): Message | null {
  const { sdgTarget, sdgInformation, slope, factor } = indicator
  if (sdgTarget === null) return null
  const target = targetValue(sdgTarget, indicator)
  if (length === 'short') return message('target.sdg-label', { target })
  const year = /\bby (20\d\d)\b/.exec(sdgInformation)?.[1] ?? '2030'
  return message('target.sdg-label-long', {
    target: targetWords(target, { slope, factor, value: sdgTarget }),
    year,
  })
}

/** The national target in a sentence: `the indicative national target of 18 per 1,000 or less`; null without one. */
export function nationalTargetWords(indicator: Indicator): Message | null {
  if (indicator.nationalTarget === null) return null
  return message('target.national', {
    checked: isIndicative(indicator) ? 'no' : 'yes',
    direction: indicator.slope === 'Negative' && indicator.nationalTarget > 0 ? 'fewer' : 'more',
    target: targetFigure(indicator.nationalTarget, indicator),
  })
}

/** A target inside a sentence, with the unit that a label leaves to its axis. */
function targetFigure(target: number, indicator: Indicator): Value {
  const decimals = Number.isInteger(target) ? 0 : Math.max(1, shownDecimals(indicator))
  return indicator.factor === 2 ? percentage(target, decimals) : figure(target, { ...indicator, decimals })
}

/** A target as a number with its unit: `90%`, `18`. Whole targets carry no digits after the point. */
export function targetValue(target: number, indicator: Indicator): Value {
  const decimals = Number.isInteger(target) ? 0 : Math.max(1, shownDecimals(indicator))
  return indicator.factor === 2 ? percentage(target, decimals) : decimal(target, decimals)
}
