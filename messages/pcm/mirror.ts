/** Copy of the pages as files, without server. */
export const mirror = {
  copy: 'Copy of release {number, number} of {published}, without server.',
  find: 'Find page inside this copy',
  contents: 'Everything wey dey this copy',
  narrow: 'Words wey the line get',
  licences: 'Sources and their licences',
  absent: 'Wetin no dey this copy',
  indicators: '{count, plural, one {# indicator} other {# indicators}} of this dashboard',
  whole: 'The full product dey for',
  lacks:
    '{what, select, choices {Every choice of indicator, source, place, period and figure together: the copy get each section, and each indicator of each place as im page start.} search {Search with sentence: you fit use words reduce the list of everything if scripts dey run.} assistant {The assistant, wey dey calculate from the full release.} accounts {Accounts, comments, data entry and everything wey person dey change.} maps {Maps wey dey move and pages with controls: figures dey here as pictures and tables.} live {Changes after the release wey each page call.} other {}}',
} as const
