/** The answer wey dey on top of the overview. */
export const overview = {
  heading: '{indicator_name} for {place}',
  none: 'No source get figure of {indicator} for {place} inside this release.',
  one: 'The latest {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} talk say {indicator} for {place} na <b>{figure}</b> ({cited}).',
  two: 'The latest {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} talk say {indicator} for {place} na <b>{figure}</b> ({cited}); the latest {otherKind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}} talk say na <b>{other}</b> ({otherCited}).',
  standing: '{Standing}.',
  unconfirmed:
    'No {missing, select, survey {survey} others {estimate or routine figure} other {}} for {place} dey inside this release, so nothing dey to confirm this {kind, select, Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  apart: '{apart}.',
  'apart-and-standing': '{apart}, and {standing}.',
  same: '<b>The two dey show the same figure</b>',
  differ: '<b>{difference} dey between the two</b>',
  'differ-years':
    '<b>{difference} dey between the two</b>, but {years, plural, one {# year} other {# years}} dey between them',
  'differ-dependent': '<b>{difference} dey between the two</b>, and one of them take from the other',
  'differ-more':
    '<b>{difference} dey between the two</b>, e pass wetin the ranges wey dem publish fit explain',
  'differ-no-more':
    '<b>{difference} dey between the two</b>, e no pass wetin the ranges wey dem publish allow',
} as const
