/** Wetin letters dey talk about figures. */
export const letters = {
  'new-figure':
    '{indicator_name}: {value} for {place} ({cited}{settled, select, whole {} partial {, for part of the period} projected {, projected} other {}})',
  'corrected-figure':
    '{indicator_name}: {value} for {place} ({cited}{settled, select, whole {} partial {, for part of the period} projected {, projected} other {}}), before na {before}',
  'inside-nation':
    '{indicator_name}: {count, plural, one {# figure} other {# figures}} of places inside the country ({cited})',
  'area-figures':
    'New or corrected figures for {area} reach release {release, number}: {figures}{more, plural, =0 {.} one {; and # figure more.} other {; and # figures more.}}',
  'told-requests': '{count, plural, one {# request dey wait for you} other {# requests dey wait for you}}',
  'told-decisions':
    '{count, plural, one {# decision on wetin you make} other {# decisions on wetin you make}}',
  'entry-due':
    '{place}, {period_long} ({source}) {kind, select, soon {go due on {day}} late {don due since {day}, e don late} other {}}',
  'entry-due-how': 'Fill the form and send am for approval.',
  revised:
    '{count, plural, one {# figure wey you quote don change for release {release}} other {# figures wey you quote don change for release {release}}}',
  'revised-in':
    'Dem dey inside {documents}{more, plural, =0 {} one { and # more document} other { and # more documents}}. Document wey keep the figures of earlier release go stay as e dey until you update am.',
  'told-revised':
    '{count, plural, one {# note on figures wey you quote} other {# notes on figures wey you quote}}',
  'told-forms': '{count, plural, one {# form to fill} other {# forms to fill}}',
  'sent-in': '{count, plural, one {The public send one thing come} other {The public send # things come}}',
  'all-that-waits': 'Everything wey dey wait for you',
  'how-often': 'Choose for your settings how often these e-mails go come, or make none come',
  'no-area-figures': 'No new figures for {areas} reach release {release, number}.',
} as const
