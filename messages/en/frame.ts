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
  ends: 'which of the {count, number} {level, select, zone {zones} state {states} lga {LGAs} other {}} is {open, select, both {highest or lowest} highest {highest} lowest {lowest} other {}}',
  rank: '{end, select, lowest {Lowest} highest {Highest} other {}} {indicator} of the {level, select, state {states} zone {zones} lga {LGAs} other {}}: {places} ({cited}).',
  'both-ends':
    '{Indicator_name} of the {level, select, state {states} zone {zones} lga {LGAs} other {}}: {claim, select, named {highest {highest}, lowest {lowest}} same {highest {highest}, lowest {lowest}} highest {highest {highest}, smallest {lowest}} lowest {largest {highest}, lowest {lowest}} none {largest {highest}, smallest {lowest}} other {}} ({cited}){claim, select, named {} same {} highest {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} other {}} is lowest} lowest {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} other {}} is highest} none {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} other {}} is at either end} other {}}.',
  'rank-open':
    '{end, select, lowest {Smallest} highest {Largest} other {}} {count, plural, one {figure} other {figures}} of {indicator} among the {level, select, state {states} zone {zones} lga {LGAs} other {}}: {places} ({cited}); {why, select, intervals {the first and the next do not clearly differ} no_intervals {no interval is held here} few_events {it is based on fewer than 20 events} other {}}, so it is unclear which {level, select, state {state} zone {zone} lga {LGA} other {}} is {end, select, lowest {lowest} highest {highest} other {}}.',
  'rank-nth':
    'Number {rank, number}{tied, select, yes { to {last, number}, tied,} no {} other {}} of {of, number} {level, select, state {states} zone {zones} lga {LGAs} other {}} for {indicator}, counted from the {end, select, lowest {lowest} highest {highest} other {}}: {places} ({cited}).',
  'rank-of-place':
    '{Place_name} is number {rank, number}{tied, select, yes { to {last, number}, tied,} no {} other {}} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} other {}} for {indicator}, counted from the {end, select, lowest {lowest} highest {highest} other {}}: <b>{figure}</b> ({cited}).',
  'extreme-in-time':
    '{end, select, lowest {Lowest} highest {Highest} other {}} {indicator} in {place}: <b>{figure}</b> in {when} ({cited}).',
  'extreme-beyond':
    'Another source has a {end, select, lowest {lower} highest {higher} other {}} figure: {figure} ({cited}).',
  'newest-year': 'the newest year: {cited}',
} as const
