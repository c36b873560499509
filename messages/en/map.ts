/** Regions of the country in classes. */
export const map = {
  'open-profile': 'to open its profile',
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
  wide: '{local, select, yes {White dots: the interval is wide, with a standard error above 30% of the figure or more than {points} points.} no {White dots: the interval is wider than {points} points.} other {}}',
} as const
