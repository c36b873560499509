/** What the data audit found about one figure, a whole sentence. */
export const auditCases = {
  'impossible-below':
    '{Place_name}, {period_long}: {value_short} lies below zero, which this quantity cannot.',
  'impossible-share': '{Place_name}, {period_long}: {value_short} is more than all there are.',
  'impossible-interval':
    '{Place_name}, {period_long}: {value_short} lies outside its own interval, {lower_bare} to {upper_short}.',
  'impossible-parts':
    '{Place_name}, {period_long}: published as {value_short}, while its numerator and denominator give {made_short}.',
  'repeats_part-part':
    '{Place_name}, {period_long}: {value_short} is exactly the figure of {part}; {copies} of {of} places repeat one of their parts.',
  'total_parts-sum':
    '{Place_name}, {period_long}: {value_short} in all, while its {parts} parts add up to {sum_short}.',
  'outside_parts-range':
    '{Place_name}, {period_long}: {value_short}, while its parts run from {least_bare} to {most_short}.',
  'mean_of_parts-mean':
    '{Place_name}, {period_long}: {value_short}, while the mean of its parts, weighted with people, is {mean_short}.',
  'parts_repeat-whole':
    '{Place_name}, {period_long}: {same} of its {of} parts have exactly its figure, {value_short}.',
  'part_above_whole-above':
    '{Place_name}, {period_long}: {value_short}, more than the {whole_short} of {first}.',
  'over_100-coverage': '{Place_name}, {period_long}: {value_short}, more than were to be reached.',
  'improbable-sources':
    '{Place_name}, {period_long}: {value_short}, while other sources have {least_bare} to {most_short}.',
  'improbable-places':
    '{Place_name}, {period_long}: {value_short}, while the middle of all such places is {median_short}.',
  'jump-between':
    '{Place_name}, {period_long}: {value_short}, between {before_short} before and {after_short} after.',
  'copies-twin':
    '{Place_name}, {period_long}: {value_short}, while {other} has {copy_short} from the same evidence.',
  'editions-earlier': '{Place_name}, {period_long}: {value_short} now, {older_short} in an earlier edition.',
  'editions-copy':
    '{Place_name}, {period_long}: {value_short} in an older edition, {newer_short} in the present one of {other}.',
  'rejected-reason': '{Place_name}, {period_long}: {value_short} was taken out: {reason}.',
  'survey_estimate-births':
    '{Place_name}, {period_long}: {value_short} of the children born in {born}, while {other} estimates {estimate_short} for them.',
  'digits-whole': '{share} of {values} figures end in 0 or 5; by chance it would be one in five.',
  'digits-decimal':
    '{share} of {values} figures have 0 or 5 behind the point; by chance it would be one in five.',
  'outside_lgas-range':
    '{Place_name}, {period_long}: {value_short}, while {other} has {least_bare} to {most_short} in its LGAs from the same interviews.',
  'share_above_whole-inside':
    '{Place_name}, {period_long}: {value_short}, more than the {whole_short} of {first}, of whom they are a part.',
  'share_above_whole-together':
    '{Place_name}, {period_long}: {value_short}, and {whole_short} of {first}: together {sum_short}.',
  'parts_and_whole-make':
    '{Place_name}, {period_long}: {value_short}; with {beside} that makes {sum_short}, while {first} is {whole_short}.',
  'improbable-lga':
    '{Place_name}, {period_long}: {value_short}, more than twice what any state has, {most_short} at most.',
  'constant-series':
    '{Place_name}: {value_short} in each of {values} years, the last {period_long}: an assumption, and no series.',
  'late_zeros-zero':
    '{Place_name}, {period_long}: 0, where {usual_short} are usual before and after: a late report, not nothing.',
  'equal_doses-months':
    '{Place_name}: in {months} months on end, of {of}, exactly as many as of {first}, the last {period_long}.',
  'projections-fell':
    '{Place_name}, {period_long}: {value_short} after {before_short}: {rate} less each year, so the two come from two projections.',
  'projections-grew':
    '{Place_name}, {period_long}: {value_short} after {before_short}: {rate} more each year, so the two come from two projections.',
  'definitions-counts':
    '{Place_name}, {period_long}: {value_short}, while {other} has {copy_short}: the two count by two definitions.',
  'one_cause-state':
    '{State_name}, {period_long}: {figures, number} figures of {indicators, plural, one {# indicator} other {# indicators}} leave their course at once. One cause, such as a report that is missing.',
  'one_cause-source':
    '{source}, {period_long}: {figures, number} figures of {indicators, plural, one {# indicator} other {# indicators}} in {states, number} states leave their course at once. One cause, in the source itself.',
} as const
