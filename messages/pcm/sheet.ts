/** Wetin figure dey talk only when e dey alone for one sheet: file, card, paper. */
export const sheet = {
  mark: 'Source: MSDAT',
  'more-indicators': 'and {count, plural, one {# more indicator} other {# more indicators}}',
  others: 'and {count, plural, one {# other one} other {# other ones}} wey dey between dem',
  watermark: 'Source: MSDAT, from the sources wey dey up',
  abbreviation: '{name}: {full}',
  abbreviations: '{names}.',
  'national-target': 'NT: national target.',
  'sdg-target': 'SDG: Sustainable Development Goals.',
  'licence-of': '{licence} ({sources})',
  licences: 'Licences: {licences}.',
  'of-nation': '{nation}: {title}',
  within: ', {outer}',
} as const
