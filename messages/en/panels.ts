/** Three panels side by side: what they show, and whether their colours may be compared. */
export const panels = {
  'of-indicators':
    '{count, plural, =2 {Three panels, two indicators} other {Three panels, three indicators}}',
  'one-figure': '{indicator_name} in three panels',
  heading:
    '{count, plural, =2 {Two} other {Three}} {kind, select, Survey {surveys} Routine {routine sources} Estimate {estimates} sources {sources} sets {data sets} periods {periods of {source}} rounds {rounds of {source}} survey_rounds {survey rounds} other {}}{scale, select, same {, one scale} apart { side by side} other {}}',
  answer: '{indicator_name} in {place}: {figures}.',
  figure: '<b>{figure}</b> ({name})',
  projected: '<b>{figure}</b> ({name}, a projection)',
  'no-figure': 'no figure ({name})',
  indicators: '{indicators}.',
  indicator: '<b>{indicator_name}</b> ({name})',
  'same-classes':
    '{count, plural, =3 {All three} other {Both}} maps use the same classes, so equal colours mean equal values.',
  'own-classes': 'Each map has its own classes, so compare the figures and not the colours.',
  'one-period': 'One period: <b>{period}</b>',
  play: 'Play',
  pause: 'Pause',
  working: 'Working out {what} …',
  'not-worked-out': 'Error: {what} could not be worked out. Nothing you chose is lost.',
  stopped: 'You stopped {what}.',
  'work-out': 'Work it out',
} as const
