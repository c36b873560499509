/** Whether the product dey work, for readers. */
export const status = {
  title: 'Status',
  fine: 'Everything dey work.',
  'read-only': 'You fit read everything. No change fit stay for now.',
  down: 'Person no fit read the data for now. The person wey dey run the site don hear; try again for some minutes.',
  release: 'Release {number, number} of {published} na im dey show.',
  'asked-at': 'We check am for {time} UTC; this page dey check again every minute.',
} as const
