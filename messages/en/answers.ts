/** What answers of the API say about themselves, beside what the pages say too. */
export const answers = {
  'pace-carried': 'A projection continues the present pace; it is not a forecast.',
  'no-target-year': 'The target names no year; {year} is taken.',
  'indicative-target': 'The national target is indicative: it is not checked against the strategic plan.',
  'one-survey': 'approximate: both come from one survey, and their covariance is not published',
  'ranks-without-intervals': 'ranks without intervals: neighbouring places may not differ',
  'trending-series': 'Trending series correlate without a cause: compare r_first_differences.',
  'pooled-years': 'Values of one place in several years are not independent: compare within.',
  'related-samples': 'groups of one survey: intervals leave out that their samples are related',
  'not-who-and-unicef':
    'rule-based: not an estimate of WHO and UNICEF, whose working group also decides by hand',
  'not-independent': 'not independent: some of these figures were made from others among them',
  'nearest-year':
    '{count, plural, one {# figure is} other {# figures are}} of another year, at most 2 years away.',
  'left-out':
    '{count, plural, one {# figure was} other {# figures were}} left out: {kind, select, incomplete {projections and periods that are not complete} year {only years are used} quarter {only quarters are used} month {only months are used} week {only weeks are used} other {}}.',
  'own-projections':
    '{count, plural, one {# projection of the publisher was} other {# projections of the publisher were}} left out.',
  flagged: '{remark} ({count, number} of {all, plural, one {# figure} other {# figures}}).',
  'no-figures': '{None} has a figure of {indicator} ({id}).',
  'figures-of': 'Sources with figures of {indicator} ({id}): {sources}.',
  'source-levels': '{source} ({id}) for {levels}',
  level:
    '{level, select, nation {the nation} zones {zones} states {states} lgas {LGAs} districts {senatorial districts} other {}}',
  'other-periods': 'There are figures of {periods}.',
  'of-source': '{warning} ({source})',
  'one-level': 'places that the caller brings all count as of one level, shown as states',
} as const
