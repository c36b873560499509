import { isAboveAll } from '#domain/comparison/figure-range.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { sourceName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { intervalIncludes } from '#domain/target/target.ts'
import { nationalTargetWords } from '#domain/target/target-label.ts'
import type { StatedFigure } from './stated-figure.ts'

type Side = 'above' | 'below' | 'on' | 'open' | 'beyond' | 'few'

/**
 * The position of one or two figures against the national target, as the middle of a sentence without a full
 * stop; null without a target. A share above 100% reaches no target. Sides are those of the number: for a
 * negative slope `above` is the worse one, which the words of the target say (`18 or less`).
 */
export function againstTarget(figures: readonly StatedFigure[], indicator: Indicator): Message | null {
  const target = nationalTargetWords(indicator)
  if (target === null) return null
  const [first, second] = figures
  if (first === undefined) return null
  const side = sideOf(first, indicator)
  if (second === undefined) return message('target.one', { side, target })
  const otherSide = sideOf(second, indicator)
  if (side === otherSide) return message('target.both', { side, target })
  const names = { first: sourceName(first.source), second: sourceName(second.source) }
  return message('target.differ', { ...names, side, otherSide, target })
}

function sideOf({ point }: StatedFigure, indicator: Indicator): Side {
  if (isAboveAll(point, indicator)) return 'beyond'
  if (restsOnFewEvents(point, indicator)) return 'few'
  const target = indicator.nationalTarget ?? 0
  if (intervalIncludes(point, target, indicator)) return 'open'
  const shown = roundShown(point.value, indicator)
  const aim = roundShown(target, indicator)
  if (shown === aim) return 'on'
  return shown > aim ? 'above' : 'below'
}
