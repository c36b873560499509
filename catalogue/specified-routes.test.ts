import { expect, test } from 'vitest'
import { parse } from 'regexparam'
import { AREA_PAGES } from './area-pages.ts'
import { DASHBOARDS } from './dashboards.ts'
import { MOVED_PAGES, PAGES } from './pages.ts'

/** Every address that the three specifications name, each of their sections 2. */
const SPECIFIED = [
  ...[
    '/',
    '/about',
    '/testimonials',
    '/advanced-triangulation-dashboard',
    '/llama-ai',
    '/dashboard-landing-page',
  ],
  ...['/external-ncdc', '/external-ndr1', '/external-ndr2', '/ministers-dashboard', '/cemonc-dashboard'],
  ...['/presidential-bond-scorecard', '/health-service-uptake', '/state-health-facility', '/ndhs-tracker'],
  ...[
    '/health-facilities-profile',
    '/data-partnership',
    '/faq',
    '/update_log',
    '/testing',
    '/data-entry',
    '/data-entry/approval',
  ],
  ...['/health-profiles/', '/health-profiles/kano', '/indicator-search', '/indicator-search/barchart-view'],
  ...['/indicator-search/state-table-view', '/indicator-search/datasource-search/18/2/2018/'],
  ...[
    '/coming-soon',
    '/coming-soon/custom_dashboard',
    '/coming-soon/advanced_analytics',
    '/coming-soon/gis_mapping',
  ],
  ...['/coming-soon/health_surveillance', '/advanced_analytics', '/metadata-qa', '/policy-simulator'],
  ...['/health-think', '/health-think/signup', '/health-think/profile'],
  ...['/dashboard/Demographics', '/dashboard/Demographics/3', '/login', '/register', '/forgot-password'],
  ...['/password-recovery', '/profile', '/account', '/admin', '/account-settings', '/saved-dashboard'],
  ...[
    '/activity-history',
    '/notifications',
    '/create-plugin',
    '/custom',
    '/custom/login',
    '/custom/register',
  ],
  ...['/custom/private/abc', '/custom/public/abc', '/custom/requests', '/my-dashboard'],
  ...['/my-dashboard/details', '/my-dashboard/preference-table', '/my-dashboard/data-table'],
  ...['/my-dashboard/sections', '/my-dashboard/embed-dashboard', '/my-custom-dashboard/Mine'],
  ...['/configure', '/configure/account', '/configure/user', '/configure/user/customize'],
  ...['/configure/user/appearance', '/configure/user/settings', '/configure/user/preview'],
]

/** Whether a path fits a route and the limits of its varying parts, as the router asks. */
function fits({ pattern, parts = {} }: (typeof PAGES)[number] | (typeof MOVED_PAGES)[number], path: string) {
  const { keys, pattern: expression } = parse(pattern)
  const found = expression.exec(path)
  return found !== null && keys.every((key, at) => parts[key]?.test(found[at + 1] ?? '') ?? true)
}

test.each(SPECIFIED)('%s of the specification is a page, or leads to one', (path) =>
  expect([...PAGES, ...MOVED_PAGES].filter((route) => fits(route, path)).length, path).toBeGreaterThan(0),
)

test.each([
  [
    'account',
    [
      'userActivity',
      'profile',
      'notification',
      'savedDashboards',
      'createPlugin',
      'approvePlugin',
      'settings',
    ],
  ],
  ['admin', ['admindashboard', 'notification', 'users', 'Plugins', 'adminsettings', 'dashboard', 'tags']],
] as const)('every view of /%s that the specification names is there', (area, slugs) => {
  const own = AREA_PAGES.filter((page) => page.area === area).map(({ slug }) => slug)
  expect(slugs.filter((slug) => !own.includes(slug))).toEqual([])
})

test('the dashboard that assesses quarters has its address', () =>
  expect(DASHBOARDS.map(({ name }) => name)).toContain('Quarterly_Performance_Assessment_Dashboard'))
