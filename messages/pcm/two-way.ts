/** Two indicators on top one map, with nine colours. */
export const twoWay = {
  title: '{first}, join {second}',
  second: '{indicator} ({cited})',
  units: '{first}; {second}',
  axis: '{axis, select, across {→} up {↑} other {}}',
  line: '{second}: {value}',
  thirds:
    '{first, select, lowest {Lowest} middle {Middle} highest {Highest} other {}} third of the first indicator, {second, select, lowest {lowest} middle {middle} highest {highest} other {}} third of the second.',
  classes:
    'Dem divide the places into three by each of the two indicators, nine colours in all. Third no talk anything about target. The numbers wey dey the map na for the first one.',
  summary:
    '{first} and {second}. {count, plural, =0 {No place dey for the highest third of the two} one {One place dey for the highest third of the two: {places}} other {# places dey for the highest third of the two: {places}}}. {missing, plural, =0 {} other {# no get one of the two figures.}}',
} as const
