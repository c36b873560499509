/** What letters say of figures; they are written in English. */
export const letters = {
  'new-figure':
    '{indicator_name}: {value} in {place} ({cited}{settled, select, whole {} partial {, of a part of the period} projected {, projected} other {}})',
  'corrected-figure':
    '{indicator_name}: {value} in {place} ({cited}{settled, select, whole {} partial {, of a part of the period} projected {, projected} other {}}), before {before}',
  'inside-nation':
    '{indicator_name}: {count, plural, one {# figure} other {# figures}} of places inside the country ({cited})',
  'area-figures':
    'New or corrected figures in {area} up to release {release, number}: {figures}{more, plural, =0 {.} one {; and # figure more.} other {; and # figures more.}}',
  'no-area-figures': 'No new figures in {areas} up to release {release, number}.',
} as const
