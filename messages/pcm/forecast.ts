/** Wetin dey front: the forecast, how e do for im own past, and wetin person suppose mind. */
export const forecast = {
  heading: 'Wetin dey come for {indicator} for {place}?',
  invalid: 'The figures of {source} get values wey nobody fit use make forecast.',
  answer:
    '{source} give <b>{last}</b> for {lastPeriod}. If the past continue, e go be about <b>{end}</b> for {endPeriod}: out of 100 forecasts like this, 80 suppose get the value between <b>{low80}</b> and <b>{high80}</b>, and 95 between {low95} and {high95}.',
  'answer-carried':
    '{source} give <b>{last}</b> for {lastPeriod}. If the past continue, e go be about <b>{end}</b> for {endPeriod}. The figures dey follow the curve of one model, and that one no dey show how far e fit miss; {source} sef talk say im figure for {lastPeriod} dey between <b>{low}</b> and <b>{high}</b> ({level}%), and forecast no sure reach that one.',
  'answer-alone':
    '{source} give <b>{last}</b> for {lastPeriod}. If the past continue, e go be about <b>{end}</b> for {endPeriod}. No interval dey: the figures dey follow the curve of one model, and that one no dey show how far e fit miss, and {none} for {lastPeriod}.',
  'source-projects': '{source} itself project <b>{figure}</b> for {period}.',
  quoted:
    'The figure wey you go quote na <b>{figure}</b> ({cited}); {way, select, above {e pass the one of {source} for {period} by {apart}} below {e take {apart} small pass the one of {source} for {period}} same {e be the same as the one of {source} for {period}} other {}}.',
  'newer-edition':
    'Na {current} get the current edition of these figures; {source} get the one wey old, so the forecast start from wetin dem don correct.',
  'too-few':
    '{source} get {count, plural, =0 {no figure} =1 {one figure} other {# figures}} for {place}. Forecast need at least <b>{required} {unit, select, months {months} years {years} other {}}</b> wey get figure; if e less, nobody fit talk how wrong e fit be.',
  backtest:
    'We try am for the past from {origins} earlier times: on average this method miss by <b>{missed}</b>{compared, select, yes {, to repeat the last value miss by {naive}} no {} other {}}.{judged, select, yes { {inside95} of {checks} values dey inside the 95% interval and {inside80} of {checks} dey inside the 80% one.} no {} other {}}',
  'too-wide':
    'The figures of {source} dey change so much that the 80% interval of any forecast go pass ten times: person no fit talk wetin dey come.',
  error: '{number}{unit, select, points { points} none {} other {}}',
  'outlook-heading':
    'The {whose, select, indicative {national (never confirm)} national {national} sdg {SDG} other {}} target of {direction, select, fewer {{target} or less} more {{target} or more} none {{target}} other {}}{by, select, year { by {year}} none {} other {}}',
  chance:
    '{size, select, least {less than 1 out of 100} most {more than 99 out of 100} about {about {share} out of 100} other {}}',
  met: 'The newest figure don already dey the good side.',
  'met-not-quoted':
    'The newest figure of this series don already dey the good side; the figure wey you go quote, {figure} ({cited}), never reach there.',
  'year-passed': 'The year don pass.',
  'year-too-far': 'The year too far, or e too far from the last figure, to forecast am.',
  'end-of-forecast': '{period}, where this forecast end (dem no set any year for am)',
  'no-spread': 'The forecast for {when} na {value_short}, but no spread dey to read chance from.',
  'chance-in':
    'With this forecast, the chance to reach am for {when} na <b>{chance}</b> (we expect {value_short}).',
  'not-reached': 'If this forecast continue, e no go reach am by {year}.',
  reached: 'If this forecast continue, e go reach am for <b>{year}</b>.',
  'would-take':
    'To reach am for {year}, e go need {size} {way, select, more {more} less {less} other {}} every year.',
  model:
    '{model, select, combination {Combination} naive {Last value (naive)} drift {Drift} ses {Simple smoothing} damped {Damped trend (Holt)} theta {Theta} ets {Exponential smoothing (ETS)} dated_trend {Line through the real dates} other {}}',
  'model-meaning':
    '{model, select, combination {The mean of many models; if interval dey, na the one wey wide pass.} naive {The last value continue.} drift {The line from the first value to the last one continue.} ses {A level wey dey follow the values, the recent ones pass.} damped {Level and trend dey follow the values; the trend dey fade.} theta {Half of the trend of the whole series, from a smooth level.} ets {The one wey fit pass among different ways to smooth.} dated_trend {A straight line through the figures for their real dates.} other {}}',
  short_series: 'Short series: na only the last value and the drift we carry go front, with wide intervals.',
  'short-and-dated': 'Short series: na why the intervals wide.',
  gaps_filled: 'We fill the years or months wey dey miss with straight line, only to fit the model.',
  dated_trend:
    'The figures too far from each other for the usual models, so we carry straight line through their real dates go front.',
  ends_with_gap: 'The last figures dey miss: the forecast start after the last one wey we know.',
  no_season: 'E never reach 24 months: person no fit see how the year dey move.',
  long_horizon: 'The forecast go far pass half of how long the series be. Take care with the far end.',
  clipped_near_bounds: 'Values of 0% or 100%, we take dem as values small inside, only to fit the model.',
  outside_0_100: 'The series get values outside 0 to 100%; the forecast stay inside.',
  constant_series:
    'All the figures na the same, so the forecast sef na the same. That nothing move before no mean say nothing go move.',
  recent_jump:
    'One of the last three figures jump comot from how e dey go before. The forecast fit follow mistake.',
  leaves_observed_range:
    'The forecast comot from the range of all the earlier figures, pass how wide that range be.',
  intervals_widened: 'For im own past the intervals too narrow, so we widen dem.',
  intervals_refused:
    'No interval: the figures dey follow the curve of one model. How dem dey go dey show how smooth the model be, e no dey show how far the truth fit dey from am, and no range dey here for the newest figure.',
  intervals_of_publisher:
    'The interval na the one wey the publisher give for the newest figure, we carry am go front: the figures dey follow the curve of one model, so person no fit read any from how dem dey go. The forecast no sure reach that one.',
  narrower_than_published:
    'For the beginning the intervals small pass the one wey the publisher give for the newest figure: dem dey show only how the figures dey go.',
  season:
    'The months of the year get pattern, and we carry am go front: {highest} na the highest ({style, select, multiplied {{above} pass the average of the year} added {{above} pass am} other {}}), {lowest} na the lowest ({below} below).',
  'season-none': 'We no carry any pattern of the year go front. {reason}',
  forecast_of_a_forecast: 'The figures na estimates from model already: you dey forecast a forecast.',
  only_recent_values: 'We use only the last 100 years or 240 months.',
  'own-projection':
    '{source} dey publish im own projections, we show dem for side. Dem rest on more than the past of this series.',
  partial_left_out: 'We leave out periods wey never complete.',
  weeks_added_up: 'We add weekly counts together to make months; month wey one day dey miss na gap.',
  other_frequency_left_out: 'We leave out figures of another frequency.',
  interpolated: 'The publisher put some figures between two surveys by calculation.',
  no_figures: 'E no get any complete figure for this place.',
  quarters: 'E dey publish quarters, and no model here fit use am. We need years, months or weekly counts.',
  weeks_do_not_add_up:
    'E dey publish weekly figures wey person no fit add together to months: running totals, standing numbers or rates, or no whole month. We need weekly counts of new events for whole months.',
  'carries-on':
    'Forecast dey carry the past go front. E no know anything about new programmes, shocks or change of method.',
  median: 'For percentages and for log scale, the value wey we show na the median.',
  stale:
    'The last figure na of {period}, so even the end of this forecast dey for the past. Longer forecast, or source wey get newer figures, fit help.',
  'figure-subtitle':
    '{Unit}; broken line: forecast {intervals, select, own {with 80% and 95% intervals} carried {with the interval of the publisher} none {without any interval} other {}}',
  'figure-sources': '{sources} Forecast: MSDAT.',
  'title-span': '{subject}: {source} {span}',
  'title-ahead': '{subject}: {source} {span} and forecast reach {end}',
  'title-without': '{subject}: {source} {span}, no forecast',
  'figures-here': '{source} get {count} figures here.',
  'key-actual':
    '{source}, {made, select, added {weeks wey we add up to months} published {as dem publish am} other {}}',
  'key-forecast': 'Forecast',
  'key-interval-80': '80% interval (the dark one)',
  'key-interval-95': '95% interval (the light one)',
  'key-interval-carried': '{level}% interval of {source} {period}, we carry am go front',
  'key-own': '{source} project am by demself',
  'key-far': 'E far from how e dey go',
  label: 'Forecast {period}',
  'label-range': '{level}%: {low_bare} reach {high_bare}',
  'label-own': '{source} project {period}',
  far: 'E far from how the series dey go',
  step: 'Forecast for {period}',
  'step-interval': '{level}% interval {low_bare} reach {high_short}',
  from: 'From {source}',
  'far-figures': 'Figures wey far from how the series dey go, by how far dem dey from the trend: {periods}.',
  refused: 'No forecast from {source}. {reason}',
  made: '{model}{scale, select, identity {} log {, on the logarithmic scale} logit {, on the logit scale so that e go stay between 0 and 100%} other {}}. {meaning}',
  'beyond-axis': 'The {level}% interval reach {value_short}, e pass the line.',
  'row-source': 'MSDAT forecast from {source} ({model})',
  'from-here': 'Forecast',
  'drawn-from': 'We draw am from {from}; the forecast rest on all the figures from {whole}.',
} as const
