/** What the kinds of figures are called, and why one of them cannot show what was chosen. */
export const kinds = {
  'source-table': 'Table of sources',
  trend: 'Trend',
  distribution: 'Distribution',
  'zonal-columns': 'Zones and their states',
  map: 'Map',
  'indicator-comparison': 'Comparison of indicators',
  'dataset-comparison': 'Comparison of data sets',
  groups: 'Groups of people',
  pyramid: 'Population pyramid',
  scorecard: 'Scorecard',
  quarters: 'Quarters',
  'epidemic-curve': 'Epidemic curve',
  'correlation-matrix': 'Correlation matrix',
  scatter: 'Scatter plot',
  histogram: 'Histogram',
  'box-plot': 'Box plot',
  forecast: 'Forecast',
  bubble: 'Bubble chart',
  'source-scatter': 'Two sources against each other',
  'bland-altman': 'Differences of two sources',
  'too-few':
    '{kind} needs at least {slot, select, indicators {{least, plural, one {# indicator} other {# indicators}}} sources {{least, plural, one {# source} other {# sources}}} locations {{least, plural, one {# place} other {# places}}} periods {{least, plural, one {# period} other {# periods}}} other {}}; {count, plural, =0 {none is} one {# is} other {# are}} chosen.',
  'too-many':
    '{kind} shows at most {slot, select, indicators {{most, plural, one {# indicator} other {# indicators}}} sources {{most, plural, one {# source} other {# sources}}} locations {{most, plural, one {# place} other {# places}}} periods {{most, plural, one {# period} other {# periods}}} other {}}; {count, number} are chosen.',
  apart: '{kind} takes {slots}, one of each at a time, so there have to be as many of each.',
  slot: '{slot, select, indicators {indicators} sources {sources} periods {periods} other {}}',
  'other-level':
    '{kind} cannot be about {level, select, National {the nation} Zonal {a zone} State {a state} LGA {an LGA} Senatorial {a senatorial district} other {}}.',
} as const
