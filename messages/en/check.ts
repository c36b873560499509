/** A reader's own figure against the evidence: the verdict, the usual causes, what may be said of it. */
export const check = {
  impossible:
    '{figure} is not possible, {near, select, yes {but near the evidence} no {and not near the evidence} other {}}',
  'impossible-alone': '{figure} is not possible',
  published: '{figure} is what {source} publishes',
  'published-other': '{source} publishes {held}, not {figure}',
  alone: 'Nothing is held against which {figure} can be checked',
  'other-unit': '{figure} looks like a figure in another unit',
  same: '{figure} is the same as {evidence}',
  'same-then': '{figure} is the same as {evidence}, which is about another time',
  chance: '{figure} agrees with {evidence}: the gap of {gap} may be chance',
  close: '{figure} is close to {evidence}',
  apart:
    '{figure} is {side, select, above {above} below {below} other {}} {evidence}, and chance does not explain it',
  far: '{figure} is {side, select, above {above} below {below} other {}} {evidence}; whether by chance cannot be tested',
  'other-time':
    '{figure} is {gap} {side, select, above {above} below {below} other {}} {evidence}, which is about another time{against, select, chance {; that may be chance} same {} apart {} close {} far {} none {} other {}}',
  'evidence-noun':
    '{nature, select, survey {the survey} official {the official estimate} model {the modelled estimate} reports {the reports} other {}}{here, select, yes {} no { of {place}} other {}}',
  bounds: ' ({level}% interval {lower} to {upper})',
  'lead-none': 'No other figure of this indicator is held for {place}, nor for a place that it lies in.',
  'lead-found':
    '{Evidence}{time, select, births { of the same births} time { of the same time} away { nearest in time} other {}} {nature, select, survey {found} official {is} model {is} reports {give} other {}} <b>{value}</b>{bounds}, {cited}.',
  'lead-gap':
    '{against, select, same {There is no gap.} chance {The gap of <b>{gap}</b> may be chance{known, select, yes {: {level, select, 80 {four in five} 90 {nine in ten} 95 {nineteen in twenty} other {}} such {kind, select, survey {surveys} estimate {estimates} other {}} err by less than {half}} no {} other {}}.} apart {The gap of <b>{gap}</b> is not chance{known, select, yes {: {level, select, 80 {four in five} 90 {nine in ten} 95 {nineteen in twenty} other {}} such {kind, select, survey {surveys} estimate {estimates} other {}} err by less than {half}} no {} other {}}.} close {The gap is <b>{gap}</b>; no interval is held, so chance cannot be tested.} far {The gap is <b>{gap}</b>; no interval is held, so chance cannot be tested.} none {} other {}}',

  whose: '{named, select, yes {By {source}, the} no {The} other {}}',
  'say-impossible':
    '{whose} figure for {indicator} in {place} in {period} is {figure}; {why, select, above_whole {more than the whole is not possible} below_zero {less than zero is not possible} out_of_bounds {no figure of this kind is so large} other {}}, so it should not be quoted.',
  'say-figure':
    '{whose} figure for {indicator} in {place} in {period} is {figure}{against, select, same {, the same as the evidence} chance {, which agrees with the evidence} close {, which is close to the evidence} apart {, which differs from the evidence by more than chance} far {, which is far from the evidence} none {} other {}}.',
  'say-evidence':
    '{nature, select, survey {The independent survey} official {The official estimate} model {A modelled estimate} reports {Other reports} other {}}{here, select, yes {} no { of {place}} other {}}{kin, select, independent {} dependent {, not independent of this figure,} other {}}{time, select, births { of the same births} time { of the same time} away { nearest in time} other {}} {nature, select, survey {found} official {is} model {is} reports {give} other {}} {value}{bounds}, {cited}.',
  'say-none': 'No other figure of the same is held for {place}, so nothing confirms it or speaks against it.',
  'say-likely':
    'The likely cause is this: {cause_inside}. It needs a check before anybody quotes the figure.',
  'say-both': 'Both may be quoted, each with its source; what confirms the figure is {cited}.',
  'say-away':
    'Quote it with its source and year; the nearest evidence, {cited}, is about another time, and does not confirm it.',
  'say-target':
    'The target population explains {part, select, small {a small part} none {hardly any} other {}} of the gap, so the {kind, select, doses {doses} coverage {counts} prevalence {counts} mortality {counts} rate {counts} count {counts} quantity {counts} other {}} recorded need a check first.',
  'say-quote': 'Quote {cited}, and give this figure only with the gap and its cause.',
  'say-until': 'Until the cause is found, quote {cited}.',
  'say-alone':
    '{impossible, select, yes {The counts behind it need a check before any figure is quoted.} no {Quote it with its source, and say that nothing confirms it.} other {}}',

  'cause-arithmetic': 'Counts that do not give the figure',
  'cause-target-small': 'Target population too small',
  'cause-target-large': 'Target population too large',
  'cause-twice': 'The same dose entered twice, or at two levels',
  'cause-counted-twice': 'The same count entered twice, or at two levels',
  'cause-campaign': 'Campaign or catch-up doses counted as routine',
  'cause-elsewhere': 'People from other places',
  'cause-months-missing': 'Months missing',
  'cause-not-reported': 'Private providers that do not report',
  'cause-unit': 'Another unit',
  'cause-survey-low': 'The survey is too low',
  'cause-survey-high': 'The survey is too high',
  'cause-definition': 'Another age or definition',
  'cause-patients': 'Patients instead of everybody',
  'cause-uncounted': 'Events outside facilities',
  'cause-reference-time': 'Another time',
  'cause-few-events': 'Few events',
  'cause-case-definition': 'Suspected instead of confirmed cases',
  'cause-edition': 'Another edition, price or base year',
  verdict:
    '{verdict, select, likely {likely} partly {partly} unlikely {unlikely} no {no} needs_months {needs months} needs_counts {needs counts} open {look} other {}}',

  'arithmetic-quotient': 'The counts that you gave make {a}, not {b}.',
  'arithmetic-total': 'The twelve months add up to {a}, not to {b}.',
  'target-needs': 'Give the count and the population it is divided by, and every population held is tried.',
  'target-none': 'No population of these people is held for this place and year.',
  'target-tried':
    '{count, plural, one {Tried with # other population: the figure is then {lowest}.} other {Tried with # other populations: the figure is then {lowest} to {highest}.}} It explains {explained} at most.',
  'target-no':
    '{count, plural, one {Tried with # other population: the figure is then {lowest}, no nearer.} other {Tried with # other populations: the figure is then {lowest} to {highest}, no nearer.}}',
  'twice-needs': 'Give the counts by month or facility, and repeated values are looked for.',
  'twice-found':
    '{count, plural, one {{months} repeats the count of an earlier month.} other {{months} repeat the counts of earlier months.}} Without them the figure is {without}.',
  'twice-double':
    'No month repeats another, but the figure is about twice the evidence: look for entry at two levels.',
  'twice-none': 'No month repeats another, and the figure is not twice the evidence.',
  'campaign-needs':
    'The months of a campaign would show as a jump; doses to children over one year belong elsewhere.',
  'campaign-found':
    '{count, plural, one {{months} is far above the other months.} other {{months} are far above the other months.}} With usual months instead the figure is {without}.',
  'campaign-none': 'No month is far above the others.',
  'elsewhere-nation': 'Nobody comes from elsewhere to the whole nation in such numbers.',
  'elsewhere-share':
    '{side, select, above {They would have to be {share} of all counted.} below {{share} of those here would have to go elsewhere.} other {}} Look at the {place, select, lgas {LGAs} wards {facilities} other {}} on the border first.',
  'missing-above':
    'Missing reports lower a figure; they cannot raise it above {what, select, whole {the whole} evidence {the evidence} other {}}.',
  'missing-needs': 'Give the counts by month, and the months without a report are added.',
  'missing-none': 'All twelve months have a count.',
  'missing-found':
    '{count, plural, one {{months} has no count.} other {{months} have no count.}} With twelve months like the others the figure is {filled}.',
  month:
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {}}',
  'not-reported':
    '{side, select, below {What private providers do and do not report is missing; nobody knows how much.} above {It could only raise the figure.} other {}}',
  'unit-no':
    'The figure is of the size of the evidence{kind, select, percent {, so it is no fraction} number {} other {}}.',
  'unit-unlikely': 'No usual slip of the unit brings it near the evidence.',
  'unit-likely':
    '{slip, select, fraction {It looks like a fraction: as a percentage it is {value}.} small {Times {times} it is {value}, near the evidence.} large {Divided by {times} it is {value}, near the evidence.} other {}}',
  'survey-chance': 'The gap may be chance, so the survey may be off by as much.',
  'survey-unknown': 'No interval is held, so how far it can err is not known.',
  'survey-misses': 'It would have to miss {share} of the vaccinated children, far beyond its interval.',
  'survey-beyond': 'Its interval ends at {bound}.',
  definition:
    '{known, select, yes {{source} counts} no {The indicator counts} other {}} {parts, select, both {{numerator} among {denominator}} one {{numerator}} none {what its definition says} other {}}. Yours may count others.',
  patients: 'People who come to a facility are not everybody: those who feel well stay at home.',
  uncounted:
    '{side, select, below {Facilities report what they see; events at home are in no report.} above {Events at home that nobody reports make a figure too low, not too high.} other {}}',
  'reference-time':
    '{same, select, yes {The evidence is about {years, plural, one {a year} other {# years}} together, yours about one.} no {The evidence is about {length, select, several {{years, plural, one {a year} other {# years}} around a time} one {a time} other {}} {apart} years away, and the figure may have changed since.} other {}}',
  'few-needs': 'Give the number of events: under twenty change by chance from year to year.',
  'few-events':
    '{few, select, yes {{events} events are fewer than {least}: the figure changes by chance from year to year.} no {{events} events are enough.} other {}}',
  'case-definition': 'Sources count suspected, probable or confirmed cases; compare like with like.',
  edition: 'Compare the edition, the year of prices and the base of both figures.',

  population:
    '{cited}, {kind, select, infants {under 1} births {births} underFive {under 5} women {women of 15–49} people {everybody} other {}}',
  'population-births': '{cited} × birth rate of {rate}',
  'population-share': '{cited}, under 5 × share under 1 of {nation}',
  'population-planned': 'Planning target, {cited}',
  'as-published': 'as published',
  'times-rate': '{people} × {rate} per 1,000',
  'times-share': '{children} × {share}%',
  'part-of-year': '{derivation}, divided by {parts}',
  'sum-of-lgas': '{count, plural, one {of # LGA} other {sum of # LGAs}}',

  'next-counts': 'The count and the target behind the figure',
  'next-months':
    '{kind, select, doses {Doses by month: paste twelve numbers} count {Counts by month: paste twelve numbers} other {}}',
  'next-pair': '{other} and {own} of the same months',
  'next-target': 'Where the target of {people} comes from',
  'next-evidence': 'What else {cited} says',
  'next-quality': 'Data quality of the routine reports',
} as const
