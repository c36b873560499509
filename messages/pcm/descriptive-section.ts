/** The section wey dey describe how the figures spread. */
export const descriptiveSection = {
  bar: '{source} {period} · {values}',
  'bar-time': '{source} · {values}',
  'values-of': 'Values of',
  across: '{across, select, states {States} zones {Zones} lgas {LGAs} time {Periods of one place} other {}}',
  'none-such': '{source} no get that kind figures of this indicator',
  'all-periods': 'All the periods',
  'of-one-place': 'of one place',
  'across-moved':
    '{source} no get figures of this indicator for {asked, select, states {states} zones {zones} lgas {LGAs} time {periods of one place} other {}}; we dey show {across, select, states {states} zones {zones} lgas {LGAs} time {periods of one place} other {}} instead.',
  classes: 'Groups of the histogram',
  bins: '{bins, select, round {Round numbers} exact {Exact size} other {}}',
  trend: 'How e dey waka for {place}, {source}',
  'trend-caption': 'Numbers of how e dey waka',
  statistics: 'Statistics',
  'more-numbers': '{count, plural, one {1 number more} other {# numbers more}}',
  'choose-name': 'Choose one name to read wetin e mean.',
  'statistics-caption': 'Statistics of the values wey we dey show',
  'no-value': 'No value dey to describe.',
  missing:
    '{of, select, years {Years wey no get figure} places {Places wey no get figure} other {}} ({count, number})',
  'left-out': 'Dem no dey inside any number for here, we no take dem as zero.',
  'both-ends': '{ends, select, merits {The best and the worst} values {The highest and the lowest} other {}}',
  'end-to-end':
    '{ends, select, merits {From the best reach the worst} values {From the highest reach the lowest} other {}}',
  first: '{ends, select, merits {The best} values {The highest} other {}}',
  last: '{ends, select, merits {The worst} values {The lowest} other {}}',
  'the-ranks': 'the positions',
  place: 'Place',
  value: 'Value and range',
  'rank-range': '95% range of the position',
  interval: '{lower_bare} reach {upper_bare} ({level}%)',
  rank: 'position {from, number} out of {all, number}',
  ranks: 'position {from, number} reach {to, number} out of {all, number}',
  'no-interval': 'range no dey',
  'periods-unranked': 'We no dey rank periods of one place.',
  'no-good-side': 'Nobody talk which side good, so nothing be the best or the worst.',
  'one-interval':
    'Na only one place get range wey dem publish, so places wey near fit be the same: we no give position.',
  'no-intervals':
    'No place get range wey dem publish, so places wey near fit be the same: we no give position.',
  differs: '{place_name} different from every other place, by the ranges.',
  like: 'Person no fit tell dem apart from {place_name}: {names}.',
  'and-more': '{names} and {count, number} more',
  draws:
    'The positions come from 5,000 draws inside the ranges, among the {count, number} places wey get one. We dey tell pairs apart at 95% when we look all the pairs (Holm).',
} as const
