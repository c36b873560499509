/** Wetin pages dey talk about the parts of one document. */
export const documentBlocks = {
  'the-part': 'this part',
  'not-shown': 'This part of the document no fit show.',
  drawing: '{figure}, drawing',
  unknown: 'The indicator or the source no dey this release.',
  frozen:
    'This part keep the figures of one release wey don pass ({release}). This page dey draw only the ones of the newest release, and dem fit different.',
  'first-rows': 'The first {count, number} of {all, number} rows, and {left, number} more wey no show here.',
  'lost-annotations':
    '{count, plural, one {One note for this figure no dey drawn: wetin e dey point at no dey inside.} other {{count, number} notes for this figure no dey drawn: wetin dem dey point at no dey inside.}}',
  'no-address': 'Page of another site suppose dey here; dem never give the address.',
  'other-site': '{title} (page of another site, e go open for new tab)',
  'show-site': 'Show the page of {host} here',
  'site-learns':
    '{host} go then know say person dey read this page, and nothing about you wey this site know.',
  'site-late': '{host} never answer for {seconds, number} seconds. The link up go open the page.',
  template:
    'This document na template. E go open when you choose {what, select, place {one place} source {one source} period {one period} other {something}}.',
} as const
