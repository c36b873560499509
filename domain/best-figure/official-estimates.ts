import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Topic } from './estimate.ts'

/** An inter-agency group, and the sources in which its estimates are read. */
interface OfficialBody {
  readonly name: string
  /** Ids of the sources that publish its estimates, its own first. */
  readonly sources: readonly number[]
  readonly topics: readonly Topic[]
  /** Indicators that the group estimates, where that is not the whole topic. */
  readonly names?: RegExp
}

/**
 * Who estimates what on behalf of several agencies. This stands with the rule that it serves, since the mathematics may not
 * look into what the product shows. The World Bank (7), WHO's observatory (9) and the SDG database (104) print the
 * estimates of these groups without change and name them as their origin. Source: methods §8.2, rule 1.
 */
const BODIES: readonly OfficialBody[] = [
  { name: 'WHO and UNICEF', sources: [10], topics: ['coverage'] },
  { name: 'UNAIDS', sources: [12, 7, 9, 104], topics: ['hiv'] },
  {
    name: 'UN IGME',
    sources: [26, 7, 9, 104],
    topics: ['mortality'],
    names: /neonatal|infant|under-five (mortality|deaths$)|ages 1-4|ages 5-14|stillbirth/i,
  },
  { name: 'UN MMEIG', sources: [7, 9, 104], topics: ['mortality'], names: /maternal/i },
  { name: 'the World Health Organization', sources: [103], topics: ['mortality'], names: /tuberculosis/i },
  {
    name: 'the UN Population Division',
    sources: [18],
    topics: ['mortality'],
    names: /life expectancy|crude/i,
  },
]

/** The inter-agency group behind a source's figures of an indicator, or null when it is no official estimate. */
export function officialBody(source: number, indicator: Indicator, topic: Topic): string | null {
  const body = BODIES.find(
    ({ sources, topics, names }) =>
      sources.includes(source) && topics.includes(topic) && (names?.test(indicator.fullName) ?? true),
  )
  return body?.name ?? null
}

/** Sources in which a government reports vaccination: its own figure, else doses over the target population. Methods §8.1. */
export const REPORTED_VACCINATION = [114, 112] as const
