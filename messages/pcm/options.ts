/** Choices inside one figure wey plenty kinds get. */
export const options = {
  'national-target': 'National target',
  'sdg-target': 'SDG target',
  parts: 'Num/Denom',
  hidden: 'Wetin dey hidden',
  reference: 'Compared with',
  breaks: 'Where the classes dey end',
  level: 'Level',
  'over-time': 'As time dey go',
  over: 'Over',
  across: 'Across',
  zones: 'Zones',
  states: 'States',
  lgas: 'LGAs',
  followed: 'Places wey you dey follow',
  pair: 'Pair wey dem mark',
  alone: 'Only this source',
} as const
