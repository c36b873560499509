/** Three panels side by side: their controls, facts and notes. */
export const multiSource = {
  marked: '{Place} is marked in all panels.',
  'show-again': 'Show {place_name} again',
  loading: 'the panels',
  failed: 'The panels',
} as const
