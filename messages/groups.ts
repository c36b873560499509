/**
 * Which topics travel together to the browser. `reading` comes with the first view, `analysis` with the first page or
 * figure that says something of it, `tools` with the first list or dialog that opens on top of a page and the first choice that
 * had to be moved, `assistant` with the first answer in words, `pages` with the first page that is no section, `sources` with the
 * first word about which source to trust, `places` with the first figure of many places, `maps` with the first map that moves.
 * Two never travel: `answers`, which only the API and letters say, in English, and `served`, which the server writes into pages.
 * Every topic is in one group.
 */
export const groups: Readonly<Record<Group | 'answers' | 'served', readonly string[]>> = {
  reading: [
    'card',
    'chart',
    'controls',
    'distribution',
    'flags',
    'gap',
    'overview',
    'pages',
    'sections',
    'shell',
    'source-panel',
    'source-table',
    'target',
    'trend',
    'unit',
    'values',
  ],
  analysis: [
    'births',
    'bubble',
    'bubble-section',
    'comparison',
    'correlation',
    'correlation-section',
    'data-quality',
    'dataset-section',
    'datasets',
    'descriptive',
    'descriptive-section',
    'disaggregation',
    'epidemic-curve',
    'epidemic-figure',
    'forecast',
    'groups',
    'indicator-comparison',
    'inequality',
    'lacks',
    'multi-source',
    'pairs',
    'panels',
    'part-gap',
    'predictive',
    'pyramid',
    'quality-checks',
    'quarters',
    'scatter',
    'scorecard',
    'spread',
    'statistics',
    'trends',
    'weeks',
    'weights',
  ],
  tools: [
    'by-api',
    'choice',
    'document-files',
    'export',
    'facts',
    'language',
    'menus',
    'move',
    'options',
    'picker',
    'search',
    'sheet',
    'table',
    'tour',
    'voice',
    'widgets',
  ],
  assistant: ['assistant', 'chat'],
  sources: ['credibility', 'evidence', 'quote', 'quote-card', 'triangulate', 'triangulation', 'why-differ'],
  pages: [
    'about',
    'audit-cases',
    'blocks',
    'briefs',
    'configurer',
    'data-audit',
    'document-blocks',
    'import-columns',
    'indicator-search',
    'key-figures',
    'kinds',
    'new-data',
    'page-words',
    'policy',
    'profiles',
    'reading-room',
    'special',
    'testimonials',
  ],
  places: ['map', 'zonal', 'zonal-columns'],
  maps: ['maps', 'two-way'],
  answers: ['answers', 'letters'],
  served: ['brief', 'descriptions', 'figure-page', 'lite', 'paper'],
}

/** The groups of the pages. */
export const GROUPS = [
  'reading',
  'analysis',
  'tools',
  'assistant',
  'sources',
  'pages',
  'places',
  'maps',
] as const

export type Group = (typeof GROUPS)[number]

/** The group of a topic of the pages; throws for a topic that nobody put into one. */
export function groupOf(topic: string): Group {
  for (const group of GROUPS) if (groups[group].includes(topic)) return group
  throw new RangeError(`No group of the pages has the topic ${topic}: see messages/groups.ts`)
}
