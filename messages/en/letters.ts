/** The words of letters about figures and about what waits. */
export const letters = {
  'new-figure':
    '{indicator_name}: {value} in {place} ({cited}{settled, select, whole {} partial {, of a part of the period} projected {, projected} other {}})',
  'corrected-figure':
    '{indicator_name}: {value} in {place} ({cited}{settled, select, whole {} partial {, of a part of the period} projected {, projected} other {}}), before {before}',
  'inside-nation':
    '{indicator_name}: {count, plural, one {# figure} other {# figures}} of places inside the country ({cited})',
  'area-figures':
    'New or corrected figures in {area} up to release {release, number}: {figures}{more, plural, =0 {.} one {; and # figure more.} other {; and # figures more.}}',
  'told-requests': '{count, plural, one {# request waits for you} other {# requests wait for you}}',
  'told-decisions': '{count, plural, one {# decision on what you made} other {# decisions on what you made}}',
  'entry-due':
    '{place}, {period_long} ({source}) {kind, select, soon {is due on {day}} late {was due on {day} and is late} other {}}',
  'entry-due-how': 'Fill the form and send it for approval.',
  revised:
    '{count, plural, one {# figure that you quote was revised in release {release}} other {# figures that you quote were revised in release {release}}}',
  'revised-in':
    'They are in {documents}{more, plural, =0 {} one { and # more document} other { and # more documents}}. A document that keeps the figures of an earlier release stays as it is until you update it.',
  'told-revised':
    '{count, plural, one {# note on figures that you quote} other {# notes on figures that you quote}}',
  'told-forms': '{count, plural, one {# form to fill} other {# forms to fill}}',
  'sent-in': '{count, plural, one {Something was sent in} other {# things were sent in}} by the public',
  'all-that-waits': 'Everything that waits for you',
  'how-often': 'Choose in your settings how often such e-mails come, or that none come',
  'no-area-figures': 'No new figures in {areas} up to release {release, number}.',
} as const
