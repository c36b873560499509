/** Why figure no dey for one week, one sex or one group of people. */
export const partGap = {
  'group-elsewhere':
    '{source} no get figure of this group for {place}, only for other places or times: {group}.',
  'no-groups-at': '{source} no get groups of {indicator} for {place} for this time.',
  'no-groups': '{source} no get figures of {indicator} by {dimension}, from wetin this release know.',
  'one-sex':
    '{Indicator} na about only {sex, select, female {women and girls} male {men and boys} other {}}.',
  'too-few':
    'The {what, select, pairs {pairs of figures} series {series} groups {groups} sources {sources} cases {cases} years {years wey dey before} places {places} months {months} values {values} other {}} too small: we need {required}, we see {count}.',
  'no-meaning':
    '{why, select, no_spread {All the values na the same, so nothing dey to compare.} units {The two figures get different units.} counts {We no dey compare counts between groups: group wey big get more.} parts {Na parts of one figure be these, no be groups of people.} overlap {The groups cross each other, so dem go count the same people two times.} deaths {The people wey die pass the cases.} zero {E go mean to divide by zero.} percentage {This one na for percentages only.} direction {Nobody sabi whether more better.} lengths {The two lists no get the same length.} periods {The periods no match each other: one dey two times, or dem be different kinds.} smooth {The figures dey follow the curve of one model: how dem dey go dey show how smooth the model be, e no dey show how far the truth fit dey from am, and no range dey here for the newest one. Na why no interval dey.} wide {The 80% interval of the forecast go pass ten times, wey no mean anything.} rhythm {The months of the year no get pattern wey dey come back every year.} gappy {Too many months dey miss.} values {The method no get meaning for these values.} other {}}',
  'week-no-report': 'No report of this week dey the data.',
  'week-not-named': 'The report of this week no give figure like that for this place; that one no be zero.',
  'weeks-not-named': 'No report of these weeks give figure like that for this place; that one no be zero.',
  'week-first': 'Na the first cumulative count: how many be new for this week, nobody know.',
  'week-after-gap': 'No count dey for the week before, so nobody know how many be new.',
  'week-correction': 'The cumulative count fall: dem correct the counts wey dey before.',
  'week-late':
    'The report of the week come late: the zero no be count, and another week wey come later fit carry the cases.',
  withheld:
    '{source} get figure for {place}, but we no dey show am: {rule, select, survey_sample {people wey dem ask no reach 25} mortality_exposure {people wey dem count no reach 250} sensitive_count {the people too small, person fit sabi who dem be} imprecise {the standard error pass half of the value} other {}}.',
  withdrawn:
    'Dem don comot the figure of {cited} for {place}{zero, select, yes {} no {, {value}} other {}}: {reason}.',
  'no-birth-year':
    'Nobody talk the year wey dem born the pikin of {cited}, so this figure no get place by year of birth.',
  'made-later': 'Na {year} dem create {place}; figures wey dey before that time dey about another boundary.',
  'not-computed': 'Figure no dey wey we fit use work am out.',
} as const
