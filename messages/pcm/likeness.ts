/** How places are found alike. */
export const likeness = {
  differs:
    '{has_more, select, yes {more: {more}} no {} other {}}{has_more, select, yes {{has_less, select, yes {; } no {} other {}}} no {} other {}}{has_less, select, yes {less: {less}} no {} other {}}',
  same: 'almost the same for all',
  method:
    'By {measures}: the root of the mean square of the differences, each one in standard deviations of all places; 0 mean say dem be the same for all ({sources}).{has_without, select, yes { We comot these because we no get dem: {without}.} no {} other {}}',
}
