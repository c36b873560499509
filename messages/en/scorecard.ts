/** Places against their targets. */
export const scorecard = {
  heading: 'How do places compare?',
  'heading-targets': 'Which places reach their targets?',
  'heading-periods': 'How has {indicator} changed from place to place?',
  'no-target': 'No national target is set for what is shown, so no place is above or below one.',
  reaches:
    'Nigeria reaches its national target on <b>{reached, number} of {judged, number}</b> {of, select, periods {periods} indicators {indicators with a target} other {}}{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
  'reaches-open':
    'Nigeria reaches its national target on <b>{reached, number} of {judged, number}</b> {of, select, periods {periods} indicators {indicators with a target} other {}}; on {open, number} the interval leaves the side open{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
  'no-figures': 'No figures by {places, select, zones {zone} states {state} other {}}: {names}.',
  'too-many': 'More indicators than there is room for: {count, number} of them left out.',
  'not-in-release': 'Not part of this release: {count, number} of the indicators asked for.',
  none: '{None} has figures of these indicators for the places in the rows.',
  'none-instead': 'Choose other indicators, another source or a later period.',
  newest: 'Show the newest of each indicator',
  loading: 'the figures',
  failed: 'The scorecard',
  indicators: '{count, number} indicators',
  detail: '{places, select, zones {Zones} states {States} other {}} · {source}',
  'each-best': 'each indicator in its best source',
  best: 'Best for each',
  'indicators-label': 'Indicators',
  chosen: '{count, number} of at most {most, number}',
  limit: 'A scorecard shows at most {most, number} indicators',
  columns: 'Columns',
  column: '{of, select, indicators {Indicators} periods {Periods} other {}}',
  places: 'Places',
  row: '{of, select, states {States} zones {Zones} other {}}',
  'up-to': 'Up to period',
  latest: 'Latest',
  of: '{count, number} of {all, number}',
  'none-of-these': 'No figure of these indicators',
  table: 'Scorecard',
  place: 'Place',
  'to-row': 'Go to the row of {place_name}',
  rank: 'Rank',
  'rank-of': '{from, number} of {all, number}',
  'rank-range': '{from, number} to {to, number} of {all, number}',
  'target-none': 'no target',
  standing:
    '{standing, select, above {Target met} on {Target just met} below {Target not met} none {No target} other {}}',
  'standing-open':
    '{standing, select, above {Target met} on {Target just met} below {Target not met} none {No target} other {}}, but the interval includes the target',
  'standing-untested':
    '{standing, select, above {Target met} on {Target just met} below {Target not met} none {No target} other {}}, but {none}, so the side is not tested',
  course: 'Course. {figures}',
  'course-figure': '{period}: {figure}',
  subtitle: 'Value, its side of the national target, and its course in the same source',
  'title-empty': 'Scorecard of {places, select, zones {zones} states {states} other {}}',
  'title-periods':
    '{indicator_name} by period in the nation and its {places, select, zones {zones} states {states} other {}}, {source}',
  'title-one':
    '{indicator_name} in the nation and its {places, select, zones {zones} states {states} other {}}',
  title: '{count} indicators in the nation and its {places, select, zones {zones} states {states} other {}}',
  untested: '△ ▽: {none}, so the side is not tested',
  open: '?: side not certain (95%)',
  'good-side': 'Where less is better, “Target met” means a value below the target.',
  'empty-periods':
    'No column for {periods}: no zone or state has a figure of {indicator} by {source} for it in this release.',
  'without-target': 'Without a national target: {indicators}.',
  'few-events':
    '{count, plural, one {# figure is} other {# figures are}} based on fewer than {least} events: without rank and colour.',
  'too-few': 'too few events',
  'figure-column': '{indicator_name}, {cited}',
  'figure-no-target': '{column}: {count} places with a figure, no target.',
  reach:
    '{column}: {reached} of {count} places reach {target}{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
  'reach-open':
    '{column}: {reached} of {count} places reach {target}; for {open} the side is not certain{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
  cell: '{place}: {what}',
  'leads-to': '{indicator_name} of this place, in every source',
} as const
