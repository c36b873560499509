/** Wetin no fit stay where the reader put am, because the data no get am. */
export const choice = {
  source: '{asked} no get figure for {indicator_name}; na {source} we show instead.',
  'source-unknown':
    'The source wey you ask for no get figure for {indicator_name}; na {source} we show instead.',
  place: '{source} no get figure for {asked_name}; na {place_name} we show instead.',
  'place-unknown': '{source} no get figure for the place wey you ask for; na {place_name} we show instead.',
  period: '{source} no get figure for {asked}; na {period} we show instead.',
  withdrawn: 'Dem don comot the figure of {cited} for {place}, {value}: {reason}.',
} as const
