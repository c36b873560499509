/** Wetin dem dey call each kind of figure, and why one of dem no fit show wetin person choose. */
export const kinds = {
  'source-table': 'Table of sources',
  trend: 'How e dey change',
  distribution: 'How e spread',
  'zonal-columns': 'Zones and dia states',
  map: 'Map',
  'indicator-comparison': 'Indicators side by side',
  'dataset-comparison': 'Data sets side by side',
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
  'bland-altman': 'How two sources differ',
  'too-few':
    '{kind} need at least {slot, select, indicators {{least, plural, one {# indicator} other {# indicators}}} sources {{least, plural, one {# source} other {# sources}}} locations {{least, plural, one {# place} other {# places}}} periods {{least, plural, one {# period} other {# periods}}} other {}}; {count, plural, =0 {none} one {na only #} other {na #}} dey chosen.',
  'too-many':
    '{kind} fit show only {slot, select, indicators {{most, plural, one {# indicator} other {# indicators}}} sources {{most, plural, one {# source} other {# sources}}} locations {{most, plural, one {# place} other {# places}}} periods {{most, plural, one {# period} other {# periods}}} other {}}; na {count, number} dey chosen.',
  apart: '{kind} dey take {slots} one one together, so the number of each must be the same.',
  slot: '{slot, select, indicators {indicators} sources {sources} periods {periods} other {}}',
  'other-level':
    '{kind} no fit be about {level, select, National {the whole country} Zonal {one zone} State {one state} LGA {one LGA} Senatorial {one senatorial district} other {}}.',
} as const
