/** What figures count, and per how many. */
export const unit = {
  percentage: 'percentage',
  'percentage-of': 'percentage of {denominator}',
  rate: 'per {per, select, thousand {1,000} hundred_thousand {100,000} other {}}',
  'rate-of': 'per {per, select, thousand {1,000} hundred_thousand {100,000} other {}} {denominator}',
  counted: '{numerator} per {per, select, thousand {1,000} hundred_thousand {100,000} other {}}',
  'counted-of':
    '{numerator} per {per, select, thousand {1,000} hundred_thousand {100,000} other {}} {denominator}',
  alone: '{Unit}',
  label: '{factor, select, 1 {per 1,000} 2 {percentage} 3 {per 100,000} 4 {} other {}}',
  axis: '{indicator_name}, {unit}',
} as const
