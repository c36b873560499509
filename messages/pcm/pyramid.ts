/** People by age and sex. */
export const pyramid = {
  title: '{indicator_name} by age and sex for {place}',
  'subtitle-counts': '{name}; age in years',
  subtitle: 'Percentage of {indicator}, men and women together; age in years',
  share: '{percent} of all',
  sex: '{sex, select, female {Female} male {Male} other {}}',
  bar: '{sex, select, female {Female} male {Male} other {}}, {band}',
  'outline-share': '{place_name}: {percent} of all',
  outline: 'Outline: {place_name}',
  method: '{source}: {method}.',
  'open-band': 'The top band no get end, so person no fit compare how long e be with the others.',
  uneven: 'The bands no hold the same number of years; the ones wey long hold more people.',
  summary: '{cited}: the age groups together na {total} for {indicator} for {place}.',
  'summary-parts': '{cited}: the age groups together na {total} for {indicator} for {place}, {parts}.',
  'own-total': 'The total wey the source itself give na {total}.',
  part: '{percent} {who, select, female {female} under5 {under 5} other {}}',
} as const
