/** The front of the site, as administrators choose it. */
export const adminFront = {
  saved: 'Saved',
  title: 'Front of the site',
  lead: 'Its names, logo and colour, what opens first and what menus leave out. Anybody may prepare one and offer it; here it is applied or sent back.',
  change: 'Change the front',
  'drafts-offered': 'Drafts that people offer',
  drafts: 'the drafts',
  none: 'Nobody offers one.',
  review: 'Review',
  'draft-of': 'the draft of {author}',
  had: 'Fronts that this site has had',
  fronts: 'the fronts',
  own: 'The product’s own',
  numbered: 'Front {number}',
  restored: '{name}, front {number} brought back',
  'by-at': 'by {name}, {moment}',
} as const
