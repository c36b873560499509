/** Figures from a file: what it would change, and the release. */
export const publish = {
  template: 'Template',
  example: 'Example with two figures',
  columns: 'The columns in words',
  'columns-about':
    'A table with commas in it (CSV, UTF-8). The first row names the columns, in any order; each further row is one figure. What is in the file takes the place of what is published for the same indicator, source, place and period; everything else stays. A row without a value is refused: what was not measured needs no row.',
  'look-up': 'Numbers to look up (CSV):',
  numbers: '{what, select, indicators {indicators} sources {data sources} places {places} other {}}',
  question: '{severity}, {source}, {count, plural, one {# figure} other {# figures}}: {sentence}',
  'would-change': 'What the file would change',
  counts:
    '{what, select, figures {Figures} groups {Figures of groups} other {}}: {added, number} added, {changed, number} changed, {unchanged, number} unchanged, {withdrawn, number} withdrawn.',
  refused: 'Refused: {count, plural, one {# row} other {# rows}}',
  'worth-look': 'Worth a look, but not refused',
  'compared-with': 'Held against release {release}.',
  row: 'Row',
  column: 'Column',
  reason: 'Why, and how to mend it',
  'line-of': '{file}, line {line}',
  differences:
    '{count, plural, one {One figure differs} other {{all} figures differ}} from what is published',
  'first-of': 'The first {shown} of them are shown.',
  'drawn-as':
    'Hollow: as published. Filled: as in the file.{more, select, yes { The first {count, number} are drawn.} other {}}',
  source: 'Source',
  'published-now': 'Published',
  'would-be': 'In the file',
  'what-happens': 'What happens',
  kind: '{kind, select, added {added} changed {changed} described {same value, described anew} withdrawn {withdrawn} other {}}',
  'show-all': 'Show all {all}',
  none: 'none',
  touched: 'Pages that show these figures',
  briefs:
    '{count, plural, one {The brief and profile of {places}} other {The briefs and profiles of {places}}}',
  'nothing-new': 'The data audit finds nothing new.',
  questions: 'New open questions of the data audit: {count, number}',
  file: 'Files of figures',
  'file-help':
    'A sheet as it is (XLSX, XLS, ODS, CSV), an export of DHIS2, the DHS Program, WHO, the World Bank, UNICEF or UNAIDS, or a CSV with the columns of the template. It is read in this browser.',
  published: 'Published as release {release}.',
  'what-new': 'What is new',
  'note-help': 'Stands beside the release.',
  why: 'Why the grave findings are right all the same',
  'why-help': 'Goes into the audit log with their names and yours.',
  publishing: 'Publishing …',
  publish: 'Publish as a new release',
} as const
