/** What lies ahead: the forecast, how it did on its own past, and what to mind. */
export const forecast = {
  heading: 'What lies ahead for {indicator_phrase} in {place}?',
  invalid: 'The figures of {source} hold values that no forecast can be made from.',
  answer:
    '{source} gives <b>{last}</b> for {lastPeriod}. If the past goes on, it would be about <b>{end}</b> in {endPeriod}: 80 of 100 such forecasts should hold the value between <b>{low80}</b> and <b>{high80}</b>, 95 of 100 between {low95} and {high95}.',
  'answer-carried':
    '{source} gives <b>{last}</b> for {lastPeriod}. If the past goes on, it would be about <b>{end}</b> in {endPeriod}. These are model estimates, whose smooth line says nothing about error; {source} itself holds its figure for {lastPeriod} to be between <b>{low}</b> and <b>{high}</b> ({level}%), and a forecast is less sure than that.',
  'answer-alone':
    '{source} gives <b>{last}</b> for {lastPeriod}. If the past goes on, it would be about <b>{end}</b> in {endPeriod}. No interval is given: these are model estimates, whose smooth line says nothing about error; {none} for {lastPeriod}.',
  'source-projects': '{source} itself projects <b>{figure}</b> for {period}.',
  quoted:
    'The figure to quote is <b>{figure}</b> ({cited}), {way, select, above {{apart} above} below {{apart} below} same {as high as} other {}} that of {source} for {period}.',
  'newer-edition':
    '{current} holds the current edition of these figures; {source} has an earlier one, so the forecast starts from what has been revised.',
  'too-few':
    '{source} has {count, plural, =0 {no figure} =1 {one figure} other {# figures}} for {place}. A forecast needs at least <b>{required} {unit, select, months {months} years {years} other {}}</b> with a figure; with fewer nobody could say how wrong it may be.',
  backtest:
    'Tried on the past from {origins} earlier times, this method missed by <b>{missed}</b> on average{compared, select, yes {, repeating the last value by {naive}} no {} other {}}.{judged, select, yes { {inside95} of {checks} values lay inside the 95% interval and {inside80} of {checks} inside the 80% one.} no {} other {}}',
  'too-wide':
    'The figures of {source} vary so much that the 80% interval of a forecast would span more than tenfold: no useful forecast is possible.',
  error: '{number}{unit, select, points { points} none {} other {}}',
  'outlook-heading':
    'The {whose, select, indicative {indicative national} national {national} sdg {SDG} other {}} target of {direction, select, fewer {{target} or less} more {{target} or more} none {{target}} other {}}{by, select, year { by {year}} none {} other {}}',
  chance:
    '{size, select, least {less than 1 in 100} most {more than 99 in 100} about {about {share} in 100} other {}}',
  met: 'The newest figure is already on the good side of it.',
  'met-not-quoted':
    'The newest figure of this series is already on the good side of it; the figure to quote, {figure} ({cited}), is not.',
  'year-passed': 'Its year has passed.',
  'year-too-far': 'Its year is too far away, or too far from the last figure, for a forecast.',
  'end-of-forecast': '{period}, the end of this forecast (no year is set for it)',
  'no-spread': 'The forecast for {when} is {value_short}, without any spread to read a chance from.',
  'chance-in':
    'By this forecast the chance to be there in {when} is <b>{chance}</b> (expected {value_short}).',
  'not-reached': 'As this forecast goes on it does not get there by {year}.',
  reached: 'As this forecast goes on it is reached in <b>{year}</b>.',
  'would-take':
    'Reaching it in {year} would take {size} {way, select, more {more} less {less} other {}} each year.',
  model:
    '{model, select, combination {Combination} naive {Last value (naive)} drift {Drift} ses {Simple smoothing} damped {Damped trend (Holt)} theta {Theta} ets {Exponential smoothing (ETS)} dated_trend {Line through the real dates} other {}}',
  'model-meaning':
    '{model, select, combination {The mean of several models; where it has intervals, they are the widest of theirs.} naive {The last value goes on.} drift {The line from the first value to the last goes on.} ses {A level that follows the values, recent ones more.} damped {Level and trend that follow the values; the trend fades.} theta {Half the trend of the whole series, from a smoothed level.} ets {The best fitting of several forms of smoothing.} dated_trend {A straight line through the figures at their real dates.} other {}}',
  short_series: 'Short series: only the last value and the drift are used, with wide intervals.',
  'short-and-dated': 'Short series: the intervals are wide for it.',
  gaps_filled: 'Missing years or months inside the series were filled in a straight line, for fitting only.',
  dated_trend:
    'The figures are too far apart for the usual models, so a straight line by their real dates goes on from the last one.',
  ends_with_gap: 'The last figures are missing: the forecast starts after the last known one.',
  no_season: 'Fewer than 24 months: no rhythm of the year can be seen.',
  long_horizon: 'The forecast reaches further than half of the series is long. Take its far end with care.',
  clipped_near_bounds: 'Values of 0% or 100% were taken as values a little inside, for fitting only.',
  outside_0_100: 'The series has values outside 0 to 100%; the forecast stays inside.',
  constant_series:
    'All figures are the same, so the forecast is too. That nothing moved before does not mean that nothing will.',
  recent_jump:
    'One of the last three figures jumps away from the course before. The last value may be an error.',
  leaves_observed_range:
    'The forecast leaves the range of all earlier figures by more than that range is wide.',
  intervals_widened: 'On its own past the intervals were too narrow, so they were widened.',
  intervals_refused:
    'No interval: the figures run along the curve of a model. Their course shows how even the model is, not how far the truth may lie from it, and no interval held here for the newest figure.',
  intervals_of_publisher:
    'The interval is the one that the publisher gives for the newest figure, moved along: the figures run along the curve of a model, so none can be read from their course. The forecast is less sure than that.',
  narrower_than_published:
    'At first the intervals are narrower than the one that the publisher gives for the newest figure: they show the course of the figures alone.',
  season:
    'The months of a year follow a pattern, which the forecast continues: {highest} is the highest ({style, select, multiplied {{above} above the mean of the year} added {{above} above it} other {}}), {lowest} the lowest ({below} below).',
  'season-none': 'The forecast has no pattern of the year. {reason}',
  forecast_of_a_forecast: 'The figures are estimates of a model: this forecasts a model.',
  only_recent_values: 'Only the last 100 years or 240 months were used.',
  'own-projection':
    '{source} publishes its own projections, shown beside. They use more than the past of this series.',
  partial_left_out: 'Periods that are not complete were left out.',
  weeks_added_up: 'Weekly counts were added up to months; months of which a day is missing are gaps.',
  other_frequency_left_out: 'Figures of another frequency were left out.',
  interpolated: 'Some figures were interpolated by the publisher between two surveys.',
  no_figures: 'It has no complete figure for this place.',
  quarters:
    'It publishes quarters, which no model here is made for. Years, months or weekly counts are needed.',
  weeks_do_not_add_up:
    'It publishes weekly figures that cannot be added up to months: running totals, standing numbers or rates, or no whole month. Weekly counts of new events over whole months are needed.',
  'carries-on':
    'A forecast continues the past. It knows nothing of new programmes, shocks or changes of method.',
  median: 'For percentages and on the log scale the value shown is the median.',
  stale:
    'The last figure is of {period}, so even the end of this forecast lies in the past. A longer forecast, or a source with newer figures, leads on.',
  'figure-subtitle':
    '{Unit}; dashed: forecast {intervals, select, own {with 80% and 95% intervals} carried {with the interval of the publisher} none {without an interval} other {}}',
  'figure-sources': '{sources} Forecast: MSDAT.',
  'title-span': '{subject}: {source} {span}',
  'title-ahead': '{subject}: {source} {span} and forecast to {end}',
  'title-without': '{subject}: {source} {span}, without a forecast',
  'figures-here': '{source} has {count} figures here.',
  'key-actual':
    '{source}, {made, select, added {weeks added up to months} published {as published} other {}}',
  'key-forecast': 'Forecast',
  'key-interval-80': '80% interval (darker)',
  'key-interval-95': '95% interval (paler)',
  'key-interval-carried': '{level}% interval of {source} {period}, moved along',
  'key-own': 'Projected by {source} itself',
  'key-far': 'Far from the course',
  label: 'Forecast {period}',
  'label-range': '{level}%: {low_bare} to {high_bare}',
  'label-own': '{source} projects {period}',
  far: 'Far from the course of the series',
  step: 'Forecast for {period}',
  'step-interval': '{level}% interval {low_bare} to {high_short}',
  from: 'From {source}',
  'far-figures': 'Far from the course of the series, by the distance from its trend: {periods}.',
  refused: 'No forecast from {source}. {reason}',
  made: '{model}{scale, select, identity {} log {, on the logarithmic scale} logit {, on the logit scale so that it stays between 0 and 100%} other {}}. {meaning}',
  'beyond-axis': 'The {level}% interval reaches up to {value_short}, beyond the axis.',
  'row-source': 'MSDAT forecast from {source} ({model})',
  'from-here': 'Forecast',
  'drawn-from': 'Drawn from {from}; the forecast uses all figures from {whole}.',
} as const
