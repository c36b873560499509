/** How a program gets the figures of a chart. */
export const byApi = {
  title: 'Use this figure elsewhere',
  about:
    'The address below answers {rows, plural, one {the # figure} other {exactly the # figures}} of this chart, one in each row: names, unit, bounds, sample, licence and release beside the value. It follows the newest release.',
  'about-several':
    'The addresses below answer exactly the {rows, plural, one {# figure} other {# figures}} of this chart, one in each row: names, unit, bounds, sample, licence and release beside the value. There are {addresses} of them, because the sources have figures for different times or places. They follow the newest release.',
  groups:
    'The address below answers the figures by group of this chart, one in each row. It follows the newest release.',
  computed:
    '{count, plural, one {# value of this chart is computed from them and is} other {# values of this chart are computed from them and are}} in its table (Download, CSV).',
  none: 'Everything in this chart is computed here: its table (Download, CSV) has the values.',
  table: 'Table (CSV)',
  json: 'JSON',
  copy: 'Copy',
  copied: 'Copied',
  lines: 'To copy into a program',
  'no-answer': 'The API did not answer. Look at your connection and try again.',
  more: 'How the API works, with notebooks',
  embed: 'In a page of another site',
  'embed-about': 'Copy these lines into the page. The frame sets no cookies.',
  'rights-some': 'Not everything here may be republished',
  'rights-none': 'Every source of this figure may be republished when it is named.',
  rights:
    '{kind, select, ask {{source}: ask {custodian} before you republish it. The copy is open, but their own terms are not verified.} not_for_sale {{source}: not for sale. Name the source.} not_verified {{source}: ask {custodian} before you republish it. Its terms are not verified.} other {}}',
  form: 'Form',
  interactive: 'Interactive',
  picture: 'Picture',
  figures: 'Figures',
  newest: 'Follow the newest release',
  'this-release': 'Stay with release {number}',
  look: 'Look at it',
  files: 'As a file, by address',
  'files-about':
    'The same address always gives the figure as it is drawn here. Of a picture you can choose width, height, scale, mode (light, dark) and font in the address.',
  'by-api': 'For a program',
} as const
