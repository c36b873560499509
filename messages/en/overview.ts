/** The answer on top of the overview. */
export const overview = {
  heading: '{indicator_name} in {place}',
  none: 'No source has a figure of {indicator} in {place} in this release.',
  one: 'The latest {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} puts {indicator} in {place} at <b>{figure}</b> ({cited}).',
  two: 'The latest {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} puts {indicator} in {place} at <b>{figure}</b> ({cited}); the latest {otherKind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} is <b>{other}</b> ({otherCited}).',
  standing: '{Standing}.',
  unconfirmed:
    'No {missing, select, survey {survey} others {estimate or routine figure} other {}} for {place} is in this release, so nothing confirms this {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  apart: '{apart}.',
  'apart-and-standing': '{apart}, and {standing}.',
  same: '<b>The two show the same figure</b>',
  differ: '<b>The two differ by {difference}</b>',
  'differ-years':
    '<b>The two differ by {difference}</b>, but lie {years, plural, one {# year} other {# years}} apart',
  'differ-dependent': '<b>The two differ by {difference}</b>, and are not independent of each other',
  'differ-more': '<b>The two differ by {difference}</b>, more than their published intervals explain',
  'differ-no-more': '<b>The two differ by {difference}</b>, no more than their published intervals allow',
} as const
