/** The views wey person look, for only the person. */
export const activity = {
  heading: 'Dashboard History',
  lead: 'The views wey you look. Na only you fit see dem, and dem go comot after twelve months. The times na Nigeria time.',
  yours: 'your history',
  month: 'Month',
  keep: 'Keep history of the views wey I look',
  kept: 'Dashboard, section, indicator, source, place, period and time go dey; nothing else.',
  'not-kept': 'Nothing go dey from now. Wetin dey the list for down go remain till you delete am.',
  'select-all': 'Choose all for this page',
  'delete-row': 'Delete {row}',
  gone: 'One dashboard wey don go',
  'a-view': 'one view',
  views: 'views',
  none: 'No activity dey for this time',
  'delete-selected': 'Delete the ones wey you choose ({count})',
  'delete-ask': '{count, plural, =1 {Make we delete this row?} other {Make we delete # rows?}}',
  goes: 'E go comot for your history. You no fit undo this one.',
} as const
