/** What places weigh in a mean over them, and why they weigh nothing. */
export const weights = {
  published: 'the denominators that the source publishes',
  population: '{indicator}, {cited}',
  'of-one-place': 'Weights belong to places; these values are of one place.',
  'plain-numbers': 'Plain numbers of places are not averaged by population.',
  'no-denominator': 'The indicator states no denominator, so no population fits it.',
  'no-population': 'This release has no number of “{whom}” for each place.',
  'not-all': '{None} has the {indicator} of all these places.',
} as const
