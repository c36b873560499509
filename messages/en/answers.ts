/** What answers of the API say about themselves, beside what the pages say too. */
export const answers = {
  'pace-carried': 'A projection carries the present pace on; it is not a forecast.',
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
  'nearest-year': 'nearest_year: {count} figures are of another year, at most 2 years away',
  'left-out': '{word}: {count} figures were left out',
  'own-projections': 'published_projections_left_out: {count} figures',
  flagged: '{flag}: {count} of {all} figures. {remark}',
  'of-source': '{warning} ({source})',
  'one-level': 'places that the caller brings all count as of one level, shown as states',
} as const
