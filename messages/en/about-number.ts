/** The life of one figure: its releases, how it came about, what was found in it and who shows it. */
export const aboutNumber = {
  of: '{indicator_name}, {place_name}, {source_name}, {period}',
  life: 'The life of this number',
  'life-what': 'its earlier values',
  release: 'Release {number}',
  first: 'published as {value}{interval}.',
  changed: 'changed from {was} to {is}{interval}.',
  interval: 'the value stayed{interval}.',
  withdrawn: 'withdrawn.',
  role: '{role, select, user {a data officer} moderator {a moderator} admin {an administrator} none {somebody whose account is gone} other {}}',
  origin:
    '{origin, select, data_set {It came with the data set of this product.} form {Typed into the form by {who}{approved, select, yes {, approved by somebody else} no {} other {}}.} files {Brought as a file by {who}{approved, select, yes {, approved by somebody else} no {} other {}}.} publisher {Published by {who}.} other {}}',
  undid: 'It undid release {number}.',
  note: 'Note: “{note}”.',
  explained: 'A check asked, and the answer was: “{reason}”.',
  agree:
    '{count, plural, one {The file of its release says the same; this page has just compared them.} other {The files of these # releases say the same; this page has just compared them.}}',
  differ: 'The file of release {releases} says something else. Tell us about it.',
  'chain-sound':
    '{count, plural, one {The hash of the release follows from what is in it; this page has just made it again.} other {The hashes of # releases follow from each other; this page has just made them again.}}',
  'chain-unknown':
    '{count, plural, one {One older release does not say what its hash was made of.} other {# older releases do not say what their hashes were made of.}}',
  'chain-broken': 'The hash of release {releases} does not follow from what is in it. Tell us about it.',
  checks: 'Open questions',
  'checks-none': 'The data audit has no open question about it.',
  documents: 'Public documents that show it',
  'documents-none': 'No public document shows it.',
} as const
