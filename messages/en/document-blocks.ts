/** What pages say of the parts of a document. */
export const documentBlocks = {
  'the-part': 'this part',
  'not-shown': 'This part of the document cannot be shown.',
  drawing: '{figure}, drawing',
  unknown: 'Its indicator or its source is not part of this release.',
  frozen:
    'This part keeps the figures of an earlier release ({release}). This page draws those of the newest release only, which may be others.',
  'first-rows':
    'The first {count, number} of {all, number} rows, and {left, number} more that are not shown here.',
  'lost-annotations':
    '{count, plural, one {A note on this figure is not drawn: what it points at is not in it.} other {{count, number} notes on this figure are not drawn: what they point at is not in it.}}',
  'no-address': 'A page of another site belongs here; its address is not given yet.',
  'other-site': '{title} (a page of another site, opens in a new tab)',
  'show-site': 'Show the page of {host} here',
  'site-learns':
    '{host} then learns that somebody reads this page, and nothing about you that this site knows.',
  'site-late': '{host} has not answered for {seconds, number} seconds. The link above opens its page.',
  template:
    'This document is a template. It opens when {what, select, place {a place} source {a source} period {a period} other {something}} is chosen.',
} as const
