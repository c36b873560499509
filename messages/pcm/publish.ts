/** Figures from file: wetin e go change, and the release. */
export const publish = {
  template: 'Template',
  example: 'Example with two figures',
  columns: 'The columns in words',
  'columns-about':
    'Table with commas inside (CSV, UTF-8). The first row name the columns, any order; each other row na one figure. Wetin dey the file go take the place of wetin don come out for the same indicator, source, place and period; everything else go stay. We no dey take row wey no get value: wetin nobody measure no need row.',
  'look-up': 'Numbers wey you fit check (CSV):',
  numbers: '{what, select, indicators {indicators} sources {data sources} places {places} other {}}',
  question: '{severity}, {source}, {count, plural, one {# figure} other {# figures}}: {sentence}',
  'would-change': 'Wetin the file go change',
  counts:
    '{what, select, figures {Figures} groups {Figures of groups} other {}}: {added, number} new, {changed, number} change, {unchanged, number} no change, {withdrawn, number} comot.',
  refused: 'We no take: {count, plural, one {# row} other {# rows}}',
  'worth-look': 'Make you look am, but we take am',
  'compared-with': 'We compare am with release {release}.',
  row: 'Row',
  column: 'Column',
  reason: 'Why, and how you go fix am',
  'line-of': '{file}, line {line}',
  differences:
    '{count, plural, one {One figure no be the same} other {{all} figures no be the same}} with wetin don come out',
  'first-of': 'We dey show the first {shown}.',
  'drawn-as':
    'Empty: as e don come out. Full: as e dey the file.{more, select, yes { We draw the first {count, number}.} other {}}',
  source: 'Source',
  'published-now': 'Don come out',
  'would-be': 'For the file',
  'what-happens': 'Wetin go happen',
  kind: '{kind, select, added {new} changed {change} described {same value, other details} withdrawn {comot} other {}}',
  'show-all': 'Show all {all}',
  none: 'nothing',
  touched: 'Pages wey dey show these figures',
  briefs:
    '{count, plural, one {The brief and profile of {places}} other {The briefs and profiles of {places}}}',
  'nothing-new': 'The data audit no find anything new.',
  questions: 'New open questions of the data audit: {count, number}',
  file: 'Files of figures',
  'file-help':
    'Sheet as e be (XLSX, XLS, ODS, CSV), export of DHIS2, di DHS Program, WHO, di World Bank, UNICEF or UNAIDS, or CSV with di columns of di template. Dis browser go read am.',
  published: 'E don come out as release {release}.',
  'what-new': 'Wetin new',
  'note-help': 'E go dey beside the release.',
  why: 'Why the serious findings still correct',
  'why-help': 'E go enter the audit log with their names and your own.',
  publishing: 'E dey publish …',
  publish: 'Publish am as new release',
} as const
