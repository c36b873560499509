/** Wetin the data audit see about one figure, one whole sentence. */
export const auditCases = {
  'impossible-below':
    '{Place_name}, {period_long}: {value_short} dey below zero, and this one no fit dey there.',
  'impossible-share': '{Place_name}, {period_long}: {value_short} pass everybody wey dey.',
  'impossible-interval':
    '{Place_name}, {period_long}: {value_short} dey outside the range wey dem publish for am, {lower_bare} to {upper_short}.',
  'impossible-parts':
    '{Place_name}, {period_long}: dem publish {value_short}, but the numerator and denominator give {made_short}.',
  'repeats_part-part':
    '{Place_name}, {period_long}: {value_short} na exactly the figure of {part}; {copies} of {of} places repeat one of their parts.',
  'total_parts-sum':
    '{Place_name}, {period_long}: {value_short} for everything, but the {parts} parts add up to {sum_short}.',
  'outside_parts-range':
    '{Place_name}, {period_long}: {value_short}, but the parts run from {least_bare} to {most_short}.',
  'mean_of_parts-mean':
    '{Place_name}, {period_long}: {value_short}, but the mean of the parts, weighted with people, na {mean_short}.',
  'parts_repeat-whole':
    '{Place_name}, {period_long}: {same} of the {of} parts get exactly the same figure, {value_short}.',
  'part_above_whole-above':
    '{Place_name}, {period_long}: {value_short}, e pass the {whole_short} of {first}.',
  'over_100-coverage': '{Place_name}, {period_long}: {value_short}, e pass the number wey dem suppose reach.',
  'improbable-sources':
    '{Place_name}, {period_long}: {value_short}, but other sources get {least_bare} to {most_short}.',
  'improbable-places':
    '{Place_name}, {period_long}: {value_short}, but the middle of all the places like this na {median_short}.',
  'jump-between':
    '{Place_name}, {period_long}: {value_short}, between {before_short} before and {after_short} after.',
  'copies-twin':
    '{Place_name}, {period_long}: {value_short}, but {other} get {copy_short} from the same evidence.',
  'editions-earlier': '{Place_name}, {period_long}: {value_short} now, {older_short} for one edition before.',
  'editions-copy':
    '{Place_name}, {period_long}: {value_short} for older edition, {newer_short} for the one of now of {other}.',
  'rejected-reason': '{Place_name}, {period_long}: dem comot {value_short}: {reason}.',
  'survey_estimate-births':
    '{Place_name}, {period_long}: {value_short} of the pikin dem wey dem born for {born}, but {other} estimate {estimate_short} for them.',
  'digits-whole': '{share} of {values} figures end with 0 or 5; by chance e for be one out of five.',
  'digits-decimal':
    '{share} of {values} figures get 0 or 5 after the point; by chance e for be one out of five.',
  'outside_lgas-range':
    '{Place_name}, {period_long}: {value_short}, but {other} get {least_bare} to {most_short} for the LGAs from the same interviews.',
  'share_above_whole-inside':
    '{Place_name}, {period_long}: {value_short}, e pass the {whole_short} of {first}, and dem be part of am.',
  'share_above_whole-together':
    '{Place_name}, {period_long}: {value_short}, and {whole_short} of {first}: together {sum_short}.',
  'parts_and_whole-make':
    '{Place_name}, {period_long}: {value_short}; with {beside} e make {sum_short}, but {first} na {whole_short}.',
  'improbable-lga':
    '{Place_name}, {period_long}: {value_short}, e pass two times wetin any state get, {most_short} at most.',
  'constant-series':
    '{Place_name}: {value_short} for each of {values} years, the last one {period_long}: na wetin dem assume, no be series.',
  'late_zeros-zero':
    '{Place_name}, {period_long}: 0, but {usual_short} dey normal before and after: the report late, no be nothing.',
  'equal_doses-months':
    '{Place_name}: for {months} months wey follow each other, out of {of}, e be exactly the same as {first}, the last one {period_long}.',
  'projections-fell':
    '{Place_name}, {period_long}: {value_short} after {before_short}: {rate} less every year, so the two come from two projections.',
  'projections-grew':
    '{Place_name}, {period_long}: {value_short} after {before_short}: {rate} more every year, so the two come from two projections.',
  'definitions-counts':
    '{Place_name}, {period_long}: {value_short}, but {other} get {copy_short}: the two dey count with two meanings.',
  'one_cause-state':
    '{State_name}, {period_long}: {figures, number} figures of {indicators, plural, one {# indicator} other {# indicators}} comot from how dem dey go at once. Na one cause, like report wey dey miss.',
  'one_cause-source':
    '{source}, {period_long}: {figures, number} figures of {indicators, plural, one {# indicator} other {# indicators}} for {states, number} states comot from how dem dey go at once. Na one cause, for the source itself.',
} as const
