/** Wetin the assistant dey answer. Every number dey inside the rows. */
export const assistant = {
  figure: '{Indicator_name} for {place}: <b>{figure}</b> ({cited}).',
  'in-question':
    '{count, plural, one {E get question: data audit find something about this figure.} other {E get question: data audit find something about # of these figures.}}',
  'known-errors': 'Known errors',
  cited:
    '{cited}{above, select, yes {, e pass 100%, most times because the target population too small} no {} other {}}{interval, select, yes {, {level}% interval {lower_bare}–{upper_bare}{wide, select, yes {, e wide: na pointer only} no {} other {}}} no {} other {}}{state, select, projection {, na projection} partial {, the period never complete} whole {} other {}}',
  'own-projection': 'Na wetin {cited} dey expect be this, dem never see am yet.',
  'do-not-quote': 'Take am easy: our rules talk say make person no quote any figure of this one as e be.',
  claim:
    '{same, select, yes {Na the number wey dey your question be that.} no {The number wey dey your question no be the figure wey we get.} other {}}',
  'one-in': 'E be like one inside {number}.',
  'as-percent': 'As percentage e be {number}.',
  'per-people': 'E be {number} {unit, select, per_1000 {per 1,000} per_100000 {per 100,000} other {}}.',
  'in-large': 'E be {number} {size, select, million {million} thousand {thousand} other {}}.',
  assumed:
    '{place, select, nation {The whole Nigeria; } said {} other {}}{source, select, open {source and year by our rule: {cited}} said {{year, select, open {{newest}} said {{cited}} other {}}} other {}}',
  use: 'Use {cited}',
  ask: '{Indicator_name}',
  'ask-at': '{Indicator_name} for {place}',
  link: '{shown, select, map {Map of} groups {Groups of people:} outlook {Forecast and targets:} figure {Figure of} other {}} {indicator}',
  'link-compare': 'Compare {places} over time',
  'places-moved': '{places}.',
  'places-since': '{Indicator} since {period} ({source}): {lead}',
  'moved-more':
    '{which, select, more {For {place} e {course, select, better {improve} worse {worse} rise {go up} fall {come down} any {change} other {}} pass, by these figures.} only {For the two, na only {place} e {course, select, better {improve} worse {worse} rise {go up} fall {come down} any {change} other {}}, by these figures.} same {E {course, select, better {improve} worse {worse} rise {go up} fall {come down} any {change} other {}} by the same size for the two.} none {E no {course, select, better {improve} worse {worse} rise {go up} fall {come down} any {change} other {}} for any of the two, by these figures.} other {}}',
  'moved-both': '{Indicator_name} from {start} reach {end} ({source}): {places}.',
  'moved-verdict':
    'Between the two changes na {apart_long}{verdict, select, told {, e pass wetin chance fit give by the intervals wey dem publish} unclear {: difference no clear, by the intervals wey dem publish} untested {; we no fit tell whether e pass chance} other {}}.',
  'behind-within':
    'Na the {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} for {places} wey get figure be this.',
  'at-end': 'Na {place} itself get that figure, so distance no dey.',
  ever: '{answer, select, yes {Yes: one figure of {place} dey {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}.} others {No be by {source}, but other sources get figures wey dey {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}: {figures}.} no {No: for the figures of {place} wey dey here none dey {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}.} other {}}',
  ahead:
    'For that year the forecast {reaches, select, yes {reach} no {no reach} other {}} the target of {target}{sure, select, yes {, and na so the whole interval be} no {, but the target dey inside the interval, so e no sure} bare {; interval no dey, so e no sure} other {}}.',
  'ahead-number':
    '{reaches, select, yes {By dis forecast e go don {side, select, below {come down reach} above {climb reach} other {}} {limit} by den} no {By dis forecast e no go don {side, select, below {come down reach} above {climb reach} other {}} {limit} by den} other {}}{sure, select, yes {, and di whole interval talk so too} no {, but {limit} dey inside di interval, so we no sure} bare {; without interval we no sure} other {}}.',
  run: '{any, select, yes {After {start} reach {end} every figure {way, select, rise {big pass} fall {small pass} other {}} di one before am{first, select, yes {; notin dey before {start}} no {; di one for {start} no be so} other {}}.} no {From {start} reach {end} e no {way, select, rise {go up} fall {come down} other {}}.} other {}}',
  'also-called': 'People dey call {indicator} so too, but na anoda figure: for {place} na {cited} get am.',
  'ahead-none': 'We no fit make forecast for {year} here.',
  'link-check': 'Check your number: {indicator} for {place}',
  'link-work': 'Work list with map: where to start for {place}, {indicator}',
  heading: '{Indicator_name} for {place}.',
  'source-figure': '{figure} ({cited})',
  sources: '{Indicator_name} for {place}: {figures}.',
  'years-of-source': '{Indicator_name} for {place} by {source}: {figures}; e never complete: {years}.',
  'source-none': '{source} no get figure of am there.',
  'place-figure': '{Place_name} {figure} ({cited})',
  'place-value': '{Place_name} {figure}',
  'place-doubtful': '{Place_name} {figure} (the level hard to believe)',
  'place-none': 'No figure dey for {place}.',
  places: '{Indicator_name}: {figures}.',
  higher: 'The figure of {place} high pass.',
  'relative-change':
    '{side, select, less {E be {share} less} more {E be {share} more} same {Di two be di same} other {}}.',
  ratio: 'The figure of {one} na {times} times the one of {other}.',
  ordered:
    '{first, select, highest {From big go small} lowest {From small go big} other {}}{close, select, yes {; di first and di next no clearly differ} no {} other {}}.',
  agree:
    '{verdict, select, apart {Di sources no agree. For one time: {figures}. For dose wey get different evidence, {one} and {other} far pass from each oda, by {apart}{unit, select, points { points} percent {%} other {}}; anytin pass {limit}{unit, select, points { points} percent {%} other {}} na disagreement by our rules.} close {Di sources agree. For one time: {figures}. For dose wey get different evidence, {one} and {other} far pass from each oda, by {apart}{unit, select, points { points} percent {%} other {}}; anytin pass {limit}{unit, select, points { points} percent {%} other {}} for be disagreement by our rules.} same {We no fit talk whether di sources agree. For one time: {figures}. Dem no get different evidence, so if dem close e no confirm anytin.} none {We no fit talk whether di sources agree: no two of dia figures be for di same time.} other {}}',
  'one-end':
    'For dis indicator {ends, select, best {small figure good} worst {big figure bad} other {}}, so di two words dey ask di same tin.',
  'no-difference': 'The two figures be the same as we show dem.',
  difference:
    'The difference na {apart_long}{verdict, select, differ {, e big pass wetin ordinary chance fit cause} same {: no clear difference, if you check the intervals} untested {; person no fit talk whether e pass ordinary chance} counted {} other {}}.',
  'ends-apart':
    'Between {low} and {high}, {apart_long} dey; person no fit talk whether e pass ordinary chance.',
  tie: 'The last {count, plural, one {one} other {# of dem}} get the same figure: na tie.',
  alike:
    'If you check the intervals, {count, plural, one {# other place} other {# other places}} no different clear from {place}.',
  'rank-untested': 'We no get interval for am, so places wey get figure near am fit no differ.',
  'rank-few': '{count, plural, one {# figure} other {# figures}} no reach 20 cases, so we no rank am.',
  'side-few':
    '{count, plural, one {# figure} other {# figures}} stand on less than 20 events, so e no dey for any side.',
  'rank-wide': '{count, plural, one {# figure} other {# figures}} get range wey too wide, so we no rank am.',
  'rank-above':
    '{all, select, yes {That one pass} no {Some of dis figures pass} other {}} 100%. Many times na because dem count target people too small.',
  'rank-of':
    'We check am among {count, plural, one {#} other {#}}{part, select, yes { of the {all, number}} no {} other {}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} wey get figure.',
  beyond:
    '{count, plural, one {# place} other {# places}} of {all, plural, one {#} other {#}} {side, select, missed {never reach} reached {don reach} other {}} the target of {target} for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}{bare, select, all {; we no get interval for dem, so nobody test am} some {; some of dem no get interval, so nobody test their side} none {} other {}}.',
  threshold:
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {inclusive, select, yes {{side, select, above {get at least} below {get at most} other {}}} no {{side, select, above {pass} below {no reach} within {dey inside} other {}}} other {}} {limit} for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}.',
  levels:
    '{any, select, yes {Yes: figures by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} dey for {count, number} of {all, number} indicators{by, select, source { wey {list} get} all {, from {sources, plural, one {# source} other {# sources}}: {list}{more, select, yes { and more} no {} other {}}} other {}}} no {Figures by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} no dey{by, select, source { for {list}} all {} other {}}} other {}}. Call one indicator make you see im figures.',
  parts:
    '{Place_name} get {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}{capital, select, yes {, FCT join am} no {} other {}}{any, select, yes {: {places}} no {} other {}}.',
  'beside-place':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {inclusive, select, yes {{side, select, above {reach at least} below {no pass} other {}}} no {{side, select, above {pass} below {no reach} other {}}} other {}} {place} ({figure}) for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}.',
  'limit-open':
    '{count, plural, one {The interval of # of dem carry} other {The intervals of # of dem carry}} {within, select, yes {one end of am} no {{limit}} other {}}, so nobody sure {count, plural, one {im} other {their}} side.',
  'few-places':
    'No time get figures of {indicator} for more than one {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}, so order no dey. {figure}',
  'no-nation':
    'Figures of {indicator} dey by {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}, but {place} no get any of the same source and time to put beside dem.',
  'beside-open':
    'By the intervals wey dem publish, {count, plural, one {# of dem} other {# of dem}} no clearly different from am.',
  'beside-bare':
    '{whole, select, yes {No interval dey here, so small difference fit be chance.} no {For {count, number} of dem no interval dey here, so small difference fit be chance.} other {}}',
  'limit-side':
    '{indicator} {inclusive, select, yes {{side, select, above {wey reach at least} below {wey no pass} other {}}} no {{side, select, above {wey pass} below {wey no reach} within {wey dey inside} other {}}} other {}} {limit} ({cited})',
  'place-both': '{Place_name} {first} and {second}',
  'both-limits':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} wey get the two figures get {first} and {second}{any, select, yes {: {places}} no {} other {}}.',
  'one-figure-only':
    'Na only one figure dey, so we no fit talk about change. {Indicator_name} for {place}: {figure} ({cited}).',
  'editions-apart':
    '{Indicator_name} for {place}, {source}: {figures}. Dem be different editions ({editions}), so we no dey compute change between dem.',
  trend:
    '{Indicator_name} for {place} {direction, select, rose {go up: } fell {come down: } same {stay the same: } open {na } other {}}{before} for {start}, {now} for {end}, by {source}{direction, select, same {} rose {, the difference na {apart_long}} fell {, the difference na {apart_long}} open {{any, select, yes {} no {, the difference na {apart_long}} other {}}} other {}}{any, select, yes {; e never complete: {figures}} no {} other {}}.',
  series: 'The figures: {figures}.',
  'year-value': '{year}: {figure}',
  'series-between':
    'For between, e {end, select, highest {climb reach} lowest {drop reach} other {}} {figure} ({year}).',
  causes:
    'Wetin dey kill {of, select, newborns {newborn} after_month {pikin from one month reach five years} under_5 {pikin wey never reach 5} other {}} for {place}, the causes wey get figure here, the one wey kill pass first: {figures}{more, plural, =0 {} one {, plus # more} other {, plus # more}} ({cited}).',
  'causes-nation':
    'Figures of wetin cause these deaths dey here for the whole country only, none for {place}.',
  'of-cause': '{Indicator_name} {figure}',
  'share-of-malaria':
    'How much of the pikin under 5 wey die for {place} na malaria cause am: {figure} ({cited}).',
  'deaths-of-cause':
    'Deaths wey dis cause bring for {place}: {figures} ({cited}).{share, select, held {} none { Na only the number we get, no be how much of all deaths e be.} other {}}',
  'groups-sum': 'All together: <b>{total}</b>.',
  'group-share': 'Dis na {share} of all {all}.',
  'series-longer':
    '{source} get series wey long pass, of {count, number} figures: {before} for {start} reach {now} for {end}.',
  'series-newer': 'Later, another source get: {figure} ({cited}).',
  'trend-verdict':
    '{verdict, select, better {E don better; the change big pass ordinary chance} worse {E don worse; the change big pass ordinary chance} changed {The change big pass ordinary chance; e no better, e no worse by itself} untested {Person no fit talk whether na real change} unclear {The intervals no fit tell the two ends apart: e fit be say nothing change} other {}}.',
  'trend-times':
    'The times of the two figures no long the same, like births of five years and of two, so part of the difference fit be that.',
  'trend-source': 'Na one source we follow over time: {source}',
  newer:
    '{reason, select, doubt {Person fit doubt one later figure} partial {One later figure na of time wey never complete} few {One later figure dey for only few people} other {}}, so we no quote am: {figure} ({cited}).',
  withheld:
    '{later, select, yes {One later figure} no {One figure} other {}} dey ({cited}) wey we no show: the people too small, or e no precise reach.',
  'series-end': 'Nothing dey after {cited}{projected, select, yes {, except projection} no {} other {}}.',
  'nothing-later': 'Nothing wey new pass dey for {places}.',
  'later-at': 'Figure of {place} wey new pass: {figure} ({cited}).',
  'held-inside':
    '{count, plural, one {# {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} inside get figure} other {# {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} inside get figure}} ({cited}), between {ends}.',
  'from-to': '{low} to {high}',
  distance:
    'The figure {side, select, above {pass by {apart_long}:} below {remain {apart_long} to reach} on {dey exactly on top} other {}} {kind, select, sdg {the SDG target of {target}} indicative {the indicative national target of {target}} national {the national target of {target}} named {{target}} other {}}{open, select, yes {, and the interval cover am} no {} other {}}.',
  'pair-units': 'Dem dey count the two for different units, so we no give difference.',
  'pair-apart': 'Dem come from different sources or years, so we no give difference.',
  'pair-difference':
    '{same, select, yes {The two figures be the same as we show dem.} no {{Higher_name} high pass {lower} by {apart_long}.} other {}}',
  'pair-dropout': 'Of the ones wey get the first, {share} no get the second.',
  'pair-people':
    '{same, select, yes {The two na of {cited} and of the same people: {first}{born, select, yes {, wey dem born for {cohort}} no {} other {}}.} no {The two na of {cited}, but no be the same people: the first na of {first}, the second na of {second}.} other {}}',
  'pair-place': '{Place_name} {apart_long} ({first} and {second})',
  'pair-places':
    '{any, select, yes {{asks, select, furthest {{first} and {second} far from each other pass for: {places}} nearest {{first} and {second} near each other pass for: {places}} above {{first} high pass {second} for: {places}} below {{first} low pass {second} for: {places}} other {}}} no {{asks, select, above {No place dey wey {first} high pass {second}} below {No place dey wey {first} low pass {second}} other {No place get both {first} and {second}}}} other {}} ({cited}).',
  'pair-count':
    'Of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}, {above, number} get more of {first} than of {second}, {below, number} get less; person no fit talk whether the difference for one of dem pass ordinary chance.',
  target:
    '{standing, select, reached {E don reach} missed {E never reach} open {The interval include} none {E dey near} other {}} {kind, select, sdg {the SDG target} indicative {the national target wey dem never confirm} national {the national target} other {}} of {target}: the figure dey {side, select, above {above} below {below} on {on} other {}} am{bare, select, yes {; we no get interval for am, so nobody test am} no {} other {}}.',
  'story-inside': '{Cited}: {said}',
  'story-no-intervals': '{None} for these figures.',
  'story-least-certain': 'The one wey no sure pass na that of {place}: {figure} ({cited}).',
  'story-without':
    '{count, number} of {all, number} {count, plural, one {place} other {places}} wey dey inside no get figure there{named, select, yes {: {places}} no {} other {}}.',
  'no-target': 'We no sabi any target for {indicator}.',
  quote: 'Quote {cited}: <b>{figure}</b> for {indicator} for {place}.',
  'quote-none': 'No quote any figure of {indicator} for {place} as e be. {why}',
  'quote-pooled':
    'No single source qualify; if we put the good ones together, {indicator} for {place} na <b>{figure}</b>, wey nobody publish.',
  'of-other-times': 'For other times: {figures}.',
  others: 'Others talk: {figures}.',
  reasons: 'Wetin fit cause am: {reasons}.',
  'no-reason': 'Wetin the sources talk about demself no give any reason.',
  definition: '{Indicator_full}: {text}',
  numerator: '{has, select, yes {Numerator: {text}.} no {No numerator dey.} other {}}',
  denominator: '{has, select, yes {Denominator: {text}.} no {No denominator dey.} other {}}',
  'licence-each':
    'Every source get im own licence. You fit publish {may, number} of {count, number} sources wey get figures again if you name dem, for print, for site or for talk. {ask, plural, =0 {} one {For # more ask first. } other {For # more ask first. }}{sale, plural, =0 {} one {You no fit sell #. } other {You no fit sell #. }}{unverified, plural, =0 {} one {Nobody don verify the terms of #. } other {Nobody don verify the terms of #. }}Ask for one by im name, like: licence of WUENIC.',
  licence:
    'Licence of {source}: {text} {kind, select, may {You fit publish im figures again if you name am.} ask {Ask dem before you publish im figures again: nobody don verify im own terms.} not_for_sale {You no fit sell im figures; for any other thing name am.} not_verified {Nobody don verify im terms: ask before you publish.} other {}}',
  'licences-link': 'Wetin you fit publish again, source by source',
  method:
    '{source} ({source_full}) na {kind, select, Survey {survey} Routine {routine source} Estimate {source of estimates} other {}}.{by, select, custodian { Na {custodian} dey in charge.} nobody {} other {}} {description} {text}{held, select, span { The figures wey dey here na from {start} to {end}.} one { The figures wey dey here na of {start}.} none {} other {}}',
  record:
    'For the indicators wey {source} get national figure, how far you fit trust am na {grade} of 5 most times{range, select, one {} span { ({lowest} to {highest})} other {}}. For {quoted} of these {national} na im get the figure to quote. {gap, select, known {Im national percentages dey {points} points away from those of other evidence for the same time, for the middle of {pairs} pairs.} few {Figures of other evidence for the same time no plenty reach to talk how far e agree with others.} other {}}',
  'record-title': 'Im record',
  'source-link': '{source}: wetin e be, and im record',
  'record-rule':
    'How far to trust am, 1 to 5: e start by the kind of source, one less for each weakness, one more at most for wetin strong. Distance: national percentages of sources wey no share evidence.',
  comparable:
    '{count, plural, =0 {You fit compare {first} and {second}, as far as wetin dem talk about demself.} one {You fit compare {first} and {second}, but with care: one thing dey against am.} other {You fit compare {first} and {second}, but with care: # things dey against am.}}',
  against:
    '{reason, select, same_interviews {Dem stand on the same evidence, so if dem agree e no confirm anything.} edition {One of dem na from old edition.} definition {Dem fit no define am the same way.} denominator {Dem fit no divide by the same people.} age_group {Dem dey talk about different ages.} recall_period {The time wey dem ask about no be the same.} timing {Dem dey talk about different times.} completeness {Reports fit dey miss from one of dem.} method {How dem take get their figures no be the same.} sampling_error {} rounding {} other {}}',
  limit: '{source}: {text}',
  'no-limit': 'Nobody write any limit of am down.',
  'by-rule': 'Rule: wetin dey against the comparison',
  origin: '{what}, {source}',
  'about-link': 'About the data and where dem come from',
  topic:
    '{count, plural, one {# indicator dey} other {# indicators dey}}: {indicators}{more, select, yes { and more} no {} other {}}.',
  'national-only': 'Their figures na for the whole Nigeria, not for states.',
  'source-years': '{source} ({years})',
  'source-span': '{source} ({start} to {end})',
  'held-by':
    '{Indicator_name}{where, select, place { for {place}} anywhere {} other {}}: {count, plural, one {# source get} other {# sources get}} figures: {sources}.',
  groups: '{Indicator_name} for {place}, by {dimension}: {figures} ({cited}).',
  'group-value': '{group}: {figure}',
  forecast:
    'If {source} continue as e dey go up to {last}, {indicator} for {place} fit be like <b>{figure}</b> for {year}{range, select, yes {, with 95% interval from {low_bare} to {high_bare}} no {; we no fit give interval} other {}}. Na forecast be this, nobody don see am.',
  'own-course': '{source} itself expect {figure} for {year}.',
  'forecast-past':
    'When we try am for the past, from {origins} starting points, this kind forecast miss by {error_long} on average.',
  'forecast-untried': 'The series short well well, so we no fit try this kind forecast for the past.',
  'held-at':
    '{of, select, nation {Figure for the whole {place} dey} state {Figure by state dey} zone {Figure by zone dey} lga {Figure by LGA dey} district {Figure by senatorial district dey} other {}} for {count, number} of {all, number} indicators, from {sources, plural, one {# source} other {# sources}}: {list}{more, select, yes { plus more} no {} other {}}.{of, select, nation {} other { Some of dem fit no get {place}: call one indicator make you see wetin dey.}}',
  'level-unheld':
    'No figure by {level, select, ward {ward} town {town} village {village} community {community} settlement {settlement} facility {facility} constituency {constituency} polling_unit {polling unit} emirate {emirate} other {}} dey here.',
  'levels-all':
    'Figure dey for the country, zone, state and LGA, and some for senatorial district: call one indicator make you see im figure.',
  'levels-of': '{Indicator} dey {list}.',
  'by-level':
    '{level, select, nation {for the country} zone {by zone} state {by state} district {by senatorial district} lga {by LGA} other {}}',
  city: '{name} no get figure of im own; na {places} join make am.{any, select, yes {} no { No figure of {indicator} dey for them, so this one na for the whole {whole}.} other {}}',
  'claim-of':
    '{of, select, only {That number} first {The first number} second {The second number} third {The third number} fourth {The fourth number} other {}} {fits, select, yes {match wetin dey here: {list}} near {no match any figure here; wetin near am: {list}} none {no near any figure here} other {}}.',
  'claims-quoted': 'The figure to quote: {figure}',
  'claim-kind':
    '{source} na {kind, select, Survey {survey} Routine {routine source} Estimate {source of estimates} other {}}',
  'claims-kinds':
    '{kinds}{apart, select, yes {: dem no measure am the same way, and we no call any one right here} no {} other {}}.',
  'part-of-whole':
    '{Indicator_name} for {place}: {figure} out of {all} for {whole}, wey be <b>{share}</b> ({cited}).',
  'part-of-figure':
    '{Indicator_name} for {place}: {figure} out of {all} {whole}, wey be <b>{share}</b> ({cited}).',
  'part-alone': 'No one source get number of {place} and {whole} for the same time, so no share dey.',
  sum: '{Indicator_name} for {places} together: <b>{total}</b> ({cited}): {parts}.',
  'sum-of-figures':
    '{Indicator_name} and {other} for {place} together: <b>{total}</b> ({cited}): {first} and {second}.',
  'sum-of-whole': 'That one na <b>{share}</b> of the {all} for {whole}.',
  'sum-source': 'One source for all the places: {cited}',
  map: 'The map dey show {indicator} for {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} ({cited}). Open am by the link.',
  chart:
    '{map, select, chart {The chart of {indicator} dey open by the link.} none {No map dey for {indicator}: we no get figures of states. The link go open the chart instead.} other {}}',
  'no-figure':
    '{asked, select, both {{source} no get figure of {indicator} for {place} for {years}.} source {{source} no get figure of {indicator} for {place}.} year {{None} get figure of {indicator} for {place} for {years}.} none {{None} get figure of {indicator} for {place}.} other {}}',
  held: 'Wetin we get: {held}.',
  'same-people': 'Another thing dey wey we get of the same people:',
  'some-of-them': 'Another figure dey for only some of these people:',
  'held-above': 'Figures dey for {places}.',
  'nothing-held': 'We no get any figure of {indicator} there.',
  'which-part':
    '{name} no get figures of e own. Na {places} join make am. Which one you mean, abi the whole {whole}?',
  'which-place': 'Plenty places get the name {name}, for {places}. Which one you mean?',
  which: 'You mean {indicators}?',
  understood: 'We understand: {indicator}.',
  'left-out': 'The answer wey dey go comot this one: {words}.',
  unknown: 'We no sabi these words: {words}.',
  try: 'You fit ask: {questions}.',
  'round-year': '{year} ({label})',
  'read-as': 'Language model understand am as {indicator}; the figure na our own.',
  unused: 'We no use: {words}.',
  decline:
    '{reason, select, empty {Abeg ask about figure: one indicator and one place, like Penta 3 for Kano.} injection {I cannot do that: na only wetin the data show I dey talk.} medical {I cannot give medical advice. Abeg ask health worker. I fit tell you wetin the data talk about health for Nigeria.} politics {I cannot answer politics question. I fit tell you wetin the data talk about health for Nigeria.} privacy {I cannot help with that: the data na about places and groups, nothing dey about one person.} opinion {I no get opinion. I fit tell you wetin the data talk.} other_country {I cannot answer that: na only Nigeria figures dey here.} unknown_words {I cannot answer am as e be, because I no sabi all the words, and if I leave dem the question fit change.} left_out {I no fit answer am the way you ask am.} unknown_group {I cannot answer that: no figures dey by that group or of that kind.} ambiguous {Plenty indicators fit.} ambiguous_place {Plenty places fit.} no_context {I cannot tell which indicator you mean. Abeg name one.} no_data {No figure of that one dey.} no_group {No figures of that group dey for am.} not_aggregable {I cannot add these together or find their average: percentages, rates and figures of different people no dey add up. The whole place get im own figure.} future {I cannot say that: nobody fit know, and the series no strong reach for forecast wey far like that.} no_level {We no get figures of that level for am.} no_parts {I no fit talk which places dey inside: we no get am.} no_number {Na only share we get, no be number.} no_time {I no fit talk am: we no get figure of that time.} no_year {I no fit talk am for a year: na only weeks or months we get, and we no dey add dem for this one.} no_rounds {I no fit talk how places change: no one source get two rounds of dem for that time.} no_cause {I no fit talk why: the data dey talk wetin dey, no be wetin cause am. I fit talk why sources differ.} no_target {I no fit talk how far e be: no target dey for am.} no_pair {I no fit put the two side by side: dem dey count dem for different units.} no_opposite {I no fit answer the opposite: we no get figure of am, and we no fit work am out here.} without_part {I no fit comot one part: we no get figures without am.} what_if {I cannot work that one here: wetin go happen if coverage change na question for the policy simulator.} not_understood {I cannot understand which figure you mean. Abeg name one indicator and one place.} other {}}',
  whether:
    '{answer, select, yes {Yes} no {No} other {}}: the figure {side, select, above {pass} below {no reach} within {dey inside} on {be exactly} other {}} {limit}{open, select, yes {{side, select, on {, and the interval reach both sides of am} other {, but the interval carry {limit} join}}} crosses {, but the interval cross one end of am} no {} other {}}.',
  opposite:
    'Wetin remain for 100%, without {indicator}, for {place}: <b>{left}</b>, as {figure} get am ({cited}).',
  'opposite-rank': 'Na the opposite you ask: wetin remain for 100%, so the order turn round.',
  'opposite-limit': 'The limit of {limit} turn round: the opposite na wetin remain for 100%.',
  'of-year': 'For {year}:',
  'only-share':
    'Na only the {kind, select, share {share} rate {rate} other {}} we get, no be the number of people.',
  'crossed-beside':
    'The figure wey {order, select, first {dey before} last {come after} other {}} am, for {when}, na {figure}: wetin dey between the two no dey here.',
  'crossed-end':
    'Na the {order, select, first {oldest} last {newest} other {}} figure of that series, so e fit don be so {order, select, first {before} last {since} other {}}.',
  'extreme-of': 'Of {count, plural, one {# figure} other {# figures}} of {source} from {start} to {end}.',
  'extreme-only': '{source} no get another figure, so this one no be comparison over time.',
  'place-change':
    '{place} {direction, select, up {go up {apart_long}} down {come down {apart_long}} same {no change} other {}} ({before} to {now})',
  'change-most':
    '{any, select, yes {{Indicator_name} {direction, select, rose {go up} fell {come down} either {change} other {}} pass between {start} and {end} for: {places}} no {{Indicator_name} no {direction, select, rose {go up} fell {come down} either {change} other {}} anywhere between {start} and {end}} other {}}.',
  'change-count':
    '{first, select, fell {E come down for {fell, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and go up for {rose, number}} rose {E go up for {rose, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and come down for {fell, number}} either {E go up for {rose, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and come down for {fell, number}} other {}} ({indicator}, {start} to {end}).',
  'change-size':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {direction, select, rose {go up} fell {come down} either {change} other {}} by {side, select, above {pass} below {no reach} other {}} {size_long}.',
  'change-tested':
    '{any, select, yes {{count, plural, one {# of these {of, number} changes big} other {# of these {of, number} changes big}} pass wetin chance fit do, if you test all of dem together.} no {We no fit talk whether any one of dem na change.} other {}}',
  help: '{title} {steps}',
  'decline-in':
    '{language, select, ha {Ban fahimci wannan tambayar ba. Don Allah rubuta abin da kake so da sunan wuri, misali: stunting Kano.} yo {Ìbéèrè yìí kò yé mi. Jọ̀wọ́ kọ orúkọ ohun tí o fẹ́ àti ibi tí ó wà, fún àpẹẹrẹ: stunting Oyo.} ig {Aghọtaghị m ajụjụ a. Biko dee aha ihe ị chọrọ na ebe ọ dị, dịka: stunting Anambra.} pcm {I no understand dis question. Abeg write wetin you want and the place, like: stunting Benue.} other {}}',
  'sources-held':
    '{by, select, none {{count, plural, one {# source dey} other {# sources dey}}} state {{count, plural, one {# source} other {# sources}} get figure by state} zone {{count, plural, one {# source} other {# sources}} get figure by zone} lga {{count, plural, one {# source} other {# sources}} get figure by LGA} district {{count, plural, one {# source} other {# sources}} get figure by senatorial district} other {}}: {sources}{more, select, yes { and more} no {} other {}}.',
  'not-one-source': 'Dem come from different sources, so we no give difference.',
  'years-without': 'No figure dey for {years}.',
  'no-level':
    '{by, select, source {{source} no get} nobody {{None} get} other {}} {indicator} by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}}{years, select, yes { for {list}} no {} other {}}.',
  'level-above': '{figure}',
  'parts-sum':
    '{Indicator_name} for {place}, {periods}, if you add am: <b>{total}</b>, {count, number} of {all, number} dey ({source}).',
  'parts-span': '{start} to {end}',
  'parts-missing': 'No figure dey for {periods}.',
  'parts-of-year':
    '{Indicator_name} for {place} for {year}, if you add am: <b>{total}</b>, of {count, number} of {all, number} {kind, select, week {weeks} month {months} quarter {quarters} other {}}{missing, plural, =0 {} other {, # no dey}} ({source}).',
  interval:
    'Interval na the range wey the true value dey inside with the certainty wey dem talk, as far as chance go: survey dey ask some people, no be everybody. If intervals overlap well well, the figures fit be the same. Other kind errors, like wrong answers or reports wey no come, no dey inside.',
  'interval-of':
    '{Indicator_name} for {place} na {figure} ({cited}){has, select, yes {: with {level}% certainty the true value dey between {lower_bare} and {upper_bare}} no {; we no get interval of am here} other {}}.',
  changes:
    'Every release dey list the new figures, wetin dem correct and wetin dem comot. The page of releases get the list of each one, and e dey put any two side by side.',
  'changes-link': '{page, select, releases {Releases} other {}}',
  'no-common-source':
    '{held, select, apart {The source get these places for different years} none {No one source get all these places} other {}}, so we no give difference.',
  'one-source': 'No other source get figure of am there.',
  'rank-whether':
    '{answer, select, yes {Yes, as these figures be.} no {No, these figures no talk so.} other {}}',
  'target-now':
    'Na figure wey dem don measure be this, no be forecast; whether e go reach the target dey with the forecast.',
  'no-sdg-target': 'No SDG target dey for {indicator}.',
  product:
    '{topic, select, export {Every figure get menu: download am as picture, PDF, CSV or Excel, or print am.} cite {Every figure get citation to copy, with source, year and release.} share {The address of the page hold all your choices: copy am, or use Share wey dey under the figure. The code to embed the figure dey for its Download, “Embed, API”.} mistake {Choose “Contact us” inside the options menu and tell us which figure no correct. The errors wey we know dey one page.} account {Sign in for top right; you need account only to keep things.} dashboards {Open Custom to make your own dashboard.} language {Choose language inside options for top right.} compare {Open Compare for dashboard to put indicators, sources or years side by side.} maps {Open Zonal Analysis for dashboard for maps of zones, states and LGAs.} api {Programs fit read everything: the API get im own page.} about {Na dashboard of Nigeria health data from plenty sources, side by side, with their methods and limits.} other {}}',
  'place-page': 'Di page of {place} tell you wetin new, wetin change and wetin to quote for there.',
  'place-page-link': 'The page of {place}',
  'all-figures':
    'Di profile of {place} get all im figures inside one workbook, with sources and licences. Choose am under “Carry am go”.',
  'all-figures-link': 'All figures of {place} (XLSX)',
  'product-link':
    '{topic, select, mistake {Contact us} dashboards {Custom dashboards} api {The API} about {About} help {Questions and answers} other {}}',
  greeting:
    '{kind, select, hello {How far! How I fit help you?} thanks {No wahala.} able {I dey answer questions about health for Nigeria from the figures wey dey here: values, comparisons, rankings, changes, targets, meanings, and which figure to quote. I no dey answer wetin the data no talk.} other {}}',
} as const
