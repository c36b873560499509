/** The words newest, latest, highest, lowest and no source, for figures: with wetin we look. */
export const frame = {
  'one-of-class':
    '{past, select, yes {reach {year}, } no {} other {}}one {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}',
  'newest-of-class':
    '{past, select, yes {reach {year}, } no {} other {}}the {age, select, latest {latest} official {official} held {newest} other {}} {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}{age, select, held { wey we get} other {}}',
  'newest-of-one':
    '{source}, {count, plural, one {newest figure} other {newest figures}} for {place}: {said}.',
  'newest-of-each': 'The newest figures for {place}, each one from one source: {said}.',
  'others-newer': '{count, plural, one {another source} other {other sources}} new pass am',
  'newer-in-parts':
    '{sources} new pass, but na only figures for parts of {place} we get from {count, plural, one {am} other {dem}}.',
  'newer-parts-made':
    '{sources} new pass, but we get am by state only: the {count, number} states of {place} together na <b>{mean}</b>, if we weigh dem by {weights}.',
  'newer-of-less':
    '{Sources} new pass am, but {count, plural, one {e} other {dem}} no reach one whole {of, select, year {year} quarter {quarter} month {month} week {week} other {}}.',
  'newer-unsteady':
    '{Cited} new pass am ({figure}), but {why, select, few {e stand on {count, plural, =0 {few cases} one {# case} other {# cases}}} imprecise {e no exact} doubtful {the level no fit be true} other {}}.',
  'latest-value': 'the latest value{past, select, yes { wey reach {year}} no {} other {}}',
  'newer-round':
    '{cited} new pass am: we get am for {count, plural, one {# state} other {# states}}, but no be for the whole country.',
  'no-source':
    '{past, select, yes {reach {year}, } no {} other {}}no source{held, select, dashboard { of this dashboard} release {} other {}}',
  'no-source-held':
    '{past, select, yes {reach {year}, } no {} other {}}no source{held, select, dashboard { of this dashboard} release { inside this release} other {}}',
  'no-source-by':
    'No source{held, select, dashboard { of this dashboard} release {} other {}} get {indicator} by {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}.',
  'held-levels': 'We get am for {levels}.',
  'none-to-confirm':
    'No {missing, select, survey {survey} others {estimate or routine figure} other {}} for {place} dey {held, select, dashboard {for this dashboard} release {inside this release} other {}}, so nothing dey to confirm this {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  'none-of-its-time':
    'No independent source get figure of the same time for {place}{held, select, dashboard { for this dashboard} release { inside this release} other {}}, so nothing dey to confirm this {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  ends: 'which of the {count, number} {level, select, zone {zones} state {states} lga {LGAs} other {}} {open, select, both {high pass or low pass} highest {high pass} lowest {low pass} other {}}',
  'newest-year': 'the newest year: {cited}',
} as const
