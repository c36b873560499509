/** Wetin the files wey dey about figures dey talk. */
export const exported = {
  title: 'Title',
  unit: 'Unit',
  'in-words': 'For talk',
  note: 'Note',
  'definition-of': 'Wetin {indicator_name} mean / numerator / denominator',
  sources: 'Sources',
  'licence-of': 'Licence of {source}',
  'cite-source': 'How to cite {source}',
  'cite-figure': 'How to cite this figure',
  address: 'Address',
  release: 'Release',
  'release-of': '{number} of {date_long} ({hash})',
  about: 'About',
  data: 'Data',
  computed: 'Wetin we calculate',
} as const
