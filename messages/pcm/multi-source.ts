/** Three panels side by side: controls, facts and notes. */
export const multiSource = {
  marked: 'We mark {place} inside all the panels.',
  'show-again': 'Show {place_name} again',
  loading: 'the panels',
  failed: 'The panels',
} as const
