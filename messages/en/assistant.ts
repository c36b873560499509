/** What the assistant answers. Every number of it is a value of a row. */
export const assistant = {
  figure: '{Indicator_name} in {place}: <b>{figure}</b> ({cited}).',
  'in-question':
    '{count, plural, one {In question: a finding of the data audit touches this figure.} other {In question: findings of the data audit touch # of these figures.}}',
  'known-errors': 'Known errors',
  cited:
    '{cited}{above, select, yes {, above 100%, often because the target population is too low} no {} other {}}{interval, select, yes {, {level}% interval {lower_bare}–{upper_bare}{wide, select, yes {, which is wide: a hint only} no {} other {}}} no {} other {}}{state, select, projection {, a projection} partial {, a period that is not complete} whole {} other {}}',
  'own-projection': 'This is what {cited} itself expects, not an observation.',
  'do-not-quote': 'Read it with care: by our rules no figure of this may be quoted as it is.',
  claim:
    '{same, select, yes {That is the number in your question.} no {Your number is not the figure that we hold.} other {}}',
  'one-in': 'That is about one in {number}.',
  'as-percent': 'As a percentage that is {number}.',
  'per-people': 'That is {number} {unit, select, per_1000 {per 1,000} per_100000 {per 100,000} other {}}.',
  'in-large': 'That is {number} {size, select, million {million} thousand {thousand} other {}}.',
  assumed:
    '{place, select, nation {Nigeria as a whole; } said {} other {}}{source, select, open {source and year by our rule: {cited}} said {{year, select, open {{newest}} said {{cited}} other {}}} other {}}',
  use: 'Use {cited}',
  ask: '{Indicator_name}',
  'ask-at': '{Indicator_name} in {place}',
  link: '{shown, select, map {Map of} groups {Groups of people:} outlook {Forecast and targets:} figure {Figure of} other {}} {indicator}',
  'link-compare': 'Compare {places} over time',
  'places-moved': '{places}.',
  'places-since': '{Indicator} since {period} ({source}): {lead}',
  'moved-more':
    '{which, select, more {In {place} it {course, select, better {improved} worse {got worse} rise {rose} fall {fell} any {changed} other {}} more, by these figures.} only {Of the two it {course, select, better {improved} worse {got worse} rise {rose} fall {fell} any {changed} other {}} only in {place}, by these figures.} same {It {course, select, better {improved} worse {got worse} rise {rose} fall {fell} any {changed} other {}} by the same in both, as shown.} none {It {course, select, better {improved} worse {got worse} rise {rose} fall {fell} any {changed} other {}} in neither of the two, by these figures.} other {}}',
  'moved-both': '{Indicator_name} from {start} to {end} ({source}): {places}.',
  'moved-verdict':
    'The two changes are {apart_long} apart{verdict, select, told {, more than the published intervals allow for chance alone} unclear {: no clear difference, given the published intervals} untested {; it is unclear whether this is more than chance} other {}}.',
  'behind-within':
    'These are the {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} of {places} with a figure.',
  'at-end': 'That is the figure of {place} itself, so there is no distance.',
  ever: '{answer, select, yes {Yes: a figure of {place} is {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}.} others {Not by {source}, but there are figures of other sources {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}: {figures}.} no {No: of the figures held here for {place} none is {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {limit}.} other {}}',
  ahead:
    'In that year the forecast {reaches, select, yes {reaches} no {misses} other {}} the target of {target}{sure, select, yes {, and so does its whole interval} no {, but its interval includes it, so this is not sure} bare {; without an interval this is not sure} other {}}.',
  'ahead-number':
    '{reaches, select, yes {By this forecast it would be {side, select, below {down to} above {up to} other {}} {limit} by then} no {By this forecast it would not be {side, select, below {down to} above {up to} other {}} {limit} by then} other {}}{sure, select, yes {, and so says its whole interval} no {, but its interval includes {limit}, so this is not sure} bare {; without an interval this is not sure} other {}}.',
  run: '{any, select, yes {After {start} each figure up to {end} is {way, select, rise {above} fall {below} other {}} the one before it{first, select, yes {; nothing before {start} is held} no {; that of {start} is not} other {}}.} no {From {start} to {end} it did not {way, select, rise {rise} fall {fall} other {}}.} other {}}',
  'also-called':
    '{Indicator_name} is called so too, and is another figure: in {place} it is held by {cited}.',
  'ahead-none': 'No forecast can be made here for {year}.',
  'link-check': 'Check your number of {indicator} in {place}',
  'link-work': 'Work list with map: where first in {place} for {indicator}',
  heading: '{Indicator_name} in {place}.',
  'source-figure': '{figure} ({cited})',
  sources: '{Indicator_name} in {place}: {figures}.',
  'years-of-source': '{Indicator_name} in {place} by {source}: {figures}; not complete: {years}.',
  'source-none': '{source} has no figure of it there.',
  'place-figure': '{Place_name} {figure} ({cited})',
  'place-value': '{Place_name} {figure}',
  'place-doubtful': '{Place_name} {figure} (implausible level)',
  'place-none': 'There is no figure for {place}.',
  places: '{Indicator_name}: {figures}.',
  higher: 'The figure of {place} is higher.',
  'relative-change':
    '{side, select, less {That is {share} less} more {That is {share} more} same {The two are equal} other {}}.',
  ratio: 'The figure of {one} is {times} times that of {other}.',
  ordered:
    '{first, select, highest {In falling order} lowest {In rising order} other {}}{close, select, yes {; the first and the next do not clearly differ} no {} other {}}.',
  agree:
    '{verdict, select, apart {The sources do not agree. Of one time: {figures}. Of those with different evidence, {one} and {other} lie furthest apart, by {apart}{unit, select, points { points} percent {%} other {}}; beyond {limit}{unit, select, points { points} percent {%} other {}} is a disagreement by our rules.} close {The sources agree. Of one time: {figures}. Of those with different evidence, {one} and {other} lie furthest apart, by {apart}{unit, select, points { points} percent {%} other {}}; beyond {limit}{unit, select, points { points} percent {%} other {}} would be a disagreement by our rules.} same {It is unclear whether the sources agree. Of one time: {figures}. They share evidence, so being close would confirm nothing.} none {It is unclear whether the sources agree: no two of their figures are of the same time.} other {}}',
  'one-end':
    'For this indicator {ends, select, best {a low figure is good} worst {a high figure is bad} other {}}, so both words ask for the same.',
  'no-difference': 'The two figures are the same as shown.',
  difference:
    'The difference is {apart_long}{verdict, select, differ {, more than the published intervals allow for chance alone} same {: no clear difference, given the published intervals} untested {; it is unclear whether this is more than chance} counted {} other {}}.',
  'ends-apart': 'Between {low} and {high} lie {apart_long}; it is unclear whether this is more than chance.',
  tie: 'The last {count, plural, one {one} other {# of them}} show the same figure: it is a tie.',
  alike:
    'By the published intervals {count, plural, one {# other place is} other {# other places are}} not clearly different from {place}.',
  'rank-untested': 'No interval is held here, so places with figures near it may not differ from it.',
  'rank-few':
    '{count, plural, one {# figure is} other {# figures are}} based on fewer than 20 events and {count, plural, one {is} other {are}} not ranked.',
  'side-few':
    '{count, plural, one {# figure is} other {# figures are}} based on fewer than 20 events and {count, plural, one {is} other {are}} put on no side of it.',
  'rank-wide': '{count, plural, one {# figure has} other {# figures have}} an interval too wide for a rank.',
  'rank-above':
    '{all, select, yes {That is} no {Some of these figures are} other {}} above 100%, often because the target population is too low.',
  'rank-of':
    'Ranked among {count, plural, one {#} other {#}}{part, select, yes { of the {all, number}} no {} other {}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} with a figure.',
  beyond:
    '{count, plural, one {# place} other {# places}} of {all, plural, one {#} other {#}} {side, select, missed {{count, plural, one {misses} other {miss}}} reached {{count, plural, one {reaches} other {reach}}} other {}} the target of {target} for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}{bare, select, all {; no interval of them is held here, so this is not tested} some {; some of them have no interval, so their side is not tested} none {} other {}}.',
  threshold:
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {inclusive, select, yes {{side, select, above {with at least} below {with at most} other {}}} no {{side, select, above {above} below {below} within {within} other {}}} other {}} {limit} for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}.',
  'beside-place':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {inclusive, select, yes {{side, select, above {at least as high as} below {at most as high as} other {}}} no {{side, select, above {above} below {below} other {}}} other {}} {place} ({figure}) for {indicator} ({cited}){any, select, yes {: {places}} no {} other {}}.',
  'limit-open':
    '{count, plural, one {The interval of # of them includes} other {The intervals of # of them include}} {within, select, yes {an end of it} no {{limit}} other {}}, so {count, plural, one {its} other {their}} side is not sure.',
  'few-places':
    'No time has figures of {indicator} of more than one {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}, so there is no order. {figure}',
  'no-nation':
    'There are figures of {indicator} by {level, select, zone {zone} state {state} lga {LGA} district {senatorial district} other {}}, but none of {place} of the same source and time to hold them against.',
  'beside-open':
    'By the published intervals {count, plural, one {# of them is} other {# of them are}} not clearly different from it.',
  'beside-bare':
    '{whole, select, yes {No interval is held here, so a small difference may be chance.} no {For {count, number} of them no interval is held here, so a small difference may be chance.} other {}}',
  levels:
    '{any, select, yes {Yes: figures by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} are held for {count, number} of {all, number} indicators{by, select, source { of {list}} all {, by {sources, plural, one {# source} other {# sources}}: {list}{more, select, yes { and more} no {} other {}}} other {}}} no {No figures by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} are held{by, select, source { of {list}} all {} other {}}} other {}}. Name an indicator for its figures.',
  parts:
    '{Place_name} has {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}}{capital, select, yes {, the FCT counted as one} no {} other {}}{any, select, yes {: {places}} no {} other {}}.',
  'limit-side':
    '{indicator} {inclusive, select, yes {{side, select, above {at least} below {at most} other {}}} no {{side, select, above {above} below {below} within {within} other {}}} other {}} {limit} ({cited})',
  'place-both': '{Place_name} {first} and {second}',
  'both-limits':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} with both figures have {first} and {second}{any, select, yes {: {places}} no {} other {}}.',
  'one-figure-only':
    'Only one figure is held, so there is no change to report. {Indicator_name} in {place}: {figure} ({cited}).',
  'editions-apart':
    '{Indicator_name} in {place}, {source}: {figures}. They are of different editions ({editions}), so no change is computed between them.',
  trend:
    '{Indicator_name} in {place} {direction, select, rose {rose: } fell {fell: } same {stayed the same: } open {was } other {}}{before} in {start}, {now} in {end}, by {source}{direction, select, same {} rose {, a difference of {apart_long}} fell {, a difference of {apart_long}} open {{any, select, yes {} no {, a difference of {apart_long}} other {}}} other {}}{any, select, yes {; not complete: {figures}} no {} other {}}.',
  series: 'The figures: {figures}.',
  'year-value': '{year}: {figure}',
  'series-between':
    'In between it {end, select, highest {rose to} lowest {fell to} other {}} {figure} ({year}).',
  causes:
    'What {of, select, newborns {newborns} after_month {children from one month to five years} under_5 {children under 5} other {}} die of in {place}, the causes with a figure here, the most deaths first: {figures}{more, plural, =0 {} one {, and # more} other {, and # more}} ({cited}).',
  'causes-nation':
    'Figures of the causes of these deaths are held here for the nation only, none for {place}.',
  'of-cause': '{Indicator_name} {figure}',
  'share-of-malaria': 'Share of malaria among the deaths of children under 5 in {place}: {figure} ({cited}).',
  'deaths-of-cause':
    'Deaths of this cause in {place}: {figures} ({cited}).{share, select, held {} none { Only the number is held, not its share of all deaths.} other {}}',
  'groups-sum': 'Together: <b>{total}</b>.',
  'group-share': 'This is {share} of all {all}.',
  'series-longer':
    '{source} has a longer series, of {count, number} figures: {before} in {start} to {now} in {end}.',
  'series-newer': 'Later, by another source: {figure} ({cited}).',
  'trend-verdict':
    '{verdict, select, better {It got better; the change is larger than chance alone would give} worse {It got worse; the change is larger than chance alone would give} changed {The change is larger than chance alone would give; neither more nor less of it is better by itself} untested {It is unclear whether this is a change} unclear {The intervals of the two figures overlap too much: there may be no change} other {}}.',
  'trend-times':
    'The two figures are about stretches of time of unequal length, such as births of five years and of two, so part of the difference may be that.',
  'trend-source': 'One source is followed over time: {source}',
  newer:
    '{reason, select, doubt {A later figure is in doubt} partial {A later figure is of a time that is not complete} few {A later figure is of few people} other {}}, and so not quoted: {figure} ({cited}).',
  withheld:
    '{later, select, yes {A later figure} no {A figure} other {}} is held ({cited}) and is not shown: it is of too few people, or too imprecise.',
  'series-end':
    'Nothing later than {cited} is held{projected, select, yes { but projections} no {} other {}}.',
  'nothing-later': 'Nothing later is held for {places}.',
  'later-at': 'A later figure of {place}: {figure} ({cited}).',
  'held-inside':
    '{count, plural, one {# {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}} inside has a figure} other {# {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} inside have figures}} ({cited}), between {ends}.',
  'from-to': '{low} to {high}',
  distance:
    'The figure is {side, select, above {{apart_long} above} below {{apart_long} below} on {exactly on} other {}} {kind, select, sdg {the SDG target of {target}} indicative {the indicative national target of {target}} national {the national target of {target}} named {{target}} other {}}{open, select, yes {, which its interval includes} no {} other {}}.',
  'pair-units': 'The two are counted in different units, so no difference is given.',
  'pair-apart': 'They are of different sources or years, so no difference is given.',
  'pair-difference':
    '{same, select, yes {The two figures are the same as shown.} no {{Higher_name} is {apart_long} higher than {lower}.} other {}}',
  'pair-dropout': 'Of those who had the first, {share} did not have the second.',
  'pair-people':
    '{same, select, yes {Both are of {cited} and of the same people: {first}{born, select, yes {, born in {cohort}} no {} other {}}.} no {Both are of {cited}, but not of the same people: the first of {first}, the second of {second}.} other {}}',
  'pair-place': '{Place_name} {apart_long} ({first} and {second})',
  'pair-places':
    '{any, select, yes {{asks, select, furthest {{first} and {second} lie furthest apart in: {places}} nearest {{first} and {second} lie closest together in: {places}} above {{first} is above {second} in: {places}} below {{first} is below {second} in: {places}} other {}}} no {{asks, select, above {Nowhere is {first} above {second}} below {Nowhere is {first} below {second}} other {No place has both {first} and {second}}}} other {}} ({cited}).',
  'pair-count':
    'Of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {above, number} have more of {first} than of {second}, {below, number} less; it is unclear whether a difference in one of them is more than chance.',
  target:
    '{standing, select, reached {It reaches} missed {It misses} open {Its interval includes} none {It lies beside} other {}} {kind, select, sdg {the SDG target} indicative {the indicative national target} national {the national target} other {}} of {target}: the figure is {side, select, above {above} below {below} on {on} other {}} it{bare, select, yes {; no interval of it is held here, so this is not tested} no {} other {}}.',
  'story-inside': '{Cited}: {said}',
  'story-no-intervals': '{None} for these figures.',
  'story-least-certain': 'The least certain of them is that of {place}: {figure} ({cited}).',
  'story-without':
    '{count, number} of {all, number} places inside {count, plural, one {has} other {have}} no figure there{named, select, yes {: {places}} no {} other {}}.',
  'no-target': 'No target is known for {indicator}.',
  quote: 'Quote {cited}: <b>{figure}</b> for {indicator} in {place}.',
  'quote-none': 'No figure of {indicator} in {place} may be quoted as it is. {why}',
  'quote-pooled':
    'No single source qualifies; put together, usable figures of {indicator} in {place} give <b>{figure}</b>, which nobody published.',
  'of-other-times': 'Of other times: {figures}.',
  others: 'Others say: {figures}.',
  reasons: 'Possible reasons: {reasons}.',
  'no-reason': 'What the sources say of themselves gives no reason.',
  definition: '{Indicator_full}: {text}',
  numerator: '{has, select, yes {Numerator: {text}.} no {No numerator is given.} other {}}',
  denominator: '{has, select, yes {Denominator: {text}.} no {No denominator is given.} other {}}',
  'licence-each':
    'Each source has its own licence. {may, number} of {count, number} sources with figures may be published again when they are named, in print, on a site or in a talk. {ask, plural, =0 {} one {For # more ask first. } other {For # more ask first. }}{sale, plural, =0 {} one {# may not be sold. } other {# may not be sold. }}{unverified, plural, =0 {} one {Of # nobody has verified the terms. } other {Of # nobody has verified the terms. }}Ask for one by its name, such as: licence of WUENIC.',
  licence:
    'Licence of {source}: {text} {kind, select, may {You may publish its figures again when you name it.} ask {Ask there before you publish its figures again: nobody has verified its own terms.} not_for_sale {Its figures may not be sold; for anything else name it.} not_verified {Nobody has verified its terms: ask before you publish.} other {}}',
  'licences-link': 'What may be published again, source by source',
  method:
    '{source} ({source_full}) is {kind, select, Survey {a survey} Routine {a routine source} Estimate {a source of estimates} other {}}.{by, select, custodian { Responsible: {custodian}.} nobody {} other {}} {description} {text}{held, select, span { Its figures here are of {start} to {end}.} one { Its figures here are of {start}.} none {} other {}}',
  record:
    'Of the indicators of which {source} has a national figure its credibility is most often {grade} of 5{range, select, one {} span { ({lowest} to {highest})} other {}}. For {quoted} of these {national} it has the figure to quote. {gap, select, known {Its national percentages differ from those of other evidence for the same time by {points} points at the median of {pairs} pairs.} few {There are too few figures of other evidence for the same time to say how far it agrees with others.} other {}}',
  'record-title': 'Its record',
  'source-link': '{source}: what it is, and its record',
  'record-rule':
    'Credibility, 1 to 5: a start by the kind of source, one less for each weakness, one more at most for its strengths. Distance: national percentages of sources that share no evidence.',
  comparable:
    '{count, plural, =0 {{first} and {second} can be compared: nothing in their descriptions speaks against it.} one {{first} and {second} can be compared with care: one thing speaks against it.} other {{first} and {second} can be compared with care: # things speak against it.}}',
  against:
    '{reason, select, same_interviews {They use the same evidence, so their agreement confirms nothing.} edition {One of them is of an earlier edition.} definition {They may not define it in the same way.} denominator {They may not divide by the same people.} age_group {They are about other ages.} recall_period {They ask about other stretches of time.} timing {They are about different times.} completeness {Reports may be missing from one of them.} method {They come by their figures in different ways.} sampling_error {} rounding {} other {}}',
  limit: '{source}: {text}',
  'no-limit': 'No limit of it is recorded.',
  'by-rule': 'Rule: what speaks against a comparison',
  origin: '{what}, {source}',
  'about-link': 'About the data and their sources',
  topic:
    '{count, plural, one {# indicator is} other {# indicators are}} held: {indicators}{more, select, yes { and more} no {} other {}}.',
  'national-only': 'Their figures are for Nigeria as a whole, not for states.',
  'source-years': '{source} ({years})',
  'source-span': '{source} ({start} to {end})',
  'held-by':
    '{Indicator_name}{where, select, place { in {place}} anywhere {} other {}}: {count, plural, one {# source has} other {# sources have}} figures: {sources}.',
  groups: '{Indicator_name} in {place}, by {dimension}: {figures} ({cited}).',
  'group-value': '{group}: {figure}',
  forecast:
    'If the course of {source} up to {last} goes on, {indicator} in {place} would be about <b>{figure}</b> in {year}{range, select, yes {, with a 95% interval from {low_bare} to {high_bare}} no {; no interval can be given} other {}}. This is a forecast, not an observation.',
  'own-course': '{source} itself expects {figure} in {year}.',
  'forecast-past':
    'Tried on the past, from {origins} starting points, such forecasts were off by {error_long} on average.',
  'forecast-untried': 'The series is too short to try such a forecast on the past.',
  'held-at':
    '{of, select, nation {Of {place} as a whole figures are held} state {Figures by state are held} zone {Figures by zone are held} lga {Figures by LGA are held} district {Figures by senatorial district are held} other {}} for {count, number} of {all, number} indicators, by {sources, plural, one {# source} other {# sources}}: {list}{more, select, yes { and more} no {} other {}}.{of, select, nation {} other { Some of them may lack {place}: name an indicator for what is held there.}}',
  'level-unheld':
    'No figures by {level, select, ward {ward} town {town} village {village} community {community} settlement {settlement} facility {facility} constituency {constituency} polling_unit {polling unit} emirate {emirate} other {}} are held here.',
  'levels-all':
    'Figures are held of the nation, of zones, states and LGAs, and some of senatorial districts: name an indicator for its figures.',
  'levels-of': '{Indicator} is held {list}.',
  'by-level':
    '{level, select, nation {of the nation} zone {by zone} state {by state} district {by senatorial district} lga {by LGA} other {}}',
  city: '{name} itself has no figures; it is made up of {places}.{any, select, yes {} no { No figure of {indicator} is held of them, so this is of the whole of {whole}.} other {}}',
  'claim-of':
    '{of, select, only {That number} first {The first number} second {The second number} third {The third number} fourth {The fourth number} other {}} {fits, select, yes {fits what is held: {list}} near {fits no figure here; near to it: {list}} none {is near to no figure here} other {}}.',
  'claims-quoted': 'The figure to quote: {figure}',
  'claim-kind':
    '{source} is {kind, select, Survey {a survey} Routine {a routine source} Estimate {a source of estimates} other {}}',
  'claims-kinds':
    '{kinds}{apart, select, yes {: they do not measure it in the same way, and none of them is called right here} no {} other {}}.',
  'part-of-whole':
    '{Indicator_name} in {place}: {figure} of {all} in {whole}, which is <b>{share}</b> ({cited}).',
  'part-of-figure':
    '{Indicator_name} in {place}: {figure} of {all} {whole}, which is <b>{share}</b> ({cited}).',
  'part-alone': 'No one source and time has numbers of both {place} and {whole}, so no share is given.',
  sum: '{Indicator_name} in {places} together: <b>{total}</b> ({cited}): {parts}.',
  'sum-of-figures':
    '{Indicator_name} and {other} in {place} together: <b>{total}</b> ({cited}): {first} and {second}.',
  'sum-of-whole': 'That is <b>{share}</b> of the {all} in {whole}.',
  'sum-source': 'One source for all places: {cited}',
  map: 'The map shows {indicator} for {count, plural, one {#} other {#}} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} ({cited}). Open it by the link.',
  chart:
    '{map, select, chart {The chart of {indicator} opens by the link.} none {There is no map of {indicator}: no figures of states are held. The link opens the chart instead.} other {}}',
  'no-figure':
    '{asked, select, both {{source} has no figure of {indicator} in {place} for {years}.} source {{source} has no figure of {indicator} in {place}.} year {{None} has a figure of {indicator} in {place} for {years}.} none {{None} has a figure of {indicator} in {place}.} other {}}',
  held: 'What is held: {held}.',
  'same-people': 'Something else is held of the same people:',
  'some-of-them': 'Something else is held of some of these people alone:',
  'held-above': 'There are figures for {places}.',
  'nothing-held': 'No figure of {indicator} is held there.',
  'which-part':
    '{name} itself has no figures. It is made up of {places}. Which of them do you mean, or the whole of {whole}?',
  'which-place': '{name} is the name of several places, in {places}. Which one do you mean?',
  which: 'Do you mean {indicators}?',
  understood: 'Understood: {indicator}.',
  'left-out': 'The answer that is held would leave out: {words}.',
  unknown: 'These words are not known here: {words}.',
  try: 'You can ask: {questions}.',
  'round-year': '{year} ({label})',
  'read-as': 'Understood by a language model as {indicator}; the figure is ours.',
  unused: 'Not used: {words}.',
  decline:
    '{reason, select, empty {Please ask about a figure: an indicator and a place, such as Penta 3 in Kano.} injection {I cannot do that: I only say what the data show.} medical {I cannot give medical advice. Please ask a health worker. I can tell you what the data say of health in Nigeria.} politics {I cannot answer questions of politics. I can tell you what the data say of health in Nigeria.} privacy {I cannot help with that: the data are about places and groups, and hold nothing about single people.} opinion {I do not have opinions. I can tell you what the data say.} other_country {I cannot answer that: only figures of Nigeria are held here.} unknown_words {I do not understand all of your words, and leaving them out could change the question.} left_out {I cannot answer that as it was asked.} unknown_group {I cannot answer that: no figures are held by that group or of that kind.} ambiguous {Several indicators fit.} ambiguous_place {Several places fit.} no_context {I cannot tell which indicator you mean. Please name one.} no_data {No figure of that is held.} no_group {No figures of that group are held for it.} not_aggregable {I cannot add up or average these: percentages, rates and figures of different people do not add up. The place as a whole has its own figure.} future {I cannot say that: nobody can know, and the series does not support a forecast that far.} no_level {No figures of that level are held for it.} no_parts {I cannot say which places lie inside of it: that is not held here.} no_number {Only a share is held, not a number.} no_time {I cannot say that: no figure of that time is held.} no_year {I cannot say that of a year: only weeks or months of it are held, and they are not added up for this.} no_rounds {I cannot say how places changed: no one source has two rounds of them for that time.} no_cause {I cannot say why: the data say what is, not what causes it. I can say why sources differ.} no_target {I cannot say how far that is: no target of it is known.} no_pair {I cannot set the two beside each other: they are counted in different units.} no_opposite {I cannot answer the opposite of it: no figure of that is held, and it cannot be worked out here.} without_part {I cannot leave a part out: no figures without it are held.} what_if {I cannot work that out here: what would happen if coverage changed is a question for the policy simulator.} not_understood {I could not understand which figure you mean. Please name an indicator and a place.} other {}}',
  whether:
    '{answer, select, yes {Yes} no {No} other {}}: the figure is {side, select, above {above} below {below} within {within} on {exactly} other {}} {limit}{open, select, yes {{side, select, on {, and its interval reaches to both sides of it} other {, but its interval includes {limit}}}} crosses {, but its interval crosses an end of it} no {} other {}}.',
  opposite:
    'The rest of 100%, without {indicator}, in {place}: <b>{left}</b>, as {figure} are with it ({cited}).',
  'opposite-rank': 'The opposite of it is asked for: what is left of 100%, so the order is turned round.',
  'opposite-limit': 'The limit of {limit} is turned round: the opposite is what is left of 100%.',
  'of-year': 'For {year}:',
  'only-share':
    'Only the {kind, select, share {share} rate {rate} other {}} is held, not the number of people.',
  'crossed-beside':
    'The figure {order, select, first {before} last {after} other {}} it, of {when}, is {figure}: what was between the two is not held.',
  'crossed-end':
    'It is the {order, select, first {earliest} last {newest} other {}} figure of that series, so it may have been so {order, select, first {before} last {since} other {}}.',
  'extreme-of': 'Of {count, plural, one {# figure} other {# figures}} of {source} from {start} to {end}.',
  'extreme-only': '{source} has no other figure, so this is no comparison over time.',
  'place-change':
    '{place} {direction, select, up {up {apart_long}} down {down {apart_long}} same {unchanged} other {}} ({before} to {now})',
  'change-most':
    '{any, select, yes {{Indicator_name} {direction, select, rose {rose} fell {fell} either {changed} other {}} most between {start} and {end} in: {places}} no {{Indicator_name} {direction, select, rose {rose} fell {fell} either {changed} other {}} nowhere between {start} and {end}} other {}}.',
  'change-count':
    '{first, select, fell {It fell in {fell, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and rose in {rose, number}} rose {It rose in {rose, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and fell in {fell, number}} either {It rose in {rose, number} of {count, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} and fell in {fell, number}} other {}} ({indicator}, {start} to {end}).',
  'change-size':
    '{count, number} of {all, number} {level, select, state {states} zone {zones} lga {LGAs} district {senatorial districts} other {}} {direction, select, rose {rose} fell {fell} either {changed} other {}} by {side, select, above {more than} below {less than} other {}} {size_long}.',
  'change-tested':
    '{any, select, yes {{count, plural, one {# of these {of, number} changes is} other {# of these {of, number} changes are}} larger than chance alone would give, all of them tested together.} no {It is unclear whether any single one of them is a change.} other {}}',
  help: '{title} {steps}',
  'decline-in':
    '{language, select, ha {Ban fahimci wannan tambayar ba. Don Allah rubuta abin da kake so da sunan wuri, misali: stunting Kano.} yo {Ìbéèrè yìí kò yé mi. Jọ̀wọ́ kọ orúkọ ohun tí o fẹ́ àti ibi tí ó wà, fún àpẹẹrẹ: stunting Oyo.} ig {Aghọtaghị m ajụjụ a. Biko dee aha ihe ị chọrọ na ebe ọ dị, dịka: stunting Anambra.} pcm {I no understand dis question. Abeg write wetin you want and the place, like: stunting Benue.} other {}}',
  'sources-held':
    '{by, select, none {{count, plural, one {# source is} other {# sources are}} held} state {{count, plural, one {# source has} other {# sources have}} figures by state} zone {{count, plural, one {# source has} other {# sources have}} figures by zone} lga {{count, plural, one {# source has} other {# sources have}} figures by LGA} district {{count, plural, one {# source has} other {# sources have}} figures by senatorial district} other {}}: {sources}{more, select, yes { and more} no {} other {}}.',
  'not-one-source': 'They are of different sources, so no difference is given.',
  'years-without': 'No figure is held for {years}.',
  'no-level':
    '{by, select, source {{source} does not have} nobody {{None} has} other {}} {indicator} by {level, select, state {state} zone {zone} lga {LGA} district {senatorial district} other {}}{years, select, yes { for {list}} no {} other {}}.',
  'level-above': '{figure}',
  'parts-sum':
    '{Indicator_name} in {place}, {periods}, added up: <b>{total}</b>, {count, number} of {all, number} held ({source}).',
  'parts-span': '{start} to {end}',
  'parts-missing': 'No figure is held of {periods}.',
  'parts-of-year':
    '{Indicator_name} in {place} in {year}, added up: <b>{total}</b>, of {count, number} of {all, number} {kind, select, week {weeks} month {months} quarter {quarters} other {}}{missing, plural, =0 {} other {, # missing}} ({source}).',
  interval:
    'An interval is the range in which the true value probably lies: a survey asks some people, not all. Figures whose intervals overlap much may be the same. Errors of another kind, such as wrong answers or missing reports, are not in it.',
  'interval-of':
    '{Indicator_name} in {place} is {figure} ({cited}){has, select, yes {: with {level}% certainty the true value lies between {lower_bare} and {upper_bare}} no {; no interval of it is held here} other {}}.',
  changes:
    'Each release lists its new figures, what was corrected and what was withdrawn. The page of releases has the list of each, and sets any two side by side.',
  'changes-link': '{page, select, releases {Releases} other {}}',
  'no-common-source':
    '{held, select, apart {The source has these places in different years} none {No one source has all of these places} other {}}, so no difference is given.',
  'one-source': 'No other source has a figure of it there.',
  'rank-whether': '{answer, select, yes {Yes, by these figures.} no {No, not by these figures.} other {}}',
  'target-now':
    'This is a figure that was measured, no forecast; whether the target will be reached is shown with the forecast.',
  'no-sdg-target': 'There is no SDG target for {indicator}.',
  product:
    '{topic, select, export {Every figure has a menu: download it as picture, PDF, CSV or Excel, or print it.} cite {Every figure has a citation to copy, with source, year and release.} share {The address of a page holds all choices: copy it, or use Share below a figure. Download below a figure has “Embed, API”, the code to put it into a page.} mistake {Choose “Contact us” in the options menu and say which figure is wrong. The known errors are on one page.} account {Sign in at the top right; an account is needed only to keep things.} dashboards {Open Custom to make your own dashboard.} language {Choose the language in the options at the top right.} compare {Open Compare on a dashboard to set indicators, sources or years side by side.} maps {Open Zonal Analysis on a dashboard for maps of zones, states and LGAs.} api {Everything can be read by programs: the API is described on its own page.} about {This is a dashboard of health data of Nigeria from many sources, side by side, with their methods and limits.} other {}}',
  'place-page': 'The page of {place} says what is new, what has changed and what to quote there.',
  'place-page-link': 'The page of {place}',
  'all-figures':
    'The profile of {place} has all its figures in one workbook, with sources and licences. Choose it under “Take it with you”.',
  'all-figures-link': 'All figures of {place} (XLSX)',
  'product-link':
    '{topic, select, mistake {Contact us} dashboards {Custom dashboards} api {The API} about {About} help {Questions and answers} other {}}',
  greeting:
    '{kind, select, hello {Hello! How can I help you?} thanks {You are welcome.} able {I answer questions about health in Nigeria from the figures held here: values, comparisons, rankings, changes, targets, definitions, and which figure to quote. I decline what the data do not say.} other {}}',
} as const
