/** Why there is no figure: short for a cell, a sentence for who asks. */
export const gap = {
  mark: '{reason, select, not_asked {not covered} not_published {not in this release} not_held {not held} withheld {withheld} not_applicable {does not apply} too_few {too few} outdated_boundary {other boundaries} withdrawn {withdrawn} left_out {left out here} other {}}',
  'places-why': '{places} ({mark})',
  'not-asked': '{source} does not measure {indicator}, as far as this release knows.',
  'left-out':
    'Whoever made this dashboard left out {what, select, indicators {this indicator} sources {this source} levels {this level} years {this year} other {}}.',
  'only-groups': '{source} has {indicator} by group of people only.',
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
  'made-later': '{Place} was made in {year}; earlier figures are about other boundaries.',
  withheld:
    '{source} has a figure for {place}, which is not shown: {rule, select, survey_sample {fewer than 25 people were asked} mortality_exposure {fewer than 250 people were counted on} sensitive_count {it is about so few people that they could be recognised} imprecise {its standard error is above half of its value} other {}}.',
  withdrawn: 'The figure of {cited} for {place}, {value}, was withdrawn: {reason}.',
  stated:
    '{why, select, not_representative {{source} of {period} was not drawn to speak for {level}.} four_regions {{source} of {period} is published for the four regions of that time, not for {level}.} not_held {{source} of {period} is published for {level}, and not yet in this release.} contradicts {The figure of {source} {period} is left out: it contradicts the survey’s own record.} doubtful {The figure of {source} {period} is left out: its level is doubtful, and nothing is there to check it by.} other {}}',
  'group-elsewhere':
    '{source} has no figure of this group for {place}, only for other places or periods: {group}.',
  'no-groups-at': '{source} has no groups of {indicator} for {place} in this period.',
  'no-groups': '{source} has no figures of {indicator} by {dimension}, as far as this release knows.',
  'one-sex':
    '{Indicator} is about {sex, select, female {women and girls} male {men and boys} other {}} alone.',
  'too-few':
    'Too few {what, select, pairs {pairs of figures} series {series} groups {groups} sources {sources} cases {cases} years {earlier years} places {places} months {months} values {values} other {}}: {required} needed, {count} found.',
  'no-meaning':
    '{why, select, no_spread {All values are the same, so that there is nothing to compare.} units {The two figures have different units.} counts {Counts are not compared between groups: a larger group has more.} parts {These are parts of a figure, not groups of people.} overlap {The groups overlap, so that the same people would count twice.} deaths {There are more deaths than cases.} zero {It would be a division by zero.} percentage {This is meant for percentages only.} direction {It is not known whether more is better.} lengths {The two lists differ in length.} periods {The periods do not fit each other: one is there twice, or they are of several kinds.} smooth {The figures run along the curve of a model: their course shows how even the model is, not how far the truth may lie from it, and the publisher gives no interval for the newest one. So no interval is given.} rhythm {The months of a year do not follow a pattern that comes back every year.} gappy {Too many months are missing.} values {The method has no meaning for these values.} other {}}',
  'week-no-report': 'No report of this week is in the data.',
  'week-not-named': 'The report of this week gives no such figure for this place; that is not a zero.',
  'weeks-not-named': 'No report of these weeks gives such a figure for this place; that is not a zero.',
  'week-first': 'The first cumulative count: how many were new in this week is not known.',
  'week-after-gap': 'No count of the week before, so that how many were new is not known.',
  'week-correction': 'The cumulative count fell: earlier counts were corrected.',
  'no-birth-year':
    'Nobody says in which year the children of {cited} were born, so this figure has no place by year of birth.',
  'few-events':
    '{count, plural, one {# event stands} other {# events stand}} behind this figure: fewer than {least} give neither a rank nor a place against a target.',
  'not-computed': 'There is no figure to work it out from.',
  'no-interval': '{source} gives no interval for this figure.',
  'no-part':
    '{source} gives no {part, select, numerator {numerator} denominator {denominator} sample {sample size} other {}} for this figure.',
} as const
