/** The page that says what a reader may do with the figures of each source. */
export const licences = {
  title: 'What may I republish?',
  lead: '{may, number} of {count, number} sources with figures may be published again when they are named. {ask, plural, =0 {} one {For # more ask first. } other {For # more ask first. }}{sale, plural, =0 {} one {# may not be sold. } other {# may not be sold. }}{unverified, plural, =0 {} one {Of # nobody has verified the terms.} other {Of # nobody has verified the terms.}}',
  about:
    'As it was read with the figures; it is no legal advice. Boundaries, words and pictures of this site have their own terms.',
  kind: '{kind, select, may {May republish} ask {Ask first} not_for_sale {Not for sale} not_verified {Not verified} other {}}',
  'kind-count': '{kind}: {count, number}',
  means:
    '{kind, select, may {Name the source, and the licence where it asks for that.} ask {The copy is open, but nobody has verified the terms of {custodian}: ask there first.} not_for_sale {Not for money. For anything else name the source.} not_verified {Ask {custodian} before you publish.} other {}}',
  only: 'Only what I may republish',
  find: 'Find a source',
  source: 'Source',
  answer: 'You may',
  licence: 'Licence as it was read',
  cite: 'Cite as',
  none: 'Nothing has such a name.',
  export: 'In a workbook: only what I may republish',
  link: 'What may I republish? Licences of all sources',
} as const
