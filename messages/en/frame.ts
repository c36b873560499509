/** The words newest, latest, highest, lowest and no source, of figures: said with what was looked at, and reached by `domain/frame/` alone. */
export const frame = {
  'one-of-class':
    '{past, select, yes {up to {year}, } no {} other {}}one {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}',
  'newest-of-class':
    '{past, select, yes {up to {year}, } no {} other {}}the {age, select, latest {latest} official {official} held {newest} other {}} {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}{age, select, held { held} other {}}',
  'newest-of-one':
    '{source}, {count, plural, one {newest figure} other {newest figures}} for {place}: {said}.',
  'newest-of-each': 'The newest figures for {place}, each of one source: {said}.',
  'others-newer': '{count, plural, one {another source is} other {others are}} newer',
  'newer-in-parts':
    'Of {sources}, which {count, plural, one {is} other {are}} newer, only figures of parts of {place} are held here.',
  'newer-parts-made':
    '{sources}, which is newer, is held by state only: the {count, number} states of {place} together make <b>{mean}</b>, weighted by {weights}.',
  'newer-of-less':
    '{Sources} {count, plural, one {is} other {are}} newer, but of less than a whole {of, select, year {year} quarter {quarter} month {month} week {week} other {}}.',
  'newer-unsteady':
    '{Cited} is newer ({figure}), but {why, select, few {is based on {count, plural, =0 {few cases} one {# case} other {# cases}}} imprecise {is imprecise} doubtful {its level is implausible} other {}}.',
  'latest-value': 'latest value{past, select, yes { up to {year}} no {} other {}}',
  'newer-round':
    '{cited} is newer: it is held for {count, plural, one {# state} other {# states}}, but not for the nation.',
  'no-source':
    '{past, select, yes {up to {year}, } no {} other {}}no source{held, select, dashboard { of this dashboard} release {} other {}}',
  'no-source-held':
    '{past, select, yes {up to {year}, } no {} other {}}no source{held, select, dashboard { of this dashboard} release { in this release} other {}}',
  'no-source-by':
    'No source{held, select, dashboard { of this dashboard} release {} other {}} has {indicator} by {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}.',
  'held-levels': 'It is held for {levels}.',
  'none-to-confirm':
    'No {missing, select, survey {survey} others {estimate or routine figure} other {}} for {place} is {held, select, dashboard {on this dashboard} release {in this release} other {}}, so nothing confirms this {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  'none-of-its-time':
    'No independent source has a figure of the same time for {place}{held, select, dashboard { on this dashboard} release { in this release} other {}}, so nothing confirms this {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  ends: 'which of the {count, number} {level, select, zone {zones} state {states} lga {LGAs} other {}} is {open, select, both {highest or lowest} highest {highest} lowest {lowest} other {}}',
  'newest-year': 'the newest year: {cited}',
} as const
