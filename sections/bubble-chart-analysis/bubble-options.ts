import { noSourceOf } from '#domain/frame/none.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type BubbleOffer, hasStates } from './bubble-choice.ts'
import { indicatorOptions, type Option, sourceList } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the entry for bubbles of one size. */
export const NO_SIZE = 'none'

/** Indicators of the dashboard; those without figures by state, and the one on the other axis, cannot be chosen. */
export function axisOptions(offer: BubbleOffer, other: number | null): Option[] {
  const { reference, coverage, indicators } = offer
  const has = (id: number) => hasFigures(coverage, id)
  return indicatorOptions(indicators, reference, has, (id) => {
    if (id === other) return { reason: message('bubble-section.other-axis') }
    return has(id) && !hasStates(id, coverage)
      ? { reason: message('bubble-section.not-by-state', { none: noSourceOf(reference) }) }
      : {}
  })
}

/** `One size`, then the indicators whose figures can be areas: numbers and shares that are never negative. */
export function sizeOptions(offer: BubbleOffer): Option[] {
  return [plainOption(NO_SIZE, message('bubble-section.one-size')), ...axisOptions(offer, null)]
}

/** Sources with figures of an indicator by state, with the years that they have. */
export function axisSourceOptions(
  years: ReadonlyMap<number, readonly number[]>,
  reference: ReferenceData,
): Option[] {
  return sourceList(years.keys(), reference, (id) => ({
    hint: yearsHint((years.get(id) ?? []).toSorted((a, b) => a - b)),
  }))
}

function yearsHint(years: readonly number[]): Value {
  const [first, last] = [years[0], years.at(-1)].map(String)
  if (years.length <= 3 || first === undefined || last === undefined) return years.join(', ')
  return message('bubble-section.years', { first, last, count: years.length })
}
