/** What reading pages say besides their figures. */
export const pageWords = {
  'in-plain-words':
    'In plain words, {indicator} in {place} {indicator_number, select, many {are} other {is}} about {about} in every 100 ({cited}). The true number could be anything from {lower} to {upper}, because {made, select, survey {only a sample was asked} model {it is modelled from samples} other {}}.',
  'see-indicator': 'See this indicator with all its sources',
  'no-figure': 'This link names no figure.',
  'not-shown': 'This figure cannot be shown.',
  home: 'Back to home',
  'no-such-id':
    'There is no {what, select, indicator {indicator} datasource {data source} location {place} other {}} {id}.',
  nameless: 'The place {id} has no figure of this indicator.',
  'left-out':
    '“{asked}” in the address is no {what, select, indicator {indicator} datasource {source} location {place} period {period} other {}} that is known here; it was left out.',
  'no-figure-why': 'A part of it may be missing, or its indicator is not part of this release.',
  analytics:
    'Every indicator of every subject, from every source: how they move together, how they spread, where they lead, and how far the sources agree. Each result says how sure it is, and what the data do not support is not claimed.',
  'not-found': '404 | Page not found',
  'not-kept': 'Not kept on this device',
  'not-kept-why':
    'You are offline, and no page of this address is kept on this device. With network the site opens it, if it is there.',
  'not-found-why': 'There is no page at this address. It may have moved, or a letter of the link is missing.',
  'no-figures-yet': 'This dashboard has no figures yet.',
  'see-outcomes': 'See health outcomes and service coverage',
  'no-dashboards': 'Unable to load dashboards!',
  'not-loaded': 'This dashboard could not be loaded.',
  'no-such': 'There is no such dashboard, or it is not public.',
  'my-dashboards': 'My dashboards',
  'log-in': 'Log in',
  'private-why':
    'Private dashboards open for their owner only, and public ones once they were approved, also after each change.',
  'made-by': 'Made by {name}',
  'former-member': 'a former member',
  'who-draft': 'Only you can open it, until it is finished.',
  'who-private': 'Only you can open it.',
  'who-link': 'Everybody with its link can open it.',
  'who-public': 'Everybody can open it.',
  'who-waiting':
    'You and those who decide can open it{link, select, yes {, and everybody with its link} no {} other {}}.',
  'its-link': 'Its link',
  'your-dashboard': 'Your dashboard',
  canvas: 'Edit on the canvas',
  history: 'History',
  edit: 'Edit Dashboard',
  create: 'Create New',
  'no-figures': 'This dashboard has no figures.',
  'none-published': 'None of its indicators is in the data that are published now.',
  'new-tab': '{title} (opens in a new tab)',
} as const
