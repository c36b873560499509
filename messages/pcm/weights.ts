/** How heavy each place be when we dey find their mean, and why e no get weight. */
export const weights = {
  published: 'the denominators wey the source publish',
  population: '{indicator}, {cited}',
  'of-one-place': 'Na places get weights; all these values na for one place.',
  'plain-numbers': 'We no dey use population find the mean of plain numbers of places.',
  'no-denominator': 'The indicator no talk any denominator, so no population fit am.',
  'no-population': 'This release no get number of “{whom}” for each place.',
  'not-all': '{None} get the {indicator} of all these places.',
} as const
