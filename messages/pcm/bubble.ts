/** Three indicators of the states at once. */
export const bubble = {
  title: '{y_name} against {x} by state',
  'title-cited': '{y_name} against {x} by state, {sources} {period}',
  subtitle: 'One bubble for each state; colour: zone',
  'subtitle-size': 'One bubble for each state; size: {size} ({source}); colour: zone',
  hollow: 'Empty circle: figure of another year',
  largest: 'The bubble wey big pass for all the periods: {value_short}',
  zone: '{zone} ({code})',
  both: '<b>{count, plural, one {# state get} other {# states get}} the two figures</b> ({period}).',
  'both-in':
    '<b>{count, plural, one {# state get} other {# states get}} the two figures</b> for {zones} ({period}).',
  medians: 'Their median na {xValue_short} for {x} and {yValue_short} for {y}.',
  'have-not': '{count, plural, one {#} other {#}} no get.',
  side: '{sign} {indicator_name}: {value_short} ({cited})',
  'no-size': '○ No figure of {indicator} dey near this year',
  axes: 'Side by side: {X}. Up and down: {Y}.',
  'one-period': 'Only one period get the two figures, so nothing dey to play.',
  'nearest-year':
    'Where one state no get figure of the period, we take the nearest year, 2 years away at most: {moved} out of {all} bubbles.',
  'one-size': 'No figure of {indicator} dey within 2 years: all the bubbles get one size.',
  dashed: 'The smallest ones wey get broken line no get figure of {indicator} within 2 years: {states}.',
  'not-drawn': 'We no draw dem, because one figure dey miss: {states}.',
  among: 'Inside the figures: {note}.',
  're-tabulates': '{source} count {other} again, so the two no independent.',
  'both-rest': '{source} and {other} stand on top {origins}, so dem no independent.',
  median: 'Median {value_short}',
} as const
