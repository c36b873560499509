/** How places are found alike. */
export const likeness = {
  differs:
    '{has_more, select, yes {more: {more}} no {} other {}}{has_more, select, yes {{has_less, select, yes {; } no {} other {}}} no {} other {}}{has_less, select, yes {less: {less}} no {} other {}}',
  same: 'much the same in all',
  method:
    'By {measures}: the root of the mean square of the differences, each in standard deviations of all places; 0 would be the same in all ({sources}).{has_without, select, yes { Left out, because not held: {without}.} no {} other {}}',
} as const
