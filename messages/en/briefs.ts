/** The page of all briefs. */
export const briefs = {
  lead: 'Two A4 pages for the nation, the zones and the states: ten key figures with interval and target, trends, what the sources disagree about, who is left behind, and what is not known. Set from release {release, number}; every number is the one that MSDAT serves.',
  all: 'All {count, number} briefs as one zip',
  'all-about': 'You can go on reading meanwhile; the zip downloads when it is ready.',
  download: 'Download {format}',
  cancel: 'Cancel',
  progress: '<b>{done, number} of {all, number}</b> set',
  now: 'now {place}',
  failed: 'The briefs could not be had. Try again in a minute.',
  ready: 'The zip of {count, number} briefs is there',
  nation: 'The nation',
  zone: 'The zone',
  find: 'Find a state',
  none: 'No state is called so.',
  brief: 'Brief',
  key: 'Key figures',
  held: 'Indicators',
  files: 'Files',
  legend:
    'Key figures: dark with a published interval, pale without, hollow not held. A place with few gets a short brief. Indicators: with any figure in this release.',
  ticks: '{interval, number} with interval, {value, number} without, {none, number} not held',
  file: '{format} of {place_name}',
} as const
