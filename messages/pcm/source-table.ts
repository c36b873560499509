/** Every source of one indicator beside the others. */
export const sourceTable = {
  title: '{indicator_name} for {place}, every source',
  subtitle: '{Unit}; the latest value and the time',
  numerator: 'Numerator',
  denominator: 'Denominator',
} as const
