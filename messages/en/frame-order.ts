/** What stands at an end of an order or of a time: said with what was looked at, reached by `domain/frame/` alone. */
export const frameOrder = {
  rank: '{end, select, lowest {Lowest} highest {Highest} other {}} {indicator} of the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {places} ({cited}).',
  'both-ends':
    '{Indicator_name} of the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {claim, select, named {highest {highest}, lowest {lowest}} same {highest {highest}, lowest {lowest}} highest {highest {highest}, smallest {lowest}} lowest {largest {highest}, lowest {lowest}} none {largest {highest}, smallest {lowest}} other {}} ({cited}){claim, select, named {} same {} highest {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} is lowest} lowest {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} is highest} none {; it is unclear which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} is at either end} other {}}.',
  'rank-open':
    '{end, select, lowest {Smallest} highest {Largest} other {}} {count, plural, one {figure} other {figures}} of {indicator} among the {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}: {places} ({cited}); {why, select, intervals {the first and the next do not clearly differ} no_intervals {no interval is held here} few_events {it is based on fewer than 20 events} other {}}, so it is unclear which {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} is {end, select, lowest {lowest} highest {highest} other {}}.',
  'rank-among':
    '{end, select, lowest {Smallest} highest {Largest} other {}} {indicator} of the {looked, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} that can be ranked: {places} ({cited}); {beyond, plural, one {# is} other {# are}} {end, select, lowest {lower} highest {higher} other {}}, {why, select, few {on fewer than 20 events} wide {with too wide an interval: {some}} other {}}.',
  'rank-nth':
    'Number {rank, number}{tied, select, yes { to {last, number}, tied,} no {} other {}} of {of, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} for {indicator}, counted from the {end, select, lowest {lowest} highest {highest} other {}}: {places} ({cited}).',
  'rank-of-place':
    '{Place_name} is number {rank, number}{tied, select, yes { to {last, number}, tied,} no {} other {}} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} for {indicator}, counted from the {end, select, lowest {lowest} highest {highest} other {}}: <b>{figure}</b> ({cited}).',
  'extreme-in-time':
    '{end, select, lowest {Lowest} highest {Highest} other {}} {indicator} in {place} by {source}: <b>{figure}</b> in {when} ({cited}){any, select, yes {; {beyond}} no {} other {}}.',
  'extreme-beyond':
    '{end, select, lowest {lower} highest {higher} other {}} by another source: {figure} ({cited})',
  crossed:
    '{order, select, first {First} last {Last} other {}} {inclusive, select, yes {at or {side, select, above {above} below {below} other {}}} no {{side, select, above {above} below {below} within {within} other {}}} other {}} {limit} in {when}: {indicator} in {place} was <b>{figure}</b> ({cited}).',
  'crossed-elsewhere':
    'By other sources it was {order, select, first {first} last {last} other {}} so: {list}.',
  'crossed-never':
    'None of the {count, plural, one {# figure} other {# figures}} of {indicator} in {place} by {source}, {start} to {end}, is {inclusive, select, yes {at or {side, select, above {above} below {below} other {}}} no {{side, select, above {above} below {below} within {within} other {}}} other {}} {limit}.',
} as const
