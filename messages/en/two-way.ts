/** Two indicators on one map, in nine colours. */
export const twoWay = {
  title: '{first}, and {second}',
  second: '{indicator} ({cited})',
  units: '{first}; {second}',
  axis: '{axis, select, across {→} up {↑} other {}}',
  line: '{second}: {value}',
  thirds:
    '{first, select, lowest {Lowest} middle {Middle} highest {Highest} other {}} third of the first indicator, {second, select, lowest {lowest} middle {middle} highest {highest} other {}} third of the second.',
  classes:
    'Thirds of the places by each of the two indicators, nine colours in all. Thirds say nothing of targets. Numbers on the map are those of the first.',
  summary:
    '{first} and {second}. {count, plural, =0 {No place is in the highest third of both} one {One place is in the highest third of both: {places}} other {# places are in the highest third of both: {places}}}. {missing, plural, =0 {} other {# without one of the two figures.}}',
} as const
