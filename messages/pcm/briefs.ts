/** The page of all briefs. */
export const briefs = {
  lead: 'Two A4 pages for the whole country, the zones and the states: ten key figures with range and target, trends, wetin the sources no agree on, who dem leave behind, and wetin nobody know. We set am from release {release, number}; every number na the one wey MSDAT dey serve.',
  all: 'All {count, number} briefs inside one zip',
  'all-about': 'You fit dey read go; the zip go download when e ready.',
  download: 'Download {format}',
  cancel: 'Cancel',
  progress: '<b>{done, number} of {all, number}</b> don set',
  now: 'now na {place}',
  failed: 'We no fit get the briefs. Try again after one minute.',
  ready: 'The zip of {count, number} briefs don ready',
  nation: 'The whole country',
  zone: 'The zone',
  find: 'Find one state',
  none: 'No state get that name.',
  brief: 'Brief',
  key: 'Key figures',
  held: 'Indicators',
  files: 'Files',
  legend:
    'Key figures: dark get range wey dem publish, pale no get, empty we no hold am. Place wey get few go get short brief. Indicators: wey get any figure inside this release.',
  ticks: '{interval, number} get range, {value, number} no get, {none, number} we no hold',
  file: '{format} of {place_name}',
} as const
