/** The parts of a place as sorted bars. */
export const distribution = {
  form: 'Form of the distribution',
  sorted: '{Unit}; sorted',
  'sorted-on-top':
    '{Unit}; sorted, {as, select, whole {{place} on top} total {the total of {place} on top, without a bar} other {}}',
  standing:
    '{standing, select, above {Target met} on {Target just met} below {Target not met} none {No target} other {}}',
  untested: 'hollow: no interval, so not tested',
  paler:
    '{of, select, all {paler: side not certain (95%)} above {Target met, not certain (95%)} on {Target just met, not certain (95%)} below {Target not met, not certain (95%)} other {}}',
  widened:
    'Whiskers are drawn at the level published, {level}; whether a place lies on one side of the target is judged at 95%, for which narrower intervals are widened.',
  dots: 'Dots at the right join places whose difference from the marked one is not significant (z test from {level} intervals, with Holm’s correction over all pairs). ○ {None}: cannot be tested.',
  alike: 'Not clearly different from {name}',
  'alike-count': '{count} are not clearly different from {place}.',
  places:
    '{level, select, lga {{count, plural, one {# LGA} other {# LGAs}}} state {{count, plural, one {# state} other {# states}}} other {}}',
  one: '{places}: {low}.',
  range: '{places}: from {low} to {high}.',
  'range-half':
    '{places}: from {low}{end, select, lowest { in {place}} highest {} other {}} to {high}{end, select, lowest {} highest { in {place}} other {}}.',
  'range-named': '{places}: from {low} in {lowPlace} to {high} in {highPlace}.',
  reach:
    '{reached} of {count} reach the national target of {target}{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
  'reach-open':
    '{reached} of {count} reach the national target of {target}; for {open} the side is not certain{untested, plural, =0 {} one {; # has no interval, so its side is not tested} other {; # have no interval, so their side is not tested}}.',
} as const
