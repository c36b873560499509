/** Wetin the files wey dey about figures dey talk. */
export const exported = {
  title: 'Title',
  unit: 'Unit',
  'in-words': 'For talk',
  note: 'Note',
  'definition-of': 'Wetin {indicator_name} mean / numerator / denominator',
  missing: 'Wetin no dey: gap = {code}',
  'missing-means':
    '{reason, select, not_asked {The source no dey measure this one, as far as this release know.} not_published {The source no publish that kind figure, or e no dey this release.} not_held {Dem don publish am, but e never dey this release.} withheld {We no dey show am: the people too small, or e no sure reach.} not_applicable {E no get meaning for here.} too_few {The figures too small to work am out.} outdated_boundary {E be about boundaries wey no be the ones of today.} withdrawn {Dem comot am because e no agree with itself or others.} left_out {Person wey make this dashboard leave am comot.} other {}}',
  sources: 'Sources',
  'licence-of': 'Licence of {source}',
  'cite-source': 'How to cite {source}',
  'cite-figure': 'How to cite this figure',
  address: 'Address',
  release: 'Release',
  'release-of': '{number} of {date_long} ({hash})',
  about: 'About',
  data: 'Data',
  'all-of': 'All figures of {place}',
  'comes-in-again':
    'The columns na the ones wey we dey take figures with: you fit bring this file come again.',
  figures: 'Figures',
  groups: 'Groups',
  computed: 'Wetin we calculate',
} as const
