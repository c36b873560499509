/** Di columns of one file of figures, as import dey talk am. */
export const importColumns = {
  needed: 'must dey',
  together: 'with di ones wey dey near am, or no put am at all',
  optional: 'fit dey empty',
  indicator: 'Di number of di indicator: id inside datasets/indicators.csv.',
  datasource: 'Di number of di data source: id inside datasets/sources.csv.',
  location: 'Di number of di place: id inside datasets/locations.csv; 1 na Nigeria.',
  period:
    'One year (2018), one month (2024-03), one ISO week (2024-W40; week 53 if di year get am) or one quarter (2024-Q2).',
  value:
    'Di figure for di unit wey dem dey show: 43.3 for 43.3 per cent. No separator, no sign. Di word withdrawn dey comot figure wey don come out.',
  lower: 'Di lower end of di range wey di publisher give.',
  upper: 'Di upper end; di value dey between di two.',
  interval_level: '80, 90 or 95, if range dey.',
  se: 'Di standard error of di figure, for di same unit; e dey stand for range if di publisher no give any.',
  numerator: 'Di count wey dey for up of di line, for units, no be thousands.',
  denominator: 'Di count wey dey under di line.',
  sample_size: 'How many people dem ask or count, pass 0.',
  flag: 'Words from di list of flags inside datasets/README.md wey talk wetin special, like projection; plenty with semicolon.',
  reference_start:
    'When di time wey di figure dey talk about start: 2016-09 for births, one year, month or week.',
  reference_end: 'When dat time end.',
  cohort:
    'Di year wey dem born di pikin, for vaccination. If you no put am for reports of one dose wey due after di first birthday, e go follow di age wey di dose due.',
  evidence:
    'Wetin di figure stand on: ids inside datasets/evidence.csv, like NDHS2024; plenty with semicolon.',
  edition: 'Which revision, round or copy e be, for di publisher words.',
  superseded_by: 'Di short name of di source wey get di current edition.',
} as const
