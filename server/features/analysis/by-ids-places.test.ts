import { type ExpectedAnswer, testAnswers, withAnalysedCountry } from '#tests/builders/analysed-answers.ts'

/** Numbers are those of the worked examples in the methods, or worked out by hand. */
const ANSWERS: ExpectedAnswer[] = [
  // 10, 12, 16, 21, 23: squares from the mean 125.2.
  [
    'descriptive',
    { indicator: 20, datasource: 2 },
    {
      status: 'ok',
      n: 5,
      missing: 0,
      mean: 16.4,
      median: 16,
      variance: 31.3,
      extremes: {
        best: { label: 'Southland', value: 23 },
        worst: { label: 'Northland', value: 10 },
        gap: 13,
      },
      inputs: {
        datasource: 2,
        indicator: 20,
        location: [8, 9, 10, 11, 12],
        periods: ['2020'],
        unit: 'percent',
      },
    },
  ],
  [
    'descriptive',
    { indicator: 20, datasource: 2, within: 3 },
    { n: 3, mean: 20, inputs: { location: [10, 11, 12] } },
  ],
  [
    'descriptive',
    { indicator: 20, datasource: 2, location: 1 },
    {
      n: 6,
      mean: 53.833333,
      extremes: { best: { label: '2019', value: 58 } },
      inputs: { location: 1, periods: ['2015', '2016', '2017', '2018', '2019', '2020'] },
      warnings: ['1 figure was left out: projections and periods that are not complete.'],
    },
  ],
  // The year of a monthly count is the sum of its twelve months.
  [
    'compare',
    {
      a: { indicator: 22, datasource: 30, period: 2022 },
      b: { indicator: 22, datasource: 30, period: 2023 },
    },
    { difference: 200, tested: false, reason: 'routine', p: null },
  ],
  // One LGA rests on 20 cases.
  [
    'descriptive',
    { indicator: 20, datasource: 2, level: 4 },
    {
      n: 1,
      missing: 1,
      mean: 37,
      warnings: ['suppressed: 1 figures rest on too few people and were left out'],
      figures: [
        {
          location: 45,
          name: 'Hilltown',
          value: null,
          gap: {
            reason: 'withheld',
            note: 'House survey has a figure for Hilltown, which is not shown: fewer than 25 people were asked.',
          },
        },
        { location: 46, name: 'Laketown', value: 37 },
      ],
    },
  ],
  [
    'correlation',
    { indicators: [24, 25], datasource: 2 },
    {
      n: 5,
      dropped: 0,
      pearson: { r: 0.774597, p: 0.124027 },
      spearman: { rho: 0.737865 },
      kendall_tau_b: 0.67082,
      paired: { by: 'place', period: '2020', moved: 1, dropped: 0 },
      inputs: { indicator: [24, 25], periods: ['2019', '2020'] },
    },
  ],
  [
    'correlation',
    { indicators: [24, 25], datasource: 2, location: 1, lags: 2 },
    {
      n: 8,
      paired: { by: 'period', period: null },
      lags: [0.860945, 0.842828, 0.915445, 1, 0.881356].map((r, index) => ({ lag: index - 2, r })),
      warnings: ['trending_series'],
    },
  ],
  [
    'correlation',
    { indicators: [24, 25, 20], datasource: 2, period: '2020' },
    { names: ['Scarves', 'Gloves', 'Warm coats'], m: 3, cells: [{ pearson: { r: 0.774597 } }, {}, {}] },
  ],
  [
    'correlation',
    { indicator: 32, datasources: [2, 40], location: 1 },
    {
      n: 4,
      dropped: 1,
      pearson: { r: 1 },
      says: ['not independent: Survey again re-tabulates House survey'],
    },
  ],
  [
    'inequality',
    { indicator: 20, datasource: 2, dimension: 'wealth_quintile' },
    {
      n: 5,
      mu: 50,
      difference: 60,
      ratio: 4,
      par: 30,
      sii_logit: 64.877414,
      rii_logit: 4.694342,
      theil: 0.085152,
    },
  ],
  [
    'inequality',
    { indicator: 20, datasource: 2, dimension: 'sex' },
    {
      status: 'insufficient',
      n: 0,
      says: ['other_dimensions: there are groups by wealth_quintile'],
    },
  ],
  [
    'compare',
    { a: { indicator: 27, datasource: 2, period: 2018 }, b: { indicator: 27, datasource: 2 } },
    {
      tested: true,
      z: 3.060949,
      p: 0.002206,
      ci95: [3.596876, 16.403124],
      inputs: { periods: ['2018', '2019'] },
    },
  ],
  [
    'compare',
    { a: { indicator: 27, datasource: 2 }, b: { indicator: 27, datasource: 6 } },
    { tested: false, reason: 'routine', p: null, difference: 1 },
  ],
  [
    'compare',
    { a: { indicator: 20, datasource: 2 }, b: { indicator: 21, datasource: 2 } },
    { status: 'invalid', reason: 'unit_mismatch', inputs: { unit: ['percent', 'per 1,000'] } },
  ],
  // 600 per 100,000 are 6 per 1,000.
  [
    'compare',
    { a: { indicator: 21, datasource: 2 }, b: { indicator: 29, datasource: 2 } },
    {
      difference: 1,
      tested: false,
      reason: 'no_interval',
      warnings: ['converted: b was brought from per 100,000 to per 1,000'],
    },
  ],
  [
    'compare',
    { indicator: 27, datasource: 2 },
    {
      n: 2,
      items: [
        { label: 'Northland', rank: 1 },
        { label: 'Snowland', rank: 2 },
      ],
      pairs: [{ p: 0.002206, distinguishable: true }],
      warnings: ['without_figure: 3 of 5 places have none'],
    },
  ],
  // The published 72 goes first; 290 of 400 is the check.
  [
    'aggregate',
    { indicator: 28, datasource: 6, location: 2 },
    {
      rule: 'published',
      estimate: 72,
      recomputed: 72.5,
      check: { published: 72, difference: 0.5, flagged: false },
    },
  ],
  [
    'aggregate',
    { indicator: 28, datasource: 6, location: 3 },
    { status: 'invalid', reason: 'no_parts_and_no_weights' },
  ],
  [
    'aggregate',
    { indicator: 33, datasource: 2, location: 2 },
    {
      rule: 'weighted_mean',
      estimate: 65,
      se: Math.SQRT2,
      weights: { indicator: 31, datasource: 50, period: '2019' },
    },
  ],
  [
    'aggregate',
    { indicator: 22, datasource: 6, location: 1, level: 3 },
    { rule: 'sum', estimate: 15, coverage_pct: 100 },
  ],
  [
    'aggregate',
    { indicator: 23, datasource: 2, location: 1 },
    {
      status: 'invalid',
      reason: 'not_aggregable_index',
      warnings: ['published: the source publishes 0.5 for this place'],
    },
  ],
  // {10, 12}, {16}, {21, 23}: 4 of 125.2 are left within.
  [
    'class-breaks',
    { indicator: 20, datasource: 2, classes: 3, method: 'jenks' },
    { n: 5, k: 3, ssw: 4, gvf: 1 - 4 / 125.2, upper_bounds: [12, 16, 23] },
  ],
]

withAnalysedCountry('figures across places and groups', (asked) => testAnswers(asked, ANSWERS))
