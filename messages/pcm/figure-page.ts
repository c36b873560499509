/** Around a figure wey dey page by imself. */
export const figurePage = {
  chart: 'Chart',
  table: 'Table',
  place: 'Place',
  show: 'Show am',
  open: 'Open am for {site}',
  'as-file': 'This figure as',
  'what-shown': 'Wetin to show',
  marks: 'Figures of the chart. Use the arrow keys.',
  about: 'About this figure',
  cite: 'How to quote am',
} as const
