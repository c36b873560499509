import type { Indicator } from './indicator.ts'

const HEADLINE = /\bheadline value is (?:the \w+ )?(?:at |for |of )?(?:the )?(.+?)\.?$/

/**
 * The cause or age group of the figure of everybody, for an indicator that has a figure for each of them, as
 * its definition says: `malaria`, `ages 20-24`. Null for all others.
 */
export function headlineCategory({ definition }: Pick<Indicator, 'definition'>): string | null {
  return HEADLINE.exec(definition)?.[1] ?? null
}
