/** Wetin dey for one end of order or of time. */
export const frameOrder = {
  rank: '{end, select, lowest {Lowest} highest {Highest} other {}} {indicator} among the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {places} ({cited}).',
  'both-ends':
    '{Indicator_name} among the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {claim, select, named {the one wey high pass na {highest}, the one wey low pass na {lowest}} same {the one wey high pass na {highest}, the one wey low pass na {lowest}} highest {the one wey high pass na {highest}, the smallest figure na {lowest}} lowest {the biggest figure na {highest}, the one wey low pass na {lowest}} none {the biggest figure na {highest}, the smallest na {lowest}} other {}} ({cited}){claim, select, named {} same {} highest {; person no fit talk which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} low pass} lowest {; person no fit talk which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} high pass} none {; person no fit talk which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} dey for any of the two ends} other {}}.',
  'rank-open':
    '{end, select, lowest {Smallest} highest {Biggest} other {}} {count, plural, one {figure} other {figures}} of {indicator} among the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {places} ({cited}); {why, select, intervals {the intervals no fit tell the first one apart from the next} no_intervals {we no get interval for here} few_events {e no reach 20 cases} other {}}, so person no fit talk which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} {end, select, lowest {low pass} highest {high pass} other {}}.',
  'rank-among':
    '{end, select, lowest {Smallest} highest {Biggest} other {}} {indicator} among the {looked, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} wey we fit rank: {places} ({cited}); {beyond, plural, one {#} other {#}} {end, select, lowest {low} highest {high} other {}} pass am, but {why, select, few {dem no reach 20 cases} wide {the range too wide: {some}} other {}}.',
  'rank-nth':
    'Number {rank, number}{tied, select, yes { to {last, number}, dem tie,} no {} other {}} of {of, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} for {indicator}, if you count from the one wey {end, select, lowest {low pass} highest {high pass} other {}}: {places} ({cited}).',
  'rank-of-place':
    '{Place_name} be number {rank, number}{tied, select, yes { to {last, number}, dem tie,} no {} other {}} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} for {indicator}, if you count from the one wey {end, select, lowest {low} highest {high} other {}} pass: <b>{figure}</b> ({cited}).',
  'extreme-in-time':
    '{end, select, lowest {The one wey low pass} highest {The one wey high pass} other {}} for {indicator} for {place}, as {source} talk am: <b>{figure}</b> for {when} ({cited}){any, select, yes {; {beyond}} no {} other {}}.',
  'extreme-beyond':
    'another source get one wey {end, select, lowest {low} highest {high} other {}} pass: {figure} ({cited})',
  crossed:
    '{order, select, first {First time} last {Last time} other {}} wey e {inclusive, select, yes {be {limit} or {side, select, above {pass am} below {no reach am} other {}}} no {{side, select, above {pass} below {no reach} within {dey inside} other {}} {limit}} other {}} na {when}: {indicator} for {place} na <b>{figure}</b> ({cited}).',
  'crossed-elsewhere':
    'For other sources the {order, select, first {first} last {last} other {}} time different: {list}.',
  'crossed-never':
    'None of the {count, plural, one {# figure} other {# figures}} of {indicator} for {place} by {source}, {start} to {end}, {inclusive, select, yes {be {limit} or {side, select, above {pass am} below {no reach am} other {}}} no {{side, select, above {pass} below {no reach} within {dey inside} other {}} {limit}} other {}}.',
} as const
