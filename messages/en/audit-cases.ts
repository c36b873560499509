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
  'part_above_whole-lost':
    '{Place_name}, {period_long}: {value_short} after {whole_short} of {first}; {lost} are lost in between.',
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
} as const
