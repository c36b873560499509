/** Wetin figure dey count, and for every how many. */
export const unit = {
  percentage: 'percentage',
  'percentage-of': 'percentage of {denominator}',
  rate: 'for every {per, select, thousand {1,000} hundred_thousand {100,000} other {}}',
  'rate-of': 'for every {per, select, thousand {1,000} hundred_thousand {100,000} other {}} {denominator}',
  counted: '{numerator} for every {per, select, thousand {1,000} hundred_thousand {100,000} other {}}',
  'counted-of':
    '{numerator} for every {per, select, thousand {1,000} hundred_thousand {100,000} other {}} {denominator}',
  alone: '{Unit}',
  label: '{factor, select, 1 {for every 1,000} 2 {percentage} 3 {for every 100,000} 4 {} other {}}',
  axis: '{indicator_name}, {unit}',
} as const
