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
  summary: '{cited}: {indicator} for {place} {total}.',
  'summary-parts': '{cited}: {indicator} for {place} {total}, {parts}.',
  part: '{percent} {who, select, female {female} under5 {under 5} other {}}',
} as const
