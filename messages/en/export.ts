/** What files about figures say beside the figures. */
export const exported = {
  title: 'Title',
  unit: 'Unit',
  'in-words': 'In words',
  note: 'Note',
  'definition-of': 'Definition of {indicator_name} / numerator / denominator',
  missing: 'Missing: gap = {code}',
  'missing-means':
    '{reason, select, not_asked {The source does not measure this, as far as this release knows.} not_published {The source publishes no such figure, or it is not in this release.} not_held {It is published, and not yet in this release.} withheld {It is not shown: too few people, or too imprecise.} not_applicable {It has no meaning here.} too_few {Too few figures to work it out.} outdated_boundary {It is about other boundaries than those of today.} withdrawn {It was taken out because it contradicts itself or others.} left_out {Whoever made this dashboard left it out.} other {}}',
  sources: 'Sources',
  'licence-of': 'Licence of {source}',
  'cite-source': 'Cite {source}',
  'cite-figure': 'Cite this figure',
  address: 'Address',
  release: 'Release',
  'release-of': '{number} of {date_long} ({hash})',
  about: 'About',
  data: 'Data',
  computed: 'Computed',
} as const
