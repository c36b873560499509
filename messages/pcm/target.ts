/** Target, and where figure dey if you check am. */
export const target = {
  national:
    'the national target {checked, select, no {wey dem never confirm } yes {} other {}}of {direction, select, fewer {{target} or less} more {{target}} other {}}',
  one: 'e {side, select, above {pass} below {never reach} on {dey exactly on} open {get range wey include} beyond {pass 100%, so e no talk anything about} few {get less than 20 events, so e no talk anything about} other {}} {target}',
  both: 'the two {side, select, above {pass} below {never reach} on {dey exactly on} open {get range wey include} beyond {pass 100%, so dem no talk anything about} few {get less than 20 events, so dem no talk anything about} other {}} {target}',
  differ:
    '{first} {side, select, above {pass} below {never reach} on {dey exactly on} open {get range wey include} beyond {pass 100%, so e no talk anything about} few {get less than 20 events, so e no talk anything about} other {}} {target} but {second} {otherSide, select, above {pass am} below {never reach am} on {dey exactly on am} open {get range wey include am} beyond {pass 100%} few {get less than 20 events} other {}}',
  'national-label': 'NT: {target}',
  'national-label-long':
    'NT: {target} (national target{checked, select, no { wey dem never confirm} yes {} other {}}{when, select, year { for {year}} none {} other {}})',
  'sdg-label': 'SDG: {target}',
  'sdg-label-long': 'SDG: {target} by {year}',
  fewer: '{target} or less',
  more: '{target} or more',
} as const
