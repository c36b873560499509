/** Why figure no dey: short one for the cell, whole sentence for who ask. */
export const gap = {
  mark: '{reason, select, not_asked {e no cover am} not_published {e no dey this release} not_held {we never get am} withheld {dem hide am} not_applicable {e no apply} too_few {e too small} outdated_boundary {another boundary} withdrawn {dem comot am} left_out {dem leave am comot for here} other {}}',
  'not-given': 'dem no give am',
  'many-places': '{count, number} places',
  'places-why': '{places} ({mark})',
  'not-asked': '{source} no dey measure {indicator}, from wetin this release know.',
  'left-out':
    'Person wey make this dashboard leave {what, select, indicators {this indicator} sources {this source} levels {this level} years {this year} other {}} comot.',
  'only-groups': '{source} get {indicator} by group of people only.',
  'only-levels': 'get {levels} only',
  'other-levels': '{source} get figures for {levels}, e no get for {level}.',
  'other-places': '{source} get figures for other {level}, e no get for {place}.',
  'level-periods': '{source} get figures for {level} of {periods}, e no get of {period}.',
  'other-periods':
    'This release no get figure of {source} for {place} for {period}; e get the ones of {periods}.',
  'later-years': 'Na only figures of years wey never reach {source} get for {place}.',
  periods: '{first} reach {last} ({count} periods)',
  places:
    '{level, select, National {the nation} Zonal {zones} State {states} LGA {LGAs} Senatorial {senatorial districts} other {}}',
  'other-nations': 'national',
  stated:
    '{why, select, not_representative {Dem no do {source} of {period} so that e go fit talk for {level}.} four_regions {Dem publish {source} of {period} for the four regions of that time, no be for {level}.} not_held {Dem publish {source} of {period} for {level}, but e never dey inside this release.} contradicts {We comot the figure of {source} {period}: e no agree with the survey’s own record.} doubtful {We comot the figure of {source} {period}: the level no sure, and nothing dey to check am.} not_proven {{source} of {period} no name any here, but e miss some: nobody prove say e be zero, so no figure dey.} other {}}',
  'few-deaths':
    'The deaths wey dey behind this figure no reach like {least}: dem no fit give rank, and no fit show whether target dey met.',
  'few-events':
    '{count, plural, one {# event dey} other {# events dey}} behind this figure: less than {least} no fit give rank, and no fit show whether target dey met.',
  'no-part':
    'No {part, select, numerator {numerator} denominator {denominator} sample_size {sample size} se {standard error} other {}} of {source} dey here for this figure.',
} as const
