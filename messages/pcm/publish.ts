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
    '{what, select, figures {Figures} groups {Figures of groups} other {}}: {added, number} new, {changed, number} change, {unchanged, number} no change.',
  refused: 'We no take: {count, plural, one {# row} other {# rows}}',
  'worth-look': 'Make you look am, but we take am',
  'changed-first': 'Figures wey change, the first ones',
  'nothing-new': 'The data audit no find anything new.',
  questions: 'New open questions of the data audit: {count, number}',
  title: 'Publish Figures',
  lead: 'We dey compare file of figures with wetin don come out before anything change. We go show too wetin the data audit go find for the new release.',
  file: 'Files of figures',
  'file-help':
    'Sheet as e be (XLSX, XLS, ODS, CSV), export of DHIS2, di DHS Program, WHO, di World Bank, UNICEF or UNAIDS, or CSV with di columns of di template. Dis browser go read am.',
  looking: 'E dey look …',
  look: 'Look am',
  published: 'E don come out as release {release}.',
  'what-new': 'Wetin new',
  'note-help': 'E go dey beside the release.',
  why: 'Why the serious findings still correct',
  'why-help': 'E go enter the audit log with their names and your own.',
  publishing: 'E dey publish …',
  publish: 'Publish am as new release',
} as const
