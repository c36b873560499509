/** How values are spread: the box plot and the histogram. */
export const spread = {
  'box-title':
    '{indicator_name}: spread over {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}{by, select, zone { by zone} state { by state} none {} other {}}{where}{when}',
  'box-subtitle':
    '{Unit}; one point for each {across, select, states {state} zones {zone} lgas {LGA} time {period} other {}}',
  'bins-title':
    '{indicator_name}: {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}} by class of value{where}{when}',
  'bins-subtitle':
    '{Unit}; height: number of {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  in: ' in {place}',
  when: ', {cited}',
  all: 'All {count} {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  one: '{across, select, states {state} zones {zone} lgas {LGA} time {period} other {}}',
  box: 'Box: middle half, thick line: median',
  whiskers: 'Whiskers: last values inside the fences',
  'whiskers-series': 'Whiskers: lowest and highest value',
  series: 'No value over time is called an outlier: a series that rises or falls leaves its own middle.',
  outlier: 'Outlier',
  'beyond-fences': 'Outlier: beyond the fences of its row',
  outliers: 'Outliers, beyond 1.5 quartile distances from the box: {names}.',
  'outlier-of': '{name} ({row})',
  'no-outliers': 'No value lies beyond 1.5 quartile distances from its box.',
  small: 'Too few values for a box (fewer than 4): {rows}.',
  'row-small': '{name}: {count, plural, one {# value} other {# values}}, too few for a box.',
  row: '{name}: median {median_short}, middle half {q1_short} to {q3_short}.',
  'left-out':
    '{count, plural, one {One projection or figure of another frequency is left out.} other {# projections or figures of another frequency are left out.}}',
  'number-of':
    'Number of {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  median: 'Median',
  'one-class': 'There is only one value, so there is one class.',
  'classes-exact':
    'Classes {width} wide ({rule}). Each class holds its lower limit, the last also its upper one.',
  'classes-round':
    'Classes {shown} wide: the width of {rule}, {width}, at round limits. Each class holds its lower limit, the last also its upper one.',
  points: '{number} points',
  class: '{from_bare} to {to_short}',
  counted:
    '{across, select, states {{count, plural, one {# state} other {# states}}} zones {{count, plural, one {# zone} other {# zones}}} lgas {{count, plural, one {# LGA} other {# LGAs}}} time {{count, plural, one {# period} other {# periods}}} other {}}',
  'empty-class': 'No figure lies in this class',
  same: 'All {count} values are {value_short}.',
  summary:
    '{count} {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}} have values from {low_short} to {high_short}; the median is {median_short}. The fullest class, {class}, holds {most}.',
} as const
