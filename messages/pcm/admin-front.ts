/** The front of the site, as admins dey choose am. */
export const adminFront = {
  saved: 'Saved',
  title: 'Front of the site',
  lead: 'The names, logo and colour, wetin open first and wetin menus no show. Anybody fit prepare one and offer am; na here dem dey use am or send am back.',
  change: 'Change the front',
  'drafts-offered': 'Drafts wey people offer',
  drafts: 'the drafts',
  none: 'Nobody dey offer one.',
  review: 'Look am',
  'draft-of': 'the draft of {author}',
  had: 'Fronts wey this site don get',
  fronts: 'the fronts',
  own: 'The product own',
  numbered: 'Front {number}',
  restored: '{name}, dem bring front {number} back',
  'by-at': 'by {name}, {moment}',
} as const
