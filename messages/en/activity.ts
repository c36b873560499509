/** The views that somebody looked at, for themselves alone. */
export const activity = {
  heading: 'Dashboard History',
  lead: 'The views that you looked at. Only you can see them, and they are removed after twelve months. Times are those of Nigeria.',
  yours: 'your history',
  month: 'Month',
  keep: 'Keep a history of the views I look at',
  kept: 'Dashboard, section, indicator, source, place, period and time are kept; nothing else.',
  'not-kept': 'Nothing is kept from now on. What is listed below stays until you delete it.',
  'select-all': 'Select all on this page',
  'delete-row': 'Delete {row}',
  gone: 'A dashboard that is gone',
  'a-view': 'a view',
  views: 'views',
  none: 'No activity recorded for this period',
  'delete-selected': 'Delete Selected ({count})',
  'delete-ask': '{count, plural, =1 {Delete this row?} other {Delete # rows?}}',
  goes: 'It goes from your history. This action cannot be undone.',
} as const
