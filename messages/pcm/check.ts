/** Figure wey person bring, beside the evidence: the verdict, wetin dey usually cause am, wetin person fit talk. */
export const check = {
  impossible:
    '{figure} no fit dey, {near, select, yes {but e near the evidence} no {and e no near the evidence} other {}}',
  'impossible-alone': '{figure} no fit dey',
  published: '{figure} na wetin {source} publish',
  'published-other': '{source} publish {held}, no be {figure}',
  alone: 'We no get anything wey we fit take check {figure}',
  'other-unit': '{figure} be like figure for another unit',
  same: '{figure} na the same as {evidence}',
  'same-then': '{figure} na the same as {evidence}, wey be of another time',
  chance: '{figure} agree with {evidence}: the gap of {gap} fit be chance',
  close: '{figure} dey near {evidence}',
  apart:
    '{figure} {side, select, above {high pass} below {low pass} other {}} {evidence}, and chance no fit explain am',
  far: '{figure} {side, select, above {high pass} below {low pass} other {}} {evidence}; we no fit test if na chance',
  'other-time':
    '{figure} {side, select, above {high pass} below {low pass} other {}} {evidence} by {gap}, and dat one na about another time{against, select, chance {; e fit be chance} same {} apart {} close {} far {} none {} other {}}',
  'evidence-noun':
    '{nature, select, survey {the survey} official {the official estimate} model {the model estimate} reports {the reports} other {}}{here, select, yes {} no { of {place}} other {}}',
  bounds: ' ({level}% interval {lower} to {upper})',
  'lead-none': 'We no get any other figure of dis indicator for {place}, or for the place wey e dey inside.',
  'lead-found':
    '{Evidence}{time, select, births { of the same born-pikin} time { of the same time} away { wey near pass for time} other {}} {nature, select, survey {find} official {na} model {na} reports {give} other {}} <b>{value}</b>{bounds}, {cited}.',
  'lead-gap':
    '{against, select, same {Gap no dey.} chance {The gap of <b>{gap}</b> fit be chance{known, select, yes {: {level, select, 80 {four out of five} 90 {nine out of ten} 95 {nineteen out of twenty} other {}} of dis kind {kind, select, survey {survey} estimate {estimate} other {}} dey miss by less than {half}} no {} other {}}.} apart {The gap of <b>{gap}</b> no be chance{known, select, yes {: {level, select, 80 {four out of five} 90 {nine out of ten} 95 {nineteen out of twenty} other {}} of dis kind {kind, select, survey {survey} estimate {estimate} other {}} dey miss by less than {half}} no {} other {}}.} close {The gap na <b>{gap}</b>; interval no dey, so we no fit test chance.} far {The gap na <b>{gap}</b>; interval no dey, so we no fit test chance.} none {} other {}}',

  whose: '{named, select, yes {By {source}, the} no {The} other {}}',
  'say-impossible':
    '{whose} figure for {indicator} for {place} for {period} na {figure}; {why, select, above_whole {e no fit pass the whole} below_zero {e no fit low pass zero} out_of_bounds {no figure of dis kind big reach like dat} other {}}, so nobody suppose quote am.',
  'say-figure':
    '{whose} figure for {indicator} for {place} for {period} na {figure}{against, select, same {, the same as the evidence} chance {, and e agree with the evidence} close {, and e near the evidence} apart {, and e different from the evidence pass chance} far {, and e far from the evidence} none {} other {}}.',
  'say-evidence':
    '{nature, select, survey {The independent survey} official {The official estimate} model {One model estimate} reports {Other reports} other {}}{here, select, yes {} no { of {place}} other {}}{kin, select, independent {} dependent {, wey no independent of dis figure,} other {}}{time, select, births { of the same born-pikin} time { of the same time} away { wey near pass for time} other {}} {nature, select, survey {find} official {na} model {na} reports {give} other {}} {value}{bounds}, {cited}.',
  'say-none':
    'We no get any other figure of the same for {place}, so nothing confirm am and nothing dey against am.',
  'say-likely':
    'Wetin likely cause am na dis: {cause_inside}. Make person check am before anybody quote the figure.',
  'say-both': 'Person fit quote the two, each one with im source; wetin confirm the figure na {cited}.',
  'say-away':
    'Quote am with im source and year; the nearest evidence, {cited}, na of another time, and e no confirm am.',
  'say-target':
    'The target population explain {part, select, small {small part} none {almost nothing} other {}} of the gap, so na the {kind, select, doses {doses} coverage {counts} prevalence {counts} mortality {counts} rate {counts} count {counts} quantity {counts} other {}} wey dem write down dem suppose check first.',
  'say-quote': 'Quote {cited}, and give dis figure only with the gap and wetin cause am.',
  'say-until': 'Before dem find the cause, quote {cited}.',
  'say-alone':
    '{impossible, select, yes {Make dem check the counts wey dey behind am before anybody quote any figure.} no {Quote am with im source, and talk say nothing confirm am.} other {}}',

  'cause-arithmetic': 'Counts wey no give the figure',
  'cause-target-small': 'Target population too small',
  'cause-target-large': 'Target population too big',
  'cause-twice': 'Dem enter the same dose two times, or for two levels',
  'cause-counted-twice': 'Dem enter the same count two times, or for two levels',
  'cause-campaign': 'Dem count campaign or catch-up doses as routine',
  'cause-elsewhere': 'People from other places',
  'cause-months-missing': 'Months wey miss',
  'cause-not-reported': 'Private providers wey no dey report',
  'cause-unit': 'Another unit',
  'cause-survey-low': 'The survey too low',
  'cause-survey-high': 'The survey too high',
  'cause-definition': 'Another age or definition',
  'cause-patients': 'Patients instead of everybody',
  'cause-uncounted': 'Events wey no happen for facility',
  'cause-reference-time': 'Another time',
  'cause-few-events': 'Events wey too few',
  'cause-case-definition': 'Suspected instead of confirmed cases',
  'cause-edition': 'Another edition, price or base year',
  verdict:
    '{verdict, select, likely {likely} partly {partly} unlikely {unlikely} no {no} needs_months {need months} needs_counts {need counts} open {look am} other {}}',

  'arithmetic-quotient': 'The counts wey you give make {a}, no be {b}.',
  'arithmetic-total': 'The twelve months add up to {a}, no be {b}.',
  'target-needs':
    'Give the count and the population wey dem divide am by, and we go try every population wey we get.',
  'target-none': 'We no get any population of dis people for dis place and year.',
  'target-tried':
    '{count, plural, one {We try # other population: the figure go be {lowest}.} other {We try # other populations: the figure go be {lowest} to {highest}.}} E explain {explained} at most.',
  'target-no':
    '{count, plural, one {We try # other population: the figure go be {lowest}, e no near pass.} other {We try # other populations: the figure go be {lowest} to {highest}, e no near pass.}}',
  'twice-needs': 'Give the counts by month or facility, and we go look for values wey repeat.',
  'twice-found':
    '{count, plural, one {{months} repeat the count of one month before.} other {{months} repeat the counts of months before.}} Without dem the figure na {without}.',
  'twice-double':
    'No month repeat another one, but the figure be like two times the evidence: check if dem enter am for two levels.',
  'twice-none': 'No month repeat another one, and the figure no be two times the evidence.',
  'campaign-needs':
    'The months of campaign go jump; doses for pikin wey pass one year belong to another place.',
  'campaign-found':
    '{count, plural, one {{months} high pass the other months well well.} other {{months} high pass the other months well well.}} With usual months the figure na {without}.',
  'campaign-none': 'No month high pass the others well well.',
  'elsewhere-nation': 'People wey plenty like dat no dey come from outside to the whole nation.',
  'elsewhere-share':
    '{side, select, above {Dem for need be {share} of everybody wey dem count.} below {{share} of people for here for need go another place.} other {}} Look the {place, select, lgas {LGAs} wards {facilities} other {}} for border first.',
  'missing-above':
    'Reports wey miss dey bring figure down; dem no fit carry am pass {what, select, whole {the whole} evidence {the evidence} other {}}.',
  'missing-needs': 'Give the counts by month, and we go add the months wey no get report.',
  'missing-none': 'All twelve months get count.',
  'missing-found':
    '{count, plural, one {{months} no get count.} other {{months} no get count.}} With twelve months like the others the figure na {filled}.',
  month:
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {}}',
  'not-reported':
    '{side, select, below {Wetin private providers do and no report dey miss; nobody know how much.} above {E fit only carry the figure go up.} other {}}',
  'unit-no':
    'The figure na the size of the evidence{kind, select, percent {, so e no be fraction} number {} other {}}.',
  'unit-unlikely': 'No usual mistake of unit fit bring am near the evidence.',
  'unit-likely':
    '{slip, select, fraction {E be like fraction: as percentage e be {value}.} small {Times {times} e be {value}, near the evidence.} large {Divide am by {times} and e be {value}, near the evidence.} other {}}',
  'survey-chance': 'The gap fit be chance, so the survey fit miss by dat much.',
  'survey-unknown': 'Interval no dey, so nobody know how far e fit miss.',
  'survey-misses': 'E for need miss {share} of pikin wey dem don vaccinate, far pass im interval.',
  'survey-beyond': 'Im interval end for {bound}.',
  definition:
    '{known, select, yes {{source} dey count} no {The indicator dey count} other {}} {parts, select, both {{numerator} among {denominator}} one {{numerator}} none {wetin im definition talk} other {}}. Your own fit count others.',
  patients: 'People wey come facility no be everybody: people wey body strong dey stay house.',
  uncounted:
    '{side, select, below {Facilities dey report wetin dem see; wetin happen for house no dey any report.} above {Events for house wey nobody report dey make figure too low, no be too high.} other {}}',
  'reference-time':
    '{same, select, yes {The evidence na about {years, plural, one {one year} other {# years}} together, your own na about one.} no {The evidence na about {length, select, several {{years, plural, one {one year} other {# years}} around one time} one {one time} other {}} wey far by {apart} years, and the figure fit don change.} other {}}',
  'few-needs': 'Give the number of events: under twenty dey change by chance from year to year.',
  'few-events':
    '{few, select, yes {{events} events no reach {least}: the figure dey change by chance from year to year.} no {{events} events don do.} other {}}',
  'case-definition':
    'Sources dey count suspected, probable or confirmed cases; compare the ones wey be the same.',
  edition: 'Compare the edition, the year of price and the base of the two figures.',

  population:
    '{cited}, {kind, select, infants {under 1} births {births} underFive {under 5} women {women of 15–49} people {everybody} other {}}',
  'population-births': '{cited} × birth rate of {rate}',
  'population-share': '{cited}, under 5 × share under 1 of {nation}',
  'population-planned': 'Planning target, {cited}',
  'as-published': 'as dem publish am',
  'times-rate': '{people} × {rate} per 1,000',
  'times-share': '{children} × {share}%',
  'part-of-year': '{derivation}, divided by {parts}',
  'sum-of-lgas': '{count, plural, one {of # LGA} other {sum of # LGAs}}',

  'next-counts': 'The count and the target behind the figure',
  'next-months':
    '{kind, select, doses {Doses by month: paste twelve numbers} count {Counts by month: paste twelve numbers} other {}}',
  'next-pair': '{other} and {own} of the same months',
  'next-target': 'Where the target of {people} come from',
  'next-evidence': 'Wetin else {cited} talk',
  'next-quality': 'Data quality of the routine reports',
} as const
