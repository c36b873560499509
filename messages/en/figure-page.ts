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
  since:
    'Release {release} is shown here. Since then {changed, plural, =0 {none of its numbers has changed} one {one of its numbers has changed} other {# of its numbers have changed}} (of {count, number}).',
  'since-gone': 'Release {release} is shown here; the current one does not have this figure.',
  newest: 'See the current one',
} as const
