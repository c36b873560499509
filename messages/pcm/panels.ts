/** Three panels side by side: wetin dem show, and whether person fit compare their colours. */
export const panels = {
  'of-indicators':
    '{count, plural, =2 {Three panels, two indicators} other {Three panels, three indicators}}',
  'one-figure': '{indicator_name} for three panels',
  heading:
    '{count, plural, =2 {Two} other {Three}} {kind, select, Survey {surveys} Routine {routine sources} Estimate {estimates} sources {sources} sets {data sets} periods {periods of {source}} rounds {rounds of {source}} survey_rounds {survey rounds} other {}}{scale, select, same {, one scale} apart { side by side} other {}}',
  answer: '{indicator_name} for {place}: {figures}.',
  figure: '<b>{figure}</b> ({name})',
  projected: '<b>{figure}</b> ({name}, na projection)',
  'no-figure': 'no figure ({name})',
  indicators: '{indicators}.',
  indicator: '<b>{indicator_name}</b> ({name})',
  'same-classes':
    '{count, plural, =3 {All the three} other {The two}} maps use the same classes, so the same colour mean the same value.',
  'own-classes': 'Each map get im own classes, so compare the figures, no compare the colours.',
  'one-period': 'One period: <b>{period}</b>',
  play: 'Play',
  pause: 'Pause',
  working: 'We dey work out {what} …',
  'not-worked-out': 'Error: we no fit work out {what}. Wetin you choose never lost.',
  stopped: 'You stop {what}.',
  'work-out': 'Work am out',
} as const
