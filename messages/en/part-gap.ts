/** Why there is no figure of a week, a sex or a group of people, or why one is not shown: reasons that the first view of a dashboard seldom says. */
export const partGap = {
  'group-elsewhere':
    '{source} has no figure of this group for {place}, only for other places or periods: {group}.',
  'no-groups-at': '{source} has no groups of {indicator} for {place} in this period.',
  'no-groups': '{source} has no figures of {indicator} by {dimension}, according to this release.',
  'one-sex':
    '{Indicator} is about {sex, select, female {women and girls} male {men and boys} other {}} alone.',
  'too-few':
    'Too few {what, select, pairs {pairs of figures} series {series} groups {groups} sources {sources} cases {cases} years {earlier years} places {places} months {months} values {values} other {}}: {required} needed, {count} found.',
  'no-meaning':
    '{why, select, no_spread {All values are the same, so there is nothing to compare.} units {The two figures have different units.} counts {Counts are not compared between groups: a larger group has more.} parts {These are parts of a figure, not groups of people.} overlap {The groups overlap, so that the same people would count twice.} deaths {There are more deaths than cases.} zero {It would be a division by zero.} percentage {This is meant for percentages only.} direction {It is not known whether more is better.} lengths {The two lists differ in length.} periods {The periods do not fit each other: one is there twice, or they are of several kinds.} smooth {These are model estimates: their smooth line says nothing about error, and no interval is held here for the newest one. So no interval is given.} wide {The 80% interval of the forecast would span more than tenfold, which says nothing.} rhythm {The months of a year do not follow a pattern that comes back every year.} gappy {Too many months are missing.} values {The method has no meaning for these values.} other {}}',
  'week-no-report': 'No report of this week is in the data.',
  'week-not-named': 'The report of this week gives no such figure for this place; that is not a zero.',
  'weeks-not-named': 'No report of these weeks gives such a figure for this place; that is not a zero.',
  'week-first': 'The first cumulative count: how many were new in this week is not known.',
  'week-after-gap': 'No count of the week before, so that how many were new is not known.',
  'week-correction': 'The cumulative count fell: earlier counts were corrected.',
  'week-late': 'The report of the week came late: its zero is no count, and a later week can hold its cases.',
  withheld:
    '{source} has a figure for {place}, which is not shown: {rule, select, survey_sample {fewer than 25 people were asked} mortality_exposure {fewer than 250 people were counted on} sensitive_count {it is about so few people that they could be recognised} imprecise {its standard error is above half of its value} other {}}.',
  withdrawn:
    'The figure of {cited} for {place}{zero, select, yes {} no {, {value},} other {}} was withdrawn: {reason}.',
  'no-birth-year':
    'Nobody says in which year the children of {cited} were born, so this figure has no place by year of birth.',
  'made-later': '{Place} was made in {year}; earlier figures are about other boundaries.',
  'not-computed': 'There is no figure to work it out from.',
} as const
