import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { message, type Value } from '#domain/message/message.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type BubbleOffer, hasStates } from './bubble-choice.ts'
import { indicatorOptions, type Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the entry for bubbles of one size. */
export const NO_SIZE = 'none'

/** Indicators of the dashboard; those without figures by state, and the one on the other axis, cannot be chosen. */
export function axisOptions(offer: BubbleOffer, other: number | null): Option[] {
  const { reference, coverage, indicators } = offer
  const all = indicatorOptions(indicators, reference, (id) => (coverage.get(id)?.size ?? 0) > 0)
  return all.map((option) => {
    const id = Number(option.value)
    if (id === other) return { ...option, reason: message('bubble-section.other-axis') }
    return option.reason === null && !hasStates(id, coverage)
      ? { ...option, reason: message('bubble-section.not-by-state') }
      : option
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
  return [...years]
    .map(([id, own]) => ({ source: byId(reference.sources, id), own: own.toSorted((a, b) => a - b) }))
    .toSorted(
      (a, b) =>
        CLASSIFICATIONS.indexOf(a.source.classification) - CLASSIFICATIONS.indexOf(b.source.classification) ||
        a.source.name.localeCompare(b.source.name),
    )
    .map(({ source, own }) =>
      plainOption(String(source.id), source.name, {
        group: message('chart.class', { class: source.classification }),
        classification: source.classification,
        hint: yearsHint(own),
      }),
    )
}

function yearsHint(years: readonly number[]): Value {
  const [first, last] = [years[0], years.at(-1)].map(String)
  if (years.length <= 3 || first === undefined || last === undefined) return years.join(', ')
  return message('bubble-section.years', { first, last, count: years.length })
}
