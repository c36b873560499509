/** The parts of one place as bars wey dey in order. */
export const distribution = {
  form: 'How to show the places',
  sorted: '{Unit}; in order',
  'sorted-on-top':
    '{Unit}; in order, {as, select, whole {{place} dey top} total {the total for {place} dey top, e no get bar} other {}}',
  standing:
    '{standing, select, above {E meet target} on {E reach target} below {E no meet target} none {Target no dey} other {}}',
  untested: 'empty inside: no interval, so nobody test am',
  paler:
    '{of, select, all {light colour: the side no sure (95%)} above {E reach target, e no sure (95%)} on {E just reach target, e no sure (95%)} below {E never reach target, e no sure (95%)} other {}}',
  widened:
    'The lines show the level wey dem publish, {level}; to know which side of the target a place dey we use 95%, so we make smaller ranges wide.',
  dots: 'The dots for right side join places wey their difference from the marked one no clear (z test from {level} ranges, with Holm correction over all pairs). ○ {None}: person no fit test am.',
  alike: 'Person no fit tell am apart from {name}',
  'alike-count': 'Person no fit tell {count} apart from {place}.',
  places:
    '{level, select, lga {{count, plural, one {# LGA} other {# LGAs}}} state {{count, plural, one {# state} other {# states}}} other {}}',
  one: '{places}: {low}.',
  range: '{places}: from {low} reach {high}.',
  'range-half':
    '{places}: from {low}{end, select, lowest { for {place}} highest {} other {}} reach {high}{end, select, lowest {} highest { for {place}} other {}}.',
  'range-named': '{places}: from {low} for {lowPlace} reach {high} for {highPlace}.',
  reach:
    '{reached} out of {count} reach the national target of {target}{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
  'reach-open':
    '{reached} out of {count} reach the national target of {target}; for {open} of dem the side no sure{untested, plural, =0 {} one {; # no get interval, so nobody test the side} other {; # no get interval, so nobody test the side}}.',
} as const
