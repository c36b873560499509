/** What a page says that keeps the figures of an earlier release. */
export const newData = {
  heading: 'New data since this report',
  comparing: 'Comparing its numbers with those of the newest release…',
  none: 'A newer release is there, and none of its {count} numbers has changed.',
  some: '{changed} of {count} numbers in it have changed. Nothing changes unless you say so.',
  update: 'Update chosen',
  sentences: 'Your own sentences are not rewritten. Look at those that name a changed number.',
  changes: 'Changed numbers: {title}',
  column: '{column, select, figure {Figure} then {Then} now {Now} difference {Difference} other {}}',
  'no-figure': 'none',
  'link-heading': 'New data since this link',
  'older-link':
    'This link names an earlier release ({release}). Below are the figures of the newest one; {changed} of {count} numbers differ.',
  'older-same':
    'This link names an earlier release ({release}). Below are the figures of the newest one; none of its {count} numbers differs.',
  'older-gone': 'This link names an earlier release ({release}). Below are the figures of the newest one.',
  'older-page':
    '{changed, plural, =0 {None of the {count, number} numbers in the figures on this page has changed since release {release}, which this link names.} one {One of the {count, number} numbers in the figures on this page has changed since release {release}, which this link names.} other {# of the {count, number} numbers in the figures on this page have changed since release {release}, which this link names.}}',
  why: 'Released since: {notes}.',
  'release-note': 'release {number} (“{note}”)',
  'all-changes': 'All changes',
  which: 'Which numbers',
} as const
