/** Life of one figure: im releases, how e take come, wetin dem find inside and who dey show am. */
export const aboutNumber = {
  of: '{indicator_name}, {place_name}, {source_name}, {period}',
  life: 'Di life of dis number',
  'life-what': 'di values wey e get before',
  release: 'Release {number}',
  first: 'dem publish am as {value}{interval}.',
  changed: 'e change from {was} to {is}{interval}.',
  interval: 'di value no change{interval}.',
  withdrawn: 'dem comot am.',
  role: '{role, select, user {data officer} moderator {moderator} admin {administrator} none {person wey im account don go} other {}}',
  origin:
    '{origin, select, data_set {E come with di data set of dis product.} form {Na {who} type am inside form{approved, select, yes {, and another person approve am} no {} other {}}.} files {Na {who} bring am as file{approved, select, yes {, and another person approve am} no {} other {}}.} publisher {Na {who} publish am.} other {}}',
  undid: 'E undo release {number}.',
  note: 'Note: “{note}”.',
  explained: 'Check ask, and di answer na: “{reason}”.',
  agree:
    '{count, plural, one {Di file of im release talk di same; dis page don compare dem now.} other {Di files of dis # releases talk di same; dis page don compare dem now.}}',
  differ: 'Di file of release {releases} talk another thing. Tell us.',
  'chain-sound':
    '{count, plural, one {The hash of the release dey follow from wetin dey inside; this page just make am again.} other {The hashes of # releases dey follow from each other; this page just make them again.}}',
  'chain-unknown':
    '{count, plural, one {One older release no talk wetin dem make im hash from.} other {# older releases no talk wetin dem make their hashes from.}}',
  'chain-broken': 'The hash of release {releases} no dey follow from wetin dey inside. Tell us about am.',
  checks: 'Open questions',
  'checks-none': 'Di data audit no get open question about am.',
  documents: 'Public documents wey dey show am',
  'documents-none': 'No public document dey show am.',
} as const
