import type { Figure } from '#charts/figure.ts'
import type { Axis } from '#charts/picture/picture.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { type TokenName, tokens } from '#charts/tokens.ts'
import { kindOf, type View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { SlideAxis, SlideSeries, SlideTarget } from './deck.ts'

/** A surface as wide as a slide: an axis is the same on every surface but for its ticks. */
const SURFACE = { width: 1100, height: 460, mode: 'light', fontScale: 1 } as const

/**
 * The axis of values as the figure's own picture has it, so that what its notes say of it is true of the chart too. Null where it
 * has none that a chart can have: several that differ, a logarithmic one, or one that ends before a value of the chart.
 */
export function drawnAxis(
  { picture }: Partial<Pick<Figure, 'picture'>>,
  series: readonly SlideSeries[],
): SlideAxis | null {
  if (!picture) return null
  const [first, ...others] = picture(SURFACE).plots.map(({ x, y }) => (y.positions ? x : y))
  if (!first || first.log || others.some(({ min, max }) => min !== first.min || max !== first.max))
    return null
  const { min, max } = first
  const reached = series.flatMap(({ values, bounds }) => [
    ...values.filter((value) => value !== null),
    ...bounds.flatMap((bound) => (bound ? [bound.lower, bound.upper] : [])),
  ])
  return reached.every((value) => value >= min && value <= max) ? { min, max, step: stepOf(first) } : null
}

/** The same between all ticks; null where they differ, and the program finds its own. */
function stepOf({ ticks }: Axis): number | null {
  const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0))
  const [step] = steps
  if (step === undefined || step <= 0) return null
  return steps.every((one) => Math.abs(one - step) < step / 1000) ? Number(step.toPrecision(12)) : null
}

/** The targets that the view draws, where its figure is of one indicator. */
export function drawnTargets(
  view: View,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): readonly SlideTarget[] {
  const [id, ...others] = new Set(view.indicators)
  const indicator = id === undefined || others.length > 0 ? undefined : reference.indicators.get(id)
  if (!indicator || !('national' in kindOf(view).options)) return []
  const { options } = view
  const shown = {
    ...('national' in options && { national: options.national }),
    ...('sdg' in options && { sdg: options.sdg }),
  }
  return targetLines(indicator, shown, language).map(({ value, short, token, dash }) => ({
    ...{ name: short, value, isDashed: dash !== undefined },
    colour: colourOf(token),
  }))
}

function colourOf(token: TokenName): string {
  const colours: Readonly<Record<string, string>> = tokens.light
  return colours[token] ?? tokens.light.ink
}
