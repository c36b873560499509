/** How a program gets the figures of a chart. */
export const byApi = {
  title: 'Use this figure for another place',
  about:
    'The address wey dey below dey answer {rows, plural, one {the # figure} other {exactly the # figures}} of this chart, one for each row: names, unit, bounds, sample, licence and release dey beside the value. E dey follow the newest release.',
  'about-several':
    'The addresses wey dey below dey answer exactly the {rows, plural, one {# figure} other {# figures}} of this chart, one for each row: names, unit, bounds, sample, licence and release dey beside the value. Dem be {addresses}, because the sources get figures for different times or places. Dem dey follow the newest release.',
  groups:
    'The address wey dey below dey answer the figures by group of this chart, one for each row. E dey follow the newest release.',
  computed:
    '{count, plural, one {# value of this chart na from them we calculate am, and e dey} other {# values of this chart na from them we calculate am, and dem dey}} inside im table (Download, CSV).',
  none: 'Everything for this chart na here we calculate am: im table (Download, CSV) get the values.',
  table: 'Table (CSV)',
  json: 'JSON',
  copy: 'Copy',
  copied: 'E don copy',
  lines: 'To copy put for program',
  'no-answer': 'The API no answer. Check your connection, then try again.',
  more: 'How the API dey work, with notebooks',
  embed: 'For page of another site',
  'embed-about': 'Copy these lines put for the page. The frame no dey set any cookie.',
  'rights-some': 'No be everything here you fit publish again',
  'rights-none': 'You fit publish every source of this figure again if you name am.',
  rights:
    '{kind, select, ask {{source}: ask {custodian} before you publish am again. The copy dey open, but nobody don verify their own terms.} not_for_sale {{source}: no be for sale. Name the source.} not_verified {{source}: ask {custodian} before you publish am again. Nobody don verify the terms.} other {}}',
  form: 'Form',
  interactive: 'Interactive',
  picture: 'Picture',
  figures: 'Figures',
  newest: 'Follow the newest release',
  'this-release': 'Stay with release {number}',
  look: 'Look am',
  files: 'As file, by address',
  'files-about':
    'The same address go always give the figure as e dey for here. For picture you fit choose width, height, scale, mode (light, dark) and font for the address.',
  'by-api': 'For program',
} as const
