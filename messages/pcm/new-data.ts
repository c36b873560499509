/** Wetin one page dey talk when e keep the figures of one release wey don pass. */
export const newData = {
  heading: 'New data don come since this report',
  comparing: 'We dey compare the numbers with the ones of the newest release…',
  none: 'New release dey, and none of the {count} numbers don change.',
  some: '{changed} of {count} numbers inside don change. Nothing go change unless you talk am.',
  update: 'Update the ones wey you choose',
  sentences: 'We no dey write your own sentences again. Check the ones wey call number wey don change.',
  changes: 'Numbers wey don change: {title}',
  column: '{column, select, figure {Figure} then {Before} now {Now} difference {Difference} other {}}',
  'no-figure': 'none',
  'link-heading': 'New data don come since this link',
  'older-link':
    'This link call one release wey don pass ({release}). The figures wey dey below na of the newest one; {changed} of {count} numbers different.',
  'older-same':
    'This link call one release wey don pass ({release}). The figures wey dey below na of the newest one; none of the {count} numbers different.',
  'older-gone':
    'This link call one release wey don pass ({release}). The figures wey dey below na of the newest one.',
  'older-page':
    '{changed, plural, =0 {None of the {count, number} numbers for the figures wey dey this page don change since release {release}, wey this link call.} one {One of the {count, number} numbers for the figures wey dey this page don change since release {release}, wey this link call.} other {# of the {count, number} numbers for the figures wey dey this page don change since release {release}, wey this link call.}}',
  why: 'Wetin don come out since: {notes}.',
  'release-note': 'release {number} (“{note}”)',
  'all-changes': 'All changes',
  which: 'Which numbers',
} as const
