import type { Indicator } from './indicator.ts'

const HEADLINE = /\bheadline value is (?:the \w+ )?(?:at |for |of )?(?:the )?(.+?)\.?$/

/**
 * Which cause or age group the figure of everybody is about, of an indicator that is a figure for each of them, as its
 * definition says: `malaria`, `ages 20-24`. Null for all others.
 */
export function headlineCategory({ definition }: Pick<Indicator, 'definition'>): string | null {
  return HEADLINE.exec(definition)?.[1] ?? null
}
