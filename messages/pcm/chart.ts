/** Wetin every kind of figure dey talk: title, note, key, and the lines wey dey inside tooltip. */
export const chart = {
  form: '{form, select, line {Line} column {Column} bars {Bars} map {Map} other {}}',
  by: '{indicator_name} by {parts}',
  'by-cited': '{indicator_name} by {parts}, {cited}',
  'by-in': '{indicator_name} by {parts} for {place}',
  'by-in-cited': '{indicator_name} by {parts} for {place}, {cited}',
  parts:
    '{level, select, zone {zone} state {state} lga {LGA} district {senatorial district} both {zone and state} other {}}',
  'no-figure': 'no figure',
  'no-data': 'no data',
  'not-loaded': 'The figures of this level never load.',
  'missing-places': 'Figure no dey for: {places}.',
  warned: '{count, plural, one {# figure get} other {# figures get}} warning about how good e be (⚠).',
  'axis-shortened': 'The line end for {end}, e no reach 100%.',
  'level-of': '{source} {level}',
  'levels-differ':
    'The ranges no be of one level: {levels}. One of lower level small pass how one of 95% for be.',
  'interval-key': '{level}% range',
  'interval-key-published': '{level}% range, where we hold am',
  interval: '{level}% range {lower_bare} reach {upper_bare}',
  'standard-error': 'Standard error {error_bare}',
  'place-cited': '{place_name} · {cited}',
  'target-short': 'NT {target}',
  'on-target': '{arrow} E reach {target}',
  'off-target': '{arrow} {difference} {side, select, above {above} below {below} other {}} {target}',
  'too-near': 'E near the target well well, person no fit sure which side e dey (95%)',
  describes: 'E dey talk about {from} reach {to}',
  'describes-born': 'Pikin wey dem born {from} reach {to}',
  'in-question': 'Data audit get question for this figure',
  'some-in-question':
    '{count, plural, one {Data audit get question for one of the figures wey dey here} other {Data audit get question for # of the figures wey dey here}}: see Known errors.',
  superseded: 'E don old: the current edition dey with {source}',
  'part-of': '{numerator} out of {denominator}',
  range: '{from} reach {to}',
  'few-events': 'Less than {least} events dey behind {places}: we show dem, without rank and without colour.',
  'wide-key': 'The range wide',
  flagged: '{Note}: {figures}.',
  'few-events-key': 'Less than {least} events',
  empty: 'The data wey you choose no dey, abeg choose another one',
  'no-period':
    '{source} no get figure for {asked} ({near, select, both {the ones wey near am, before and after} one {the one wey near am} other {}}: {nearest}).',
  'no-period-anywhere':
    '{None} get figure for {asked} ({near, select, both {the ones wey near am, before and after} one {the one wey near am} other {}}: {nearest}).',
  source: 'Source: {source}',
  sources: 'Sources: {sources}.',
  'sources-in-full': 'Sources: {source}',
  'source-entry': '{source} {span}',
  'source-edition': '{source} {span} ({edition})',
  'source-custodian': '{source}, {custodian}.',
  'intervals-reanalysed': 'The ranges come from people wey check the survey again.',
  'intervals-lost':
    'The new figures of {source} come from copy wey no get range; the one wey we hold with range na {editions}.',
  're-tabulates':
    '{count, plural, one {{names} count {origins} interviews again, so e no independent of dem.} other {{names} count {origins} interviews again, so dem no independent of dem.}}',
  repeats:
    '{count, plural, one {{names} repeat figures of {origins}, so e no independent of {originCount, plural, one {am} other {dem}}.} other {{names} repeat figures of {origins}, so dem no independent of {originCount, plural, one {am} other {dem}}.}}',
  level:
    '{level, select, National {National} Zonal {Zone} State {State} LGA {LGA} Senatorial {Senatorial} other {}}',
  class: '{class, select, Survey {Survey} Estimate {Estimate} Routine {Routine} other {}}',
  beyond: 'pass 100%',
} as const
