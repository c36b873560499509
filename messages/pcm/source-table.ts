/** Every source of one indicator beside the others. */
export const sourceTable = {
  title: '{indicator_name} for {place}, every source',
  subtitle: '{Unit}; the latest value and the time',
  'no-figure': 'no figure inside this release',
  'no-figure-of': '{source} no get figure of this indicator inside this release.',
  'later-years': 'Na only figures of years wey never reach {source} get for {place}.',
  'other-places': '{source} get figures for other {level}, e no get for {place}.',
  'other-levels': '{source} get figures for {levels}, e no get for {level}.',
  places:
    '{level, select, National {the nation} Zonal {zones} State {states} LGA {LGAs} Senatorial {senatorial districts} other {}}',
  'other-nations': 'national',
  numerator: 'Numerator',
  denominator: 'Denominator',
} as const
