/** Wetin the reading pages dey talk apart from their figures. */
export const pageWords = {
  'in-plain-words':
    'For simple words, {indicator} for {place} na about {about} inside every 100 ({cited}). The true number fit be anything from {lower} reach {upper}, because {made, select, survey {na only sample dem ask} model {na from samples dem model am} other {}}.',
  'see-indicator': 'See this indicator with all the sources',
  'no-figure': 'This link no carry any figure.',
  'not-shown': 'This figure no fit show.',
  home: 'Go back home',
  'no-such-id':
    'No {what, select, indicator {indicator} datasource {data source} location {place} other {}} {id} dey.',
  nameless: 'The place {id} no get figure for this indicator.',
  'left-out':
    '“{asked}” wey dey the address no be {what, select, indicator {indicator} datasource {source} location {place} period {period} other {}} wey we know; we comot am.',
  'no-figure-why': 'Some part of am fit don lost, or the indicator no dey this release.',
  analytics:
    'Every indicator of every subject, from every source: how dem dey move together, how dem spread, where dem dey go, and how far the sources agree. Each result go talk how sure e be, and wetin the data no support, we no go talk am.',
  'not-found': '404 | Page no dey',
  'not-kept': 'E no dey for dis device',
  'not-kept-why':
    'You dey offline, and no page for dis address dey for dis device. When network dey, di site go open am, if e dey.',
  'not-found-why': 'No page dey for this address. E fit don move, or one letter of the link don lost.',
  'no-figures-yet': 'This dashboard never get figures.',
  'see-outcomes': 'See health outcomes and service coverage',
  'no-dashboards': 'Dashboards no gree load!',
  'not-loaded': 'This dashboard no gree load.',
  'no-such': 'That kind dashboard no dey, or e no dey public.',
  'my-dashboards': 'My dashboards',
  'log-in': 'Log in',
  'private-why':
    'Private dashboards dey open for who get dem only, and public ones after dem don approve dem, also after each change.',
  'made-by': 'Na {name} make am',
  'former-member': 'person wey don comot',
  'who-draft': 'Na only you fit open am, until e finish.',
  'who-private': 'Na only you fit open am.',
  'who-link': 'Anybody wey get the link fit open am.',
  'who-public': 'Everybody fit open am.',
  'who-waiting':
    'You and people wey dey decide fit open am{link, select, yes {, and anybody wey get the link} no {} other {}}.',
  'its-link': 'The link',
  'your-dashboard': 'Your dashboard',
  canvas: 'Change am for canvas',
  history: 'History',
  edit: 'Change Dashboard',
  create: 'Make New One',
  'no-figures': 'This dashboard no get figures.',
  'none-published': 'None of im indicators dey the data wey dem publish now.',
  'new-tab': '{title} (e go open for new tab)',
} as const
