/** The checks of routine source: wetin each one dey ask, wetin e find, and wetin we no fit judge. */
export const qualityChecks = {
  light: '{light, select, green {Green} amber {Amber} red {Red} none {We no judge am} other {}}',
  title:
    '{check, select, completeness {If everything dey} outliers {Figures wey far} parts {Places wey dey inside} over_time {If e dey steady as time dey go} related {Indicators wey join} external {Beside surveys} denominators {Denominators} other {}}',
  part: '{part, select, completeness {if everything dey} no_outliers {values wey no far from others} over_time {if e dey steady as time dey go} related {indicators wey join} external {if e agree with surveys} other {}}',
  'rule-completeness':
    'Periods wey get figure out of the ones wey suppose dey. Green from {green}, amber from {amber}, red below.',
  'rule-outliers':
    'Value dey moderate if |z| reach {moderate}, extreme if |z| reach {extreme}, if |modified z| pass {modified}, or if e pass {deviations} scaled median deviations from the median. Green if none dey, amber if moderate ones dey, red if extreme one dey.',
  'rule-parts':
    'Month of one place too high if e reach {states} times the median of the months around am for state and {lgas} times for LGA; from {cases} times for cases of sickness. Red if the figure of the whole go change by {share} or more without am, amber if e no go change.',
  'rule-over-time':
    'We divide the year by the average of up to three years before, or by forecast if the nation get trend. We flag place if the ratio far from the nation own by {third} or more. The nation dey green if {green} of the places pass, amber from {amber}, red below; place na green or red.',
  'rule-related':
    'Later doses wey few pass the first ones: drop-out below 0 na amber, below {dropout} na red. First doses wey pass {most} times the later ones na amber. Count wey be part of another one no suppose big pass am: red if e pass, amber if e fit belong to week before.',
  'rule-external':
    'Routine coverage divided by survey coverage of the same year or the year beside am: green from {green}, amber from {amber}, if not red; with test if the survey get range.',
  'rule-denominators':
    'Coverage wey pass 100% for the period wey we judge na red, for the ones before na amber. Target population wey change from one year to the next by less than {least} or more than +{most} na amber.',
  span: '{from} reach {to}',
  'n-of': '{count} out of {all}',
  outbreak:
    'Counts of sickness dey change when outbreak dey: flag dey show where to look, e no mean say the figure wrong.',
  'left-out': 'We leave these ones comot, dem never complete: {periods}.',

  proxy:
    'Dem no publish how many reports come and how many suppose come, and if dem come on time; we use the share of periods wey get figure instead.',
  rounds: 'Survey dey come from time to time, so figure no suppose dey every year.',
  'one-figure': 'Na only one figure dey, so nobody know wetin else suppose dey.',
  'none-yet': 'No figure dey reach this period.',
  periods: '{kind, select, year {years} month {months} week {weeks} quarter {quarters} other {}}',
  'have-figure': '{count} out of {all} {periods} get figure ({share}).',
  implied:
    'For {count} more, the places wey dem name make up the whole count of the nation, so nothing dey miss.',
  'record-completeness': 'How complete the record be (na stand-in)',
  'with-figure': '{Periods} wey get figure',
  'nothing-missing': '{Periods} wey nothing dey miss',
  zeros: 'Zeros among the figures',
  'states-below': 'States below {share}',
  'named-only':
    'Weekly reports dey name only some places. Place wey no dey na gap, e no be zero; we count am as missing unless the places wey dem name make up the whole count of the nation.',
  'place-has': '{count} out of {all} get figure',

  'no-denominator': 'E no be percentage of any target population, so denominator no dey to check.',
  over: '{count, plural, =0 {No figure} =1 {# figure} other {# figures}} pass 100%.',
  'over-jumps':
    '{count, plural, =0 {No figure} =1 {# figure} other {# figures}} pass 100%; the target population change somehow for {jumps} out of {all} years.',
  'over-fact': 'Figures wey pass 100%',
  'jumps-fact': 'Years wey target population no fit be true',
  'too-low':
    '{value}: most times na because the number of people wey dem assume too small, or pikin from other places and doses wey dem count two times',
  'no-two-years': 'The source no publish target population for two years wey follow each other.',
  'no-projection':
    'We no compare the target population with the projection of United Nations: the data no get am for the same age group.',
  jump: 'target population {change} from the year before, outside {least} reach +{most}',
  'place-time': '{place_name}, {period}',

  'no-spike':
    'None of {all} months of {size, select, states {states} lgas {LGAs} other {}} too high pass wetin dem dey usually get.',
  spikes:
    '{count, plural, other {#}} out of {all} months of {size, select, states {states} lgas {LGAs} other {}} too high pass wetin dem dey usually get.',
  'spikes-pass':
    '{count, plural, =0 {None enter the figure of {place}.} one {# enter the figure of {place}.} other {# enter the figure of {place}.}}',
  'months-judged': 'Months wey we judge',
  'places-judged': '{size, select, states {States} lgas {LGAs} other {}} wey get figures',
  spike: '{value}, usually {usual} ({times} times).',
  'spike-passes': '{Place} for get {without} instead of {value}.',
  'spike-campaign':
    'One high month na typing mistake plenty times; e fit be campaign too. We no replace anything.',
  'lgas-in-state': 'The review of the state dey show which LGA e come from.',

  'too-few-values':
    'Values no reach to find the ones wey far: {count} out of the {needed} values wey we need.',
  'no-outlier': 'Out of {count} values, none far from the others.',
  'outliers-found': '{count} out of {all} values {number, plural, =1 {far} other {far}} from the others.',
  'values-judged': 'Values wey we judge',
  'judged-by': 'Wetin we use judge',
  basis:
    '{basis, select, values {the values themselves} residuals {how dem far from the trend line (Theil–Sen), because the series get trend} season {how dem far from wetin dey usual for the same weeks or months of other years} other {}}',
  'no-outliers-share': 'Values wey no far',
  'left-out-count': 'We leave these ones comot, dem never complete: {count} out of {all} figures.',
  class: '{class, select, extreme {extreme} moderate {moderate} none {} other {}}',
  z: 'z {z}',
  'modified-z': 'modified z {z}',
  'beyond-mad': 'pass {deviations} MAD',
  outlier: '{value} ({rules})',
  'outlier-suggested': '{value} ({rules}); wetin we suggest, we no use am: {suggested}',

  pair: '{first_name} reach {second_name}',
  'not-both': '{pair}: the source no get the two of dem for one period here.',
  unpaired: 'No other indicator dey pair with this one.',
  'pairs-where':
    'We dey compare ANC 1 reach Penta 1 and Penta 1 reach Penta 3 if source get counts of the two.',
  'no-related': 'The source no get figures wey join for the same period here.',
  'drop-out': 'Drop-out from {pair}: {share}.',
  'drop-out-months': 'Months wey we compare, {pair}',
  'drop-out-fact': 'Drop-out, {pair}',
  'many-lost': '{share}: first doses plenty pass wetin we expect beside the later ones',
  'more-later': '{share}: later doses pass the first ones',
  'never-exceed': '{part_name} no pass {whole} at all for {count, plural, =1 {# period} other {# periods}}.',
  exceed: '{part_name} pass {whole} for {count} out of {all} periods.',
  'may-lag': 'Dem fit belong to cases wey dem count for week before.',
  'part-of': '{part_name} ≤ {whole}',
  against: '{first} against {second}',

  'only-routine': 'Na only routine figures we dey compare with surveys.',
  'no-counts': 'Survey no dey measure counts, so nothing dey to compare dem with.',
  'no-survey': 'No survey of the same year or the year beside am get figure for here.',
  'surveys-of': 'Surveys get figures for {periods}.',
  'in-period': '{value} for {period}',
  'against-survey': 'The source talk {said}, {survey} talk {value}: {ratio} times the survey.',
  'survey-ratio': 'Routine divided by survey',
  'places-within': 'Places wey near the survey within 10%, out of {count}',
  'no-interval': '{None} for the survey, so we no fit test the difference.',
  'same-births':
    'The survey dey ask about children wey dem born for {born}, and we put am beside the routine figure of that year or the year beside am.',
  'earlier-births':
    'Survey dey ask about children wey dem born before: the figure fit belong to the year before the one wey dem use name am.',
  test: 'Test of the difference',
  'test-value': 'z {z}, p {p}',
  'beyond-chance': 'E pass chance for the survey',
  shown: '{shown, select, yes {yes (95%)} no {e no show (95%)} other {}}',
  'place-ratio': '{ratio} times {survey} ({light, select, green {green} amber {amber} red {red} other {}})',

  'no-two-before': 'Two years no dey before this one to compare with.',
  'few-cases': 'Cases no reach {least} for the years wey we compare, so change no talk much: {places}.',
  'nation-at': 'The nation dey {ratio} times wetin the years before make us expect.',
  'no-places': 'No places below am fit dey compared with am.',
  'as-nation':
    '{count} out of {all} places dey change as the nation dey change; {apart} differ by one third or more.',
  'as-nation-fact': 'Places wey dey change as the nation dey change',
  'nation-too-few': 'The nation no get enough years to compare the place with.',
  'place-apart': '{place_name} and the nation change differ by one third or more.',
  'place-same': '{place_name} dey change as the nation dey change, within one third.',
  'divided-mean': 'This year divided by the average of {count} years before',
  'divided-forecast': 'This year divided by the least squares forecast from {count} years',
  'same-nation': 'The same for the nation',
  'why-forecast': 'Why we use forecast',
  'nation-trends': 'the years before of the nation get trend (Mann–Kendall p < 0.05)',
  'times-before': '{ratio} times the years before',
  'times-before-nation': '{ratio} times the years before, {apart} from the ratio of the nation',
  'no-sum': 'Cumulative counts of weeks no dey add up to one year.',
  'same-part':
    'We dey add weekly counts over the same part of each year ({part}); weeks wey no get figure no add anything.',
  'weeks-to': 'weeks 1 reach {week}',
  'few-weeks':
    'We leave these ones comot, the nation get figure for less than {share} of these weeks: {years}.',
} as const
