/** Wetin dey inside the open list of one control: wetin you fit choose, and why you no fit choose one. */
export const picker = {
  'no-figure-for': 'Figure no dey for {place_name}',
  'no-source-has': '{None} get figure',
  'not-published': 'E no dey publish this indicator',
  'not-in-release':
    'Figure no dey {held, select, dashboard {for this dashboard} release {inside this release} other {}}',
  'not-for': 'no be for {place_name}',
  'by-lgas': '{period}, LGAs only',
  'other-levels': 'only other levels',
  'not-here':
    '{source} no get figure for here{held, select, dashboard { for this dashboard} release {} other {}}',
  'lgas-elsewhere':
    '{any, select, yes {{source} no get local government; we go show am with {other}} no {{None} get local government for this indicator} other {}}',
  settled: '{settled, select, partial {never complete} projected {wetin dem dey expect} other {}}',
  search: 'Find {list}',
  'type-to-search': 'Type make you find am',
  'no-match': 'Nothing dey wey get that name.',
  'chosen-of': 'You don choose {count} out of {limit}',
  'clear-all': 'Clear all',
  chosen: 'Wetin you choose',
  limit: 'You no fit choose pass {limit}; comot one before you add another.',
  'show-all': 'All',
  'show-all-again': 'Show all the groups',
  'show-alone': 'Show only {name}',
} as const
