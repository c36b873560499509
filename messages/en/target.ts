/** Targets and where figures lie against them. */
export const target = {
  national:
    'the {checked, select, no {indicative } yes {} other {}}national target of {direction, select, fewer {{target} or less} more {{target}} other {}}',
  one: 'it {side, select, above {is above} below {is below} on {is on} open {has an interval that includes} beyond {is above 100%, so it says nothing about} few {is based on fewer than 20 events, so it says nothing about} other {}} {target}',
  both: 'both {side, select, above {are above} below {are below} on {are on} open {have intervals that include} beyond {are above 100%, so they say nothing about} few {are based on fewer than 20 events, so they say nothing about} other {}} {target}',
  differ:
    '{first} {side, select, above {is above} below {is below} on {is on} open {has an interval that includes} beyond {is above 100%, which says nothing about} few {is based on fewer than 20 events, which says nothing about} other {}} {target} while {second} {otherSide, select, above {is above it} below {is below it} on {is on it} open {has an interval that includes it} beyond {is above 100%} few {is based on fewer than 20 events} other {}}',
  'national-label': 'NT: {target}',
  'national-label-long':
    'NT: {target} ({checked, select, no {indicative } yes {} other {}}national target{when, select, year { for {year}} none {} other {}})',
  'sdg-label': 'SDG: {target}',
  'sdg-label-long': 'SDG: {target} by {year}',
  fewer: '{target} or less',
  more: '{target} or more',
} as const
