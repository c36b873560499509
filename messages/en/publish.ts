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
    '{what, select, figures {Figures} groups {Figures of groups} other {}}: {added, number} added, {changed, number} changed, {unchanged, number} unchanged.',
  refused: 'Refused: {count, plural, one {# row} other {# rows}}',
  'worth-look': 'Worth a look, but not refused',
  'changed-first': 'Changed figures, the first of them',
  'nothing-new': 'The data audit finds nothing new.',
  questions: 'New open questions of the data audit: {count, number}',
  title: 'Publish Figures',
  lead: 'A file of figures is held against what is published before anything is changed. What the data audit would find in the new release is shown with it.',
  file: 'Files of figures',
  'file-help':
    'A sheet as it is (XLSX, XLS, ODS, CSV), an export of DHIS2, the DHS Program, WHO, the World Bank, UNICEF or UNAIDS, or a CSV with the columns of the template. It is read in this browser.',
  looking: 'Looking …',
  look: 'Look at it',
  published: 'Published as release {release}.',
  'what-new': 'What is new',
  'note-help': 'Stands beside the release.',
  why: 'Why the grave findings are right all the same',
  'why-help': 'Goes into the audit log with their names and yours.',
  publishing: 'Publishing …',
  publish: 'Publish as a new release',
} as const
