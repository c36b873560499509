/** The page that compares what a reader chooses over time. */
export const comparePage = {
  empty: 'Compare places, sources or indicators over time',
  about:
    'Choose up to six: places, sources and indicators, anyhow you mix dem. Each one na line over the years.',
  title:
    '{has_subject, select, yes {{Subject} since} no {Since} other {}} {period}: {rises, plural, =0 {} one {{rose} go up} other {{rose} go up}}{falls, plural, =0 {} other {{rises, plural, =0 {} other {, }}{fell} come down}}{rest, plural, =0 {} other {{rises, plural, =0 {{falls, plural, =0 {} other {, }}} other {, }}{others} no show clear change}}',
  'title-none':
    '{has_subject, select, yes {{Subject}} no {Over time} other {}}: no two rounds dey to compare',
  'title-untested':
    '{has_subject, select, yes {{Subject}} no {Over time} other {}}: we no fit test any change',
  name: '{first} · {second}',
  lead: '{changes}.',
  'lead-one':
    '{name} {move, select, up {go up} down {come down} other {}} by <b>{difference}</b> reach {now}',
  'lead-chance': 'The {count, plural, one {change} other {changes}} of {names} fit be chance.',
  'lead-untested': '{names}: we no test am, because no intervals of two rounds dey.',
  lines: 'Wetin we dey compare',
  remove: 'Comot {name}',
  add: 'Add',
  'add-place': 'Place',
  'add-source': 'Source',
  'add-indicator': 'Indicator',
  full: 'Six na the most: comot one first.',
  since: 'Since',
  'since-before': 'The round wey dey before',
  form: 'Form',
  'form-one': 'One chart',
  'form-beside': 'Side by side',
  chart: '{indicators} ({sources})',
  'chart-about':
    'Shaded: between the intervals of two rounds. Hollow: no interval held. Points of one year are moved apart by a few pixels.',
  'chart-said': '{name}: {figures}',
  none: 'no figure',
  changes: 'Wetin change',
  'changes-about': 'The change with its 95% interval; hollow: fit be chance.',
  line: 'Line',
  before: 'Before',
  now: 'Last',
  change: 'Change',
  interval: 'Its interval',
  verdict: 'Wetin we fit talk',
  differs: 'Who differ for the last round',
  'differs-about': 'Row against column, all pairs tested together.',
  pair: '{said, select, higher {higher} lower {lower} unclear {unclear} untested {not tested} none {–} other {}}',
  'pair-said':
    '{row} is {said, select, higher {higher than} lower {lower than} unclear {not clearly different from} untested {not tested against} other {}} {column}.',
  further: 'Ask more',
  'further-nation': 'Add Nigeria',
  'further-list': 'Work list: where to start for {place}',
  'further-like': 'Places wey resemble {place} pass',
  source: 'Source: {sources}, release {number}.',
}
