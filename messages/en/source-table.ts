/** Every source of an indicator beside the others. */
export const sourceTable = {
  title: '{indicator_name} in {place}, every source',
  subtitle: '{Unit}; latest value and its period',
  'no-figure': 'no figure in this release',
  'no-figure-of': '{source} has no figure of this indicator in this release.',
  'later-years': '{source} has only figures of later years for {place}.',
  'other-places': '{source} has figures for other {level}, not for {place}.',
  'other-levels': '{source} has figures for {levels}, not for {level}.',
  places:
    '{level, select, National {the nation} Zonal {zones} State {states} LGA {LGAs} Senatorial {senatorial districts} other {}}',
  'other-nations': 'national',
  numerator: 'Numerator',
  denominator: 'Denominator',
} as const
