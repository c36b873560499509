/** Three indicators of the states at once. */
export const bubble = {
  title: '{y_name} against {x} by state',
  'title-cited': '{y_name} against {x} by state, {sources} {period}',
  subtitle: 'One bubble for each state; colour: zone',
  'subtitle-size': 'One bubble for each state; area: {size} ({source}); colour: zone',
  hollow: 'Hollow: a figure of another year',
  largest: 'Largest bubble of all periods: {value_short}',
  zone: '{zone} ({code})',
  both: '<b>{count, plural, one {# state has} other {# states have}} both figures</b> ({period}).',
  'both-in':
    '<b>{count, plural, one {# state has} other {# states have}} both figures</b> in {zones} ({period}).',
  medians: 'Their median is {xValue_short} for {x} and {yValue_short} for {y}.',
  'have-not': '{count, plural, one {# has} other {# have}} not.',
  side: '{sign} {indicator_name}: {value_short} ({cited})',
  'no-size': '○ No figure of {indicator} near this year',
  axes: 'Horizontal: {X}. Vertical: {Y}.',
  'one-period': 'Only one period has both figures, so there is nothing to play.',
  'nearest-year':
    'Where a state has no figure of the period, the nearest year is taken, at most 2 years away: {moved} of {all} bubbles.',
  'one-size': 'No figure of {indicator} within 2 years: all bubbles have one size.',
  dashed: 'Smallest and dashed, for want of a figure of {indicator} within 2 years: {states}.',
  'not-drawn': 'Not drawn, since a figure is missing: {states}.',
  among: 'Among the figures: {note}.',
  're-tabulates': '{source} re-tabulates {other}, so the two are not independent.',
  'both-rest': '{source} and {other} both use {origins}, so they are not independent.',
  median: 'Median {value_short}',
} as const
