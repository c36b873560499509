import type { OfficialBody } from '#domain/reference/curation.ts'

/**
 * Who estimates what on behalf of several agencies. The World Bank (7), WHO's observatory (9) and the SDG database (104) print
 * the estimates of these groups without change and name them as their origin. Source: methods §8.2, rule 1.
 */
export const OFFICIAL_BODIES: readonly OfficialBody[] = [
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
