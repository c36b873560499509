/** The page that says what a reader may do with the figures of each source. */
export const licences = {
  title: 'Which one I fit republish?',
  lead: 'You fit publish {may, number} of {count, number} sources wey get figures again if you name dem. {ask, plural, =0 {} one {For # more ask first. } other {For # more ask first. }}{sale, plural, =0 {} one {You no fit sell #. } other {You no fit sell #. }}{unverified, plural, =0 {} one {Nobody don verify the terms of #.} other {Nobody don verify the terms of #.}}',
  about:
    'As we read am with the figures; e no be legal advice. Boundaries, words and pictures of this site get their own terms.',
  kind: '{kind, select, may {You fit republish} ask {Ask first} not_for_sale {No be for sale} not_verified {Nobody don verify} other {}}',
  'kind-count': '{kind}: {count, number}',
  means:
    '{kind, select, may {Name the source, and the licence if e ask for am.} ask {The copy dey open, but nobody don verify the terms of {custodian}: ask dem first.} not_for_sale {No be for money. For any other thing name the source.} not_verified {Ask {custodian} before you publish.} other {}}',
  only: 'Only wetin I fit republish',
  find: 'Find source',
  source: 'Source',
  answer: 'You fit',
  licence: 'Licence as we read am',
  cite: 'Cite am like this',
  none: 'No source get that kind name.',
  export: 'For workbook: only wetin I fit republish',
  link: 'Which one I fit republish? Licences of all sources',
}
