/** The section that compares data sets: its controls, and what was left out. */
export const datasetSection = {
  'heading-change': 'What has changed in {indicator_phrase} from {from} to {to}?',
  'heading-two': 'Do two data sets agree on {indicator_phrase}?',
  heading: 'Data sets side by side: {indicator}',
  form: 'Form of the figure',
  forms: '{form, select, dots {Dots} columns {Column} other {}}',
  order: 'Order of the states',
  'order-by': '{by, select, name {A–Z} zone {By zone} value {By difference} other {}}',
  'data-sets': 'Data sets (source and period)',
  chosen: '{count, number} of {most, number}: {names}',
  limit: 'At most {most, number} data sets can be compared; take one away to add another.',
  national: 'national only',
  states: '{count, number} states',
  'states-only': '{count, number} states, not national',
  settled: '{places}, {settled, select, partial {not complete} projected {projected} other {}}',
  'place-moved':
    'Data sets are compared for the nation and its states; the answer is about {place_name}, not {asked_name}.',
  lost: '{source} {period} has no figure of this indicator and is left out.',
  'lost-source': 'Source {source} {period} has no figure of this indicator and is left out.',
} as const
