/** Whether the product works, for readers. */
export const status = {
  title: 'Status',
  fine: 'Everything works.',
  'read-only': 'Everything can be read. No change can be kept at the moment.',
  down: 'The data cannot be read at the moment. The people who run the site are told; try again in a few minutes.',
  release: 'Release {number, number} of {published} is shown.',
  'asked-at': 'Asked at {time} UTC; this page asks again every minute.',
} as const
