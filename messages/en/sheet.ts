/** What a figure says only as a sheet of its own: a file, a card, a page of paper. */
export const sheet = {
  mark: 'Source: MSDAT',
  'more-indicators': 'and {count, plural, one {# more indicator} other {# more indicators}}',
  others: 'and {count, plural, one {# other} other {# others}} between them',
  watermark: 'Source: MSDAT, from the sources above',
  abbreviation: '{name}: {full}',
  abbreviations: '{names}.',
  'national-target': 'NT: national target.',
  'sdg-target': 'SDG: Sustainable Development Goals.',
  'licence-of': '{licence} ({sources})',
  licences: 'Licences: {licences}.',
  'of-nation': '{nation}: {title}',
  within: ', {outer}',
} as const
