import type { AreaPage } from './page.ts'

/** The views of `/account`, in the order of their menu (specification of accounts §2). */
const ACCOUNT: readonly AreaPage[] = [
  {
    area: 'account',
    slug: 'userActivity',
    title: 'User Activity',
    module: 'activity-page',
    icon: 'history',
    menus: [{ menu: 'account', label: 'Activity history', order: 4 }],
  },
  { area: 'account', slug: 'profile', title: 'Profile', module: 'profile-page', icon: 'person' },
  {
    area: 'account',
    slug: 'notification',
    title: 'Notifications',
    module: 'notifications-page',
    icon: 'bell',
    menus: [{ menu: 'account', label: 'Notifications', order: 3 }],
  },
  {
    area: 'account',
    slug: 'savedDashboards',
    title: 'Saved Dashboards',
    module: 'custom-dashboards-page',
    icon: 'dashboard',
    menus: [{ menu: 'account', label: 'My dashboards', order: 2 }],
  },
  {
    area: 'account',
    slug: 'createPlugin',
    title: 'Create Plugin',
    module: 'create-plugin-page',
    icon: 'puzzle',
  },
  {
    area: 'account',
    slug: 'approvePlugin',
    title: 'Approve Plugins',
    module: 'approve-plugins-page',
    icon: 'approval',
    needed: 'moderator',
  },
  {
    area: 'account',
    slug: 'settings',
    title: 'Settings',
    module: 'settings-page',
    icon: 'settings',
    menus: [{ menu: 'account', label: 'Settings', order: 5, startsGroup: true }],
  },
]

/** The views of `/admin`, in the order of their menu (specification of accounts §2). */
const ADMIN: readonly AreaPage[] = [
  {
    area: 'admin',
    slug: 'admindashboard',
    title: 'Admin Dashboard',
    module: 'admin-dashboard-page',
    icon: 'dashboard',
  },
  { area: 'admin', slug: 'users', title: 'Users', module: 'users-page', icon: 'people' },
  { area: 'admin', slug: 'Plugins', title: 'Plugins', module: 'admin-plugins-page', icon: 'puzzle' },
  {
    area: 'admin',
    slug: 'notification',
    title: 'Notifications',
    module: 'admin-notifications-page',
    icon: 'bell',
  },
  {
    area: 'admin',
    slug: 'dashboard',
    title: 'Dashboard Management',
    module: 'dashboards-page',
    icon: 'table',
  },
  { area: 'admin', slug: 'updates', title: "What's New", module: 'manage-updates-page', icon: 'megaphone' },
  { area: 'admin', slug: 'tags', title: 'Indicator Tags', module: 'tags-page', icon: 'tags' },
  { area: 'admin', slug: 'requests', title: 'Dashboard Requests', module: 'requests-page', icon: 'inbox' },
  { area: 'admin', slug: 'audit', title: 'Audit Log', module: 'audit-page', icon: 'history' },
  {
    area: 'admin',
    slug: 'adminsettings',
    title: 'Admin Settings',
    module: 'admin-settings-page',
    icon: 'settings',
  },
]

/** Every view inside an area. */
export const AREA_PAGES: readonly AreaPage[] = [...ACCOUNT, ...ADMIN]
