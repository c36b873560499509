/** What files about figures say beside the figures. */
export const exported = {
  title: 'Title',
  unit: 'Unit',
  'in-words': 'In words',
  note: 'Note',
  'definition-of': 'Definition of {indicator_name} / numerator / denominator',
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
