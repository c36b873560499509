/** Choices inside a figure that several kinds have. */
export const options = {
  'national-target': 'National target',
  'sdg-target': 'SDG target',
  parts: 'Num/Denom',
  hidden: 'Hidden',
  reference: 'Compared with',
  breaks: 'Limits of the classes',
  level: 'Level',
  'over-time': 'Over time',
  over: 'Over',
  across: 'Across',
  zones: 'Zones',
  states: 'States',
  lgas: 'LGAs',
  followed: 'Followed places',
  pair: 'Marked pair',
  alone: 'This source alone',
} as const
