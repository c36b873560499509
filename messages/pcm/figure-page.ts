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
  since:
    'Na release {release} dey here. Since then {changed, plural, =0 {none of im numbers don change} one {one of im numbers don change} other {# of im numbers don change}} (of {count, number}).',
  'since-gone': 'Na release {release} dey here; the current one no get this figure.',
  newest: 'See the current one',
} as const
