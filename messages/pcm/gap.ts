/** Why figure no dey: short one for the cell, whole sentence for who ask. */
export const gap = {
  mark: '{reason, select, not_asked {e no cover am} not_published {e no dey this release} not_held {we never get am} withheld {dem hide am} not_applicable {e no apply} too_few {e too small} outdated_boundary {another boundary} withdrawn {dem comot am} left_out {dem leave am comot for here} other {}}',
  'places-why': '{places} ({mark})',
  'not-asked': '{source} no dey measure {indicator}, as far as this release know.',
  'left-out':
    'Person wey make this dashboard leave {what, select, indicators {this indicator} sources {this source} levels {this level} years {this year} other {}} comot.',
  'only-groups': '{source} get {indicator} by group of people only.',
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
  'made-later': 'Na {year} dem create {place}; figures wey dey before that time dey about another boundary.',
  withheld:
    '{source} get figure for {place}, but we no dey show am: {rule, select, survey_sample {people wey dem ask no reach 25} mortality_exposure {people wey dem count no reach 250} sensitive_count {the people too small, person fit sabi who dem be} imprecise {the standard error pass half of the value} other {}}.',
  withdrawn: 'Dem don comot the figure of {cited} for {place}, {value}: {reason}.',
  stated:
    '{why, select, not_representative {Dem no do {source} of {period} so that e go fit talk for {level}.} four_regions {Dem publish {source} of {period} for the four regions of that time, no be for {level}.} not_held {Dem publish {source} of {period} for {level}, but e never dey inside this release.} contradicts {We comot the figure of {source} {period}: e no agree with the survey’s own record.} doubtful {We comot the figure of {source} {period}: the level no sure, and nothing dey to check am.} other {}}',
  'group-elsewhere':
    '{source} no get figure of this group for {place}, only for other places or times: {group}.',
  'no-groups-at': '{source} no get groups of {indicator} for {place} for this time.',
  'no-groups': '{source} no get figures of {indicator} by {dimension}, as far as this release know.',
  'one-sex':
    '{Indicator} na about only {sex, select, female {women and girls} male {men and boys} other {}}.',
  'too-few':
    'The {what, select, pairs {pairs of figures} series {series} groups {groups} sources {sources} cases {cases} years {years wey dey before} places {places} months {months} values {values} other {}} too small: we need {required}, we see {count}.',
  'no-meaning':
    '{why, select, no_spread {All the values na the same, so nothing dey to compare.} units {The two figures get different units.} counts {We no dey compare counts between groups: group wey big get more.} parts {Na parts of one figure be these, no be groups of people.} overlap {The groups cross each other, so dem go count the same people two times.} deaths {The people wey die pass the cases.} zero {E go mean to divide by zero.} percentage {This one na for percentages only.} direction {Nobody sabi whether more better.} lengths {The two lists no get the same length.} periods {The periods no match each other: one dey two times, or dem be different kinds.} smooth {The figures dey follow the curve of one model: how dem dey go dey show how smooth the model be, e no dey show how far the truth fit dey from am, and the publisher no give interval for the newest one. Na why no interval dey.} rhythm {The months of the year no get pattern wey dey come back every year.} gappy {Too many months dey miss.} values {The method no get meaning for these values.} other {}}',
  'week-no-report': 'No report of this week dey the data.',
  'week-not-named': 'The report of this week no give figure like that for this place; that one no be zero.',
  'weeks-not-named': 'No report of these weeks give figure like that for this place; that one no be zero.',
  'week-first': 'Na the first cumulative count: how many be new for this week, nobody know.',
  'week-after-gap': 'No count dey for the week before, so nobody know how many be new.',
  'week-correction': 'The cumulative count fall: dem correct the counts wey dey before.',
  'no-birth-year':
    'Nobody talk the year wey dem born the pikin of {cited}, so this figure no get place by year of birth.',
  'few-events':
    '{count, plural, one {# event dey} other {# events dey}} behind this figure: less than {least} no fit give rank, and no fit show whether target dey met.',
  'not-computed': 'Figure no dey wey we fit use work am out.',
  'no-interval': '{source} no give range for this figure.',
  'no-part':
    '{source} no give {part, select, numerator {numerator} denominator {denominator} sample {sample size} other {}} for this figure.',
} as const
