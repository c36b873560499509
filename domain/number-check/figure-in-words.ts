import { typedNumber } from './typed-number.ts'

/** A figure that typed words bring along, beside what they are about. */
export interface FigureInWords {
  /** As it was typed, without its sign of percent. */
  readonly figure: string
  /** The words without the figure. */
  readonly rest: string
  /** The routine system that it comes from; null: not said. */
  readonly system: string | null
}

const SHARE = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s*(?:%|per ?cent\b)/i
const OF_ONES_OWN = /\b(our|my|we (?:have|got|report)|check|dhis ?2?|hmis|register)\b/i
/** A number of a name (`penta 3`, `ANC 4`, `under 5`, `DHIS2`) is smaller than this, and one of four digits is a year. */
const PLAIN = /(?<![\w.,])(\d{2,3}(?:\.\d+)?|\d{1,3}(?:,\d{3})+|\d{5,})(?![\w,]|\.\d)/
const SYSTEM = /\b(dhis ?2|n?hmis)\b/i

/**
 * The figure in typed words: `why is our DHIS2 112 %`, `check my number 98 penta 3 kano`. A share is one wherever it is written; a
 * bare number only beside words that say that it is one's own. Null without a figure.
 */
export function figureInWords(text: string): FigureInWords | null {
  const found = SHARE.exec(text) ?? (OF_ONES_OWN.test(text) ? PLAIN.exec(text) : null)
  const figure = found?.[1]
  if (!found || figure === undefined || typedNumber(figure) === null) return null
  const system = SYSTEM.exec(text)?.[1]
  return {
    figure,
    rest: text.replace(found[0], ' ').replace(OF_ONES_OWN, ' ').replaceAll(/\s+/g, ' ').trim(),
    system: system?.toUpperCase().replace(' ', '') ?? null,
  }
}
