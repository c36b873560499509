/** Regions of the country in classes. */
export const map = {
  choice: 'Regions of the map',
  'of-zones': 'Zones Map',
  'of-states': 'State Map',
  'of-lgas': 'LGA Map',
  'of-districts': 'Senatorial Map',
  classes:
    '{classes}. {level, select, zone {Small zones: figure on focus or in the table.} state {Small states: figure on focus or in the table.} lga {Small LGAs: figure on focus or in the table.} district {Small senatorial districts: figure on focus or in the table.} other {}}',
  'class-count':
    '{by, select, width {{count, plural, one {One class} other {# round classes of equal width}}} coverage {{count, plural, one {One class} other {# round classes, the same on every map of coverage}}} places {{count, plural, one {One class} other {# round classes with about as many places in each}}} limits {{count, plural, one {One class} other {# classes with set limits}}} other {}}',
  boundaries: 'Boundaries: OCHA / OSGOF 2019, CC BY-IGO; they imply no opinion on legal status.',
  summary: '{indicator_name} in {count, plural, one {one class} other {# classes}}. {classes}.',
  'summary-missing':
    '{indicator_name} in {count, plural, one {one class} other {# classes}}. {classes}. {missing} without a figure.',
  class: '{label}: {count}',
  regions:
    '{level, select, zone {{count, plural, one {# zone} other {# zones}}} state {{count, plural, one {# state} other {# states}}} lga {{count, plural, one {# LGA} other {# LGAs}}} district {{count, plural, one {# senatorial district} other {# senatorial districts}}} other {}}',
  below: 'below {limit}',
  above: '{limit}+',
  between: '{lower} to {upper}',
  'in-circles': 'Circles: their area is the number. Small regions: figure on focus or in the table.',
  'summary-circles': '{indicator_name} as circles; the largest is {most} in {place}.',
  scale: '{kilometres, number} km; north is up',
  wide: 'White dots: the interval is wider than {points} points.',
  'two-title': '{first}, and {second}',
  'two-second': '{indicator} ({cited})',
  'two-units': '{first}; {second}',
  'two-axis': '{axis, select, across {→} up {↑} other {}}',
  'two-line': '{second}: {value}',
  'two-thirds':
    '{first, select, lowest {Lowest} middle {Middle} highest {Highest} other {}} third of the first indicator, {second, select, lowest {lowest} middle {middle} highest {highest} other {}} third of the second.',
  'two-classes':
    'Thirds of the places by each of the two indicators, nine colours in all. Thirds say nothing of targets. Numbers on the map are those of the first.',
  'two-summary':
    '{first} and {second}. {count, plural, =0 {No place is in the highest third of both} one {One place is in the highest third of both: {places}} other {# places are in the highest third of both: {places}}}. {missing, plural, =0 {} other {# without one of the two figures.}}',
} as const
