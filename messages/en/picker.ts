/** What stands in the open list of a control: its entries, and why one cannot be chosen. */
export const picker = {
  'no-figure-for': 'No figure for {place_name}',
  'no-source-has': '{None} has a figure',
  'not-published': 'Does not publish this indicator',
  'not-in-release':
    'No figure {held, select, dashboard {on this dashboard} release {in this release} other {}}',
  'not-for': 'not for {place_name}',
  'by-lgas': '{period}, LGAs only',
  'other-levels': 'other levels only',
  'not-here': '{source} has no figure here{held, select, dashboard { on this dashboard} release {} other {}}',
  'lgas-elsewhere':
    '{any, select, yes {{source} has no local government areas; shown with {other}} no {{None} has local government areas of this indicator} other {}}',
  settled: '{settled, select, partial {not complete} projected {projected} other {}}',
  search: 'Search {list}',
  'type-to-search': 'Type to search',
  'no-match': 'Nothing has that name.',
  'chosen-of': '{count} of {limit} chosen',
  'clear-all': 'Clear all',
  chosen: 'Chosen',
  limit: 'At most {limit} can be chosen; remove one to add another.',
  'show-all': 'All',
  'show-all-again': 'Show all groups',
  'show-alone': 'Show {name} alone',
} as const
