/** What could not stay where the reader put it, because the data do not have it. */
export const choice = {
  source: '{asked} has no figure for {indicator_name}; {source} is shown instead.',
  'source-unknown': 'The source asked for has no figure for {indicator_name}; {source} is shown instead.',
  place: '{source} has no figure for {asked_name}; {place_name} is shown instead.',
  'place-unknown': '{source} has no figure for the place asked for; {place_name} is shown instead.',
  period: '{source} has no figure for {asked}; {period} is shown instead.',
  withdrawn: 'The figure of {cited} for {place}, {value}, was withdrawn: {reason}.',
} as const
