/** How places dey against their target. */
export const scorecard = {
  heading: 'How places take compare?',
  'heading-targets': 'How places dey against their target?',
  'heading-periods': 'How {indicator} don change from place to place?',
  'no-target': 'National target no dey for wetin we dey show, so no place dey above or below am.',
  reaches:
    'Nigeria reach im national target for <b>{reached, number} out of {judged, number}</b> {of, select, periods {periods} indicators {indicators wey get target} other {}}{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
  'reaches-open':
    'Nigeria reach im national target for <b>{reached, number} out of {judged, number}</b> {of, select, periods {periods} indicators {indicators wey get target} other {}}; for {open, number} the range no allow person know which side e dey{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
  'no-figures': 'Figure no dey by {places, select, zones {zone} states {state} other {}}: {names}.',
  'too-many': 'The indicators pass the space wey dey: we leave {count, number} of them.',
  'not-in-release': '{count, number} of the indicators wey you ask for no dey inside this release.',
  none: '{None} get figure of these indicators for the places wey dey the rows.',
  'none-instead': 'Choose other indicators, another source or period wey late pass.',
  newest: 'Show the newest of each indicator',
  loading: 'the figures',
  failed: 'The scorecard',
  indicators: '{count, number} indicators',
  detail: '{places, select, zones {Zones} states {States} other {}} · {source}',
  'each-best': 'each indicator for im best source',
  best: 'The best for each',
  'indicators-label': 'Indicators',
  chosen: '{count, number}, no pass {most, number}',
  limit: 'Scorecard no dey show pass {most, number} indicators',
  columns: 'Columns',
  column: '{of, select, indicators {Indicators} periods {Periods} other {}}',
  places: 'Places',
  row: '{of, select, states {States} zones {Zones} other {}}',
  'up-to': 'Reach which period',
  latest: 'The latest',
  of: '{count, number} out of {all, number}',
  'none-of-these': 'Figure no dey for these indicators',
  table: 'Scorecard',
  place: 'Place',
  'to-row': 'Go the row of {place_name}',
  rank: 'Position',
  'rank-of': '{from, number} out of {all, number}',
  'rank-range': '{from, number} to {to, number} out of {all, number}',
  'target-none': 'target no dey',
  standing:
    '{standing, select, above {E meet target} on {E reach target} below {E no meet target} none {Target no dey} other {}}',
  'standing-open':
    '{standing, select, above {E meet target} on {E reach target} below {E no meet target} none {Target no dey} other {}}, but the target dey inside the range',
  'standing-untested':
    '{standing, select, above {E meet target} on {E reach target} below {E no meet target} none {Target no dey} other {}}, but {none}, so we no test the side',
  course: 'How e waka. {figures}',
  'course-figure': '{period}: {figure}',
  subtitle: 'Value, where e dey against the national target, and how e dey move for the same source',
  'title-empty': 'Scorecard of {places, select, zones {zones} states {states} other {}}',
  'title-periods':
    '{indicator_name} by period for the nation and the {places, select, zones {zones} states {states} other {}}, {source}',
  'title-one':
    '{indicator_name} for the nation and the {places, select, zones {zones} states {states} other {}}',
  title: '{count} indicators for the nation and the {places, select, zones {zones} states {states} other {}}',
  untested: '△ ▽: {none}, so we no test the side',
  open: '?: the side no sure (95%)',
  'good-side': 'Where small na better, “meet target” mean say the value dey below the target.',
  'empty-periods':
    '{periods} no get column: no zone or state get figure of {indicator} by {source} for am inside dis release.',
  'without-target': 'Dem no get national target: {indicators}.',
  'few-events':
    '{count, plural, one {# figure get} other {# figures get}} less than {least} events: no rank, no colour.',
  'too-few': 'events too few',
  'figure-column': '{indicator_name}, {cited}',
  'figure-no-target': '{column}: {count} places get figure, no target.',
  reach:
    '{column}: {reached} out of {count} places reach {target}{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
  'reach-open':
    '{column}: {reached} out of {count} places reach {target}; for {open} the side no sure{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
  cell: '{place}: {what}',
  'leads-to': '{indicator_name} for this place, inside every source',
} as const
