import type { FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import { formatNumber, formatValue } from '#domain/number/format.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'

/** The first runner-up with its reason: `WUENIC 2024, 67.0%: official estimate; …`. Null without one. */
export function secondWords({ runnersUp, indicator }: FigureToQuote): string | null {
  const [first] = runnersUp
  if (!first) return null
  const { source, point } = first.figure
  return `${sourceAndPeriod(source, point)}, ${valueInWords(point.value, indicator)}: ${first.why}.`
}

/** How far others are away, those beyond the limit first; null when there is nothing to compare with. */
export function apartWords({
  distances,
}: FigureToQuote): { readonly disagrees: boolean; readonly words: string } | null {
  const beyond = distances.filter(({ disagrees }) => disagrees)
  const told = beyond.length > 0 ? beyond : distances.slice(0, 1)
  if (told.length === 0) return null
  const parts = told.map(({ from, apart, unit, limit }, index) => {
    const size = unit === 'points' ? `${formatNumber(apart)} points` : `${formatNumber(apart)}%`
    const bound = index > 0 ? '' : ` (limit ${limit}${unit === 'points' ? '' : '%'})`
    return `${size} apart from ${from}${bound}`
  })
  const sentence = `${parts.join(', ')}.`
  return {
    disagrees: beyond.length > 0,
    words: beyond.length > 0 ? `${sentence} Say so when you quote it.` : sentence,
  }
}

/** The pooled value beside a quoted figure; null when there is none or when it is what is quoted. */
export function pooledWords({ pooled, figure, indicator, notIndependent }: FigureToQuote): string | null {
  if (!pooled || !figure) return null
  const shown = (value: number) => formatValue(aboutNumber(value, indicator), indicator)
  const [low, high] = pooled.figure.ci95
  const dependence = notIndependent === null ? '' : '; not independent'
  return `Pooled for orientation: ${valueInWords(aboutNumber(pooled.figure.value, indicator), indicator)} (95% interval ${shown(low)} to ${shown(high)})${dependence}.`
}
