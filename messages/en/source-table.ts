/** Every source of an indicator beside the others. */
export const sourceTable = {
  title: '{indicator_name} in {place}, every source',
  subtitle: '{Unit}; latest value and its period',
  numerator: 'Numerator',
  denominator: 'Denominator',
} as const
