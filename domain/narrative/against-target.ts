import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { sideIsUncertain } from '#domain/target/target.ts'
import { nationalTargetWords } from '#domain/target/target-label.ts'
import type { StatedFigure } from './stated-figure.ts'

type Side = 'above' | 'below' | 'on' | 'uncertain'

/**
 * Where one or two figures lie against the national target, as the middle of a sentence without a full stop;
 * null without a target. Sides are those of the number: for a negative slope `above` is the worse one, which the
 * words of the target say (`18 or fewer`).
 */
export function againstTarget(figures: readonly StatedFigure[], indicator: Indicator): string | null {
  const target = nationalTargetWords(indicator)
  if (target === null) return null
  const sides = figures.map((figure) => sideOf(figure, indicator))
  const [first, second] = sides
  if (first === undefined) return null
  if (second === undefined) return `it ${verb(first, 'is')} ${target}`
  if (first === second) return `both ${verb(first, 'are')} ${target}`
  const names = figures.map((figure) => figure.source.name)
  return `${names[0]} ${verb(first, 'is')} ${target} while ${names[1]} ${shortVerb(second)}`
}

function sideOf({ point }: StatedFigure, indicator: Indicator): Side {
  const target = indicator.nationalTarget ?? 0
  if (sideIsUncertain(point, target)) return 'uncertain'
  const shown = roundShown(point.value, indicator)
  const aim = roundShown(target, indicator)
  if (shown === aim) return 'on'
  return shown > aim ? 'above' : 'below'
}

function verb(side: Side, be: 'is' | 'are'): string {
  if (side === 'on') return `${be} on`
  if (side === 'uncertain')
    return `${be === 'is' ? 'has an interval' : 'have intervals'} that ${be === 'is' ? 'includes' : 'include'}`
  return `${be} ${side}`
}

function shortVerb(side: Side): string {
  if (side === 'on') return 'is on it'
  return side === 'uncertain' ? 'has an interval that includes it' : `is ${side} it`
}
