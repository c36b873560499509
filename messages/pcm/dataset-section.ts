/** The section wey dey compare data sets. */
export const datasetSection = {
  'heading-change': 'Wetin don change for {indicator} from {from} reach {to}?',
  'heading-two': 'Two data sets agree on {indicator}?',
  heading: 'Data sets side by side: {indicator}',
  form: 'How the figure go look',
  forms: '{form, select, dots {Dots} columns {Column} other {}}',
  order: 'How the states go follow',
  'order-by': '{by, select, name {A–Z} zone {By zone} value {By difference} other {}}',
  'data-sets': 'Data sets (source and period)',
  chosen: '{count, number} out of {most, number}: {names}',
  limit: 'No pass {most, number} data sets; comot one before you add another.',
  national: 'only national',
  states: '{count, number} states',
  'states-only': '{count, number} states, no be national',
  settled: '{places}, {settled, select, partial {never complete} projected {wetin dem dey expect} other {}}',
  'place-moved':
    'We dey compare data sets for the whole country and im states; this answer dey about {place_name}, no be {asked_name}.',
  lost: '{source} {period} no get figure of this indicator, so we leave am.',
  'lost-source': 'Source {source} {period} no get figure of this indicator, so we leave am.',
} as const
