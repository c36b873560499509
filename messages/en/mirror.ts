/** A copy of the reading side as files, without a server. */
export const mirror = {
  copy: 'A copy of release {number, number} of {published}, without a server.',
  find: 'Find a page in this copy',
  contents: 'Everything in this copy',
  narrow: 'Words that the line holds',
  licences: 'Sources and their licences',
  absent: 'What this copy does not hold',
  indicators: '{count, plural, one {# indicator} other {# indicators}} of this dashboard',
  whole: 'The whole product is at',
  lacks:
    '{what, select, choices {Every choice of indicator, source, place, period and figure at once: the copy holds each section, and each indicator of each place as its page begins.} search {Search in sentences: the list of everything can be narrowed by words where scripts run.} assistant {The assistant, which computes its answers from the whole release.} accounts {Accounts, comments, data entry and everything that somebody changes.} maps {Maps that move and pages with controls: figures are pictures and tables here.} live {Changes after the release that is named on each page.} other {}}',
} as const
