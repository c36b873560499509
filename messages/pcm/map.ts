/** Parts of the country wey dem put for classes. */
export const map = {
  'open-profile': 'to open im profile',
  choice: 'Which places dey the map',
  'of-zones': 'Zones Map',
  'of-states': 'State Map',
  'of-lgas': 'LGA Map',
  'of-districts': 'Senatorial Map',
  classes:
    '{classes}. {level, select, zone {Small zones: the figure dey when you touch am or inside the table.} state {Small states: the figure dey when you touch am or inside the table.} lga {Small LGAs: the figure dey when you touch am or inside the table.} district {Small senatorial district: the figure dey when you touch am or inside the table.} other {}}',
  'class-count':
    '{by, select, width {{count, plural, one {One class} other {# classes wey get the same size}}} coverage {{count, plural, one {One class} other {# round classes, the same for every coverage map}}} places {{count, plural, one {One class} other {# classes wey get almost the same number of places inside each}}} limits {{count, plural, one {One class} other {# classes with limits wey dem set}}} other {}}',
  boundaries: 'Boundaries: OCHA / OSGOF 2019, CC BY-IGO; dem no talk anything about who get the land.',
  summary: '{indicator_name} inside {count, plural, one {one class} other {# classes}}. {classes}.',
  'summary-missing':
    '{indicator_name} inside {count, plural, one {one class} other {# classes}}. {classes}. {missing} no get figure.',
  class: '{label}: {count}',
  regions:
    '{level, select, zone {{count, plural, one {# zone} other {# zones}}} state {{count, plural, one {# state} other {# states}}} lga {{count, plural, one {# LGA} other {# LGAs}}} district {{count, plural, one {# senatorial district} other {# senatorial districts}}} other {}}',
  below: 'below {limit}',
  above: '{limit}+',
  between: '{lower} reach {upper}',
  'in-circles': 'Circles: how big e be na the number. For small place, press am or check the table.',
  'summary-circles': '{indicator_name} as circles; the one wey big pass na {most} for {place}.',
  scale: '{kilometres, number} km; north dey up',
  wide: '{local, select, yes {White dots: the range wide, the standard error pass 30% of the figure or the range pass {points} points.} no {White dots: the range wide pass {points} points.} other {}}',
} as const
