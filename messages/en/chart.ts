/** What every kind of figure says: titles, notes, keys, and the lines of a tooltip. */
export const chart = {
  form: '{form, select, line {Line} column {Column} bars {Bars} map {Map} other {}}',
  by: '{indicator_name} by {parts}',
  'by-cited': '{indicator_name} by {parts}, {cited}',
  'by-in': '{indicator_name} by {parts} in {place}',
  'by-in-cited': '{indicator_name} by {parts} in {place}, {cited}',
  parts:
    '{level, select, zone {zone} state {state} lga {LGA} district {senatorial district} both {zone and state} other {}}',
  'no-figure': 'no figure',
  'no-data': 'no data',
  'not-loaded': 'The figures of this level are not loaded.',
  'missing-places': 'No figure: {places}.',
  warned: '{count, plural, one {# figure has} other {# figures have}} a quality warning (⚠).',
  'axis-shortened': 'The axis ends at {end}, not at 100%.',
  'level-of': '{source} {level}',
  'levels-differ':
    'Intervals are not of one level: {levels}. One of a lower level is narrower than one of 95% would be.',
  'interval-key': '{level}% interval',
  'interval-key-published': '{level}% interval, where one is held',
  interval: '{level}% interval {lower_bare} to {upper_bare}',
  'standard-error': 'Standard error {error_bare}',
  'place-cited': '{place_name} · {cited}',
  'target-short': 'NT {target}',
  'on-target': '{arrow} On {target}',
  'off-target': '{arrow} {difference} {side, select, above {above} below {below} other {}} {target}',
  'too-near': 'Too near to the target to be sure of the side (95%)',
  describes: 'Describes {from} to {to}',
  'describes-born': 'Children born {from} to {to}',
  'in-question': 'A finding of the data audit touches this figure',
  'some-in-question':
    '{count, plural, one {A finding of the data audit touches one of the figures shown} other {Findings of the data audit touch # of the figures shown}}: see Known errors.',
  superseded: 'Superseded: the current edition is that of {source}',
  'part-of': '{numerator} of {denominator}',
  range: '{from} to {to}',
  'few-events': 'Fewer than {least} events stand behind {places}: shown, without rank and without colour.',
  'wide-key': 'Wide interval',
  'few-events-key': 'Fewer than {least} events',
  empty: 'The data you have selected is not available, please select another',
  'no-period':
    '{source} has no figure for {asked} ({near, select, both {nearest before and after} one {nearest} other {}}: {nearest}).',
  'no-period-anywhere':
    '{None} has a figure for {asked} ({near, select, both {nearest before and after} one {nearest} other {}}: {nearest}).',
  source: 'Source: {source}',
  sources: 'Sources: {sources}.',
  'sources-in-full': 'Sources: {source}',
  'source-entry': '{source} {span}',
  'source-edition': '{source} {span} ({edition})',
  'source-custodian': '{source}, {custodian}.',
  'intervals-reanalysed': 'Intervals come from a re-analysis of the survey.',
  'intervals-lost':
    'The newest figures of {source} come through a copy without intervals; held with intervals: {editions}.',
  're-tabulates':
    '{count, plural, one {{names} re-tabulates {origins} interviews, so it is not independent of them.} other {{names} re-tabulate {origins} interviews, so they are not independent of them.}}',
  repeats:
    '{count, plural, one {{names} repeats figures of {origins}, so it is not independent of {originCount, plural, one {it} other {them}}.} other {{names} repeat figures of {origins}, so they are not independent of {originCount, plural, one {it} other {them}}.}}',
  level:
    '{level, select, National {National} Zonal {Zone} State {State} LGA {LGA} Senatorial {Senatorial} other {}}',
  class: '{class, select, Survey {Survey} Estimate {Estimate} Routine {Routine} other {}}',
  beyond: 'above 100%',
} as const
