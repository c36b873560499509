/** What stands around a figure on a page by itself, which the server writes. */
export const figurePage = {
  chart: 'Chart',
  table: 'Table',
  place: 'Place',
  show: 'Show',
  open: 'Open in {site}',
  'as-file': 'This figure as',
  'what-shown': 'What to show',
  marks: 'Figures of the chart. Use the arrow keys.',
  about: 'About this figure',
  cite: 'How to cite',
} as const
