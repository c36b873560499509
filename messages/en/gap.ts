/** Why there is no figure: short for a cell, a sentence for who asks. */
export const gap = {
  mark: '{reason, select, not_asked {not covered} not_published {not in this release} not_held {not held} withheld {withheld} not_applicable {does not apply} too_few {too few} outdated_boundary {other boundaries} withdrawn {withdrawn} left_out {left out here} other {}}',
  'not-given': 'not given',
  'many-places': '{count, number} places',
  'places-why': '{places} ({mark})',
  'not-asked': '{source} does not measure {indicator}, according to this release.',
  'left-out':
    'The author of this dashboard left out {what, select, indicators {this indicator} sources {this source} levels {this level} years {this year} other {}}.',
  'only-groups': '{source} has {indicator} by group of people only.',
  'only-levels': 'has {levels} only',
  'other-levels': '{source} has figures for {levels}, not for {level}.',
  'other-places': '{source} has figures for other {level}, not for {place}.',
  'level-periods': '{source} has figures for {level} of {periods}, not of {period}.',
  'other-periods':
    'This release has no figure of {source} for {place} in {period}; it has those of {periods}.',
  'later-years': '{source} has only figures of later years for {place}.',
  periods: '{first} to {last} ({count} periods)',
  places:
    '{level, select, National {the nation} Zonal {zones} State {states} LGA {LGAs} Senatorial {senatorial districts} other {}}',
  'other-nations': 'national',
  stated:
    '{why, select, not_representative {{source} of {period} was not drawn to speak for {level}.} four_regions {{source} of {period} is published for the four regions of that time, not for {level}.} not_held {{source} of {period} is published for {level}, and not yet in this release.} contradicts {The figure of {source} {period} is left out: it contradicts the survey’s own record.} doubtful {The figure of {source} {period} is left out: its level is doubtful, and nothing is there to check it by.} not_proven {{source} of {period} names none here, but it misses some: that is no proven zero, so no figure is held.} other {}}',
  'few-deaths':
    'This figure is based on fewer than about {least} deaths, which give neither a rank nor a place against a target.',
  'few-events':
    'This figure is based on {count, plural, one {# event} other {# events}}: fewer than {least} give neither a rank nor a place against a target.',
  'no-part':
    'No {part, select, numerator {numerator} denominator {denominator} sample_size {sample size} se {standard error} other {}} of {source} held here for this figure.',
} as const
