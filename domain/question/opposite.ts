import type { Indicator } from '#domain/indicator/indicator.ts'

/** Percentages that are no share of people or things: what is left of a hundred means nothing. */
const NO_SHARE =
  /growth|inflation|dropout|ratio|index|expenditure|spending|gdp|change|gap|inequality|efficiency/i

/** What is left of a hundred is a figure, too: the indicator is a share of people or things. */
export function hasOpposite({ factor, denominator, fullName }: Indicator): boolean {
  return factor === 2 && denominator !== '' && !NO_SHARE.test(fullName)
}
