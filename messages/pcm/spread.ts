/** How values spread: the box plot and the histogram. */
export const spread = {
  'box-title':
    '{indicator_name}: how e spread for {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}{by, select, zone { by zone} state { by state} none {} other {}}{where}{when}',
  'box-subtitle':
    '{Unit}; one point for each {across, select, states {state} zones {zone} lgas {LGA} time {period} other {}}',
  'bins-title':
    '{indicator_name}: {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}} by class of value{where}{when}',
  'bins-subtitle':
    '{Unit}; how high: number of {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  in: ' for {place}',
  when: ', {cited}',
  all: 'All the {count} {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  one: '{across, select, states {state} zones {zone} lgas {LGA} time {period} other {}}',
  box: 'Box: the middle half, thick line: median',
  whiskers: 'Whiskers: the last values inside the fences',
  'whiskers-series': 'Whiskers: the lowest and the highest value',
  series: 'We no call any value outlier as time dey go: series wey dey rise or fall go leave im own middle.',
  outlier: 'Outlier',
  'beyond-fences': 'Outlier: e pass the fences of the row',
  outliers: 'Outliers wey pass 1.5 quartile distances from the box: {names}.',
  'outlier-of': '{name} ({row})',
  'no-outliers': 'No value pass 1.5 quartile distances from the box.',
  small: 'The values too small for box (dem no reach 4): {rows}.',
  'row-small': '{name}: {count, plural, one {# value} other {# values}}, e too small for box.',
  row: '{name}: median {median_short}, middle half {q1_short} reach {q3_short}.',
  'left-out':
    '{count, plural, one {We comot one projection or figure of another frequency.} other {We comot # projections or figures of another frequency.}}',
  'number-of':
    'Number of {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}}',
  median: 'Median',
  'one-class': 'Only one value dey, so na one class dey.',
  'classes-exact':
    'Each class wide reach {width} ({rule}). Each class hold the lower limit, the last one hold the upper one too.',
  'classes-round':
    'Each class wide reach {shown}: {rule} give {width}, we use round limits. Each class hold the lower limit, the last one hold the upper one too.',
  points: '{number} points',
  class: '{from_bare} reach {to_short}',
  counted:
    '{across, select, states {{count, plural, one {# state} other {# states}}} zones {{count, plural, one {# zone} other {# zones}}} lgas {{count, plural, one {# LGA} other {# LGAs}}} time {{count, plural, one {# period} other {# periods}}} other {}}',
  'empty-class': 'No figure dey this class',
  same: 'All the {count} values na {value_short}.',
  summary:
    '{count} {across, select, states {states} zones {zones} lgas {LGAs} time {periods} other {}} get values from {low_short} reach {high_short}; the median na {median_short}. The class wey full pass, {class}, hold {most}.',
} as const
