/** People by age and sex. */
export const pyramid = {
  title: '{indicator_name} by age and sex in {place}',
  'subtitle-counts': '{name}; age in years',
  subtitle: 'Percentage of {indicator}, both sexes together; age in years',
  share: '{percent} of all',
  sex: '{sex, select, female {Female} male {Male} other {}}',
  bar: '{sex, select, female {Female} male {Male} other {}}, {band}',
  'outline-share': '{place_name}: {percent} of all',
  outline: 'Outline: {place_name}',
  method: '{source}: {method}.',
  'open-band': 'The top band has no upper end, so its length cannot be compared with the others.',
  uneven: 'The bands hold different numbers of years; longer bands hold more people.',
  summary: '{cited}: the age groups add up to {total} for {indicator} in {place}.',
  'summary-parts': '{cited}: the age groups add up to {total} for {indicator} in {place}, {parts}.',
  'own-total': 'The source’s own total is {total}.',
  part: '{percent} {who, select, female {female} under5 {under 5} other {}}',
} as const
