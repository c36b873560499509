import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import type { Curation } from '#domain/reference/curation.ts'

/**
 * The inter-agency group behind a source's figures of an indicator, or null when it is no official estimate. Source: methods
 * §8.2, rule 1.
 */
export function officialBody(
  source: number,
  indicator: Indicator,
  topic: Topic,
  { officialBodies }: Curation,
): string | null {
  const body = officialBodies.find(
    ({ sources, topics, names }) =>
      sources.includes(source) && topics.includes(topic) && (names?.test(indicator.fullName) ?? true),
  )
  return body?.name ?? null
}
