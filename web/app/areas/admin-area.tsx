import {
  IconBell,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconLogout,
  IconPuzzle,
  IconSettings,
  IconSpeakerphone,
  IconTable,
  IconTags,
  IconUsers,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { AreaView } from './area.tsx'
import { Area } from './area.tsx'
import classes from './area.module.css'
import { leaveAccount } from './leave.ts'
import { RequireAccount } from './require-account.tsx'

/** The views of `/admin`, in the order of the menu (specification of accounts §2). */
const VIEWS: readonly AreaView[] = [
  {
    slug: 'admindashboard',
    title: 'Admin Dashboard',
    icon: <IconLayoutDashboard size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/admin-dashboard/admin-dashboard-page.tsx')),
  },
  {
    slug: 'users',
    title: 'Users',
    icon: <IconUsers size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/users/users-page.tsx')),
  },
  {
    slug: 'Plugins',
    title: 'Plugins',
    icon: <IconPuzzle size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/admin-plugins/admin-plugins-page.tsx')),
  },
  {
    slug: 'notification',
    title: 'Notifications',
    icon: <IconBell size={18} aria-hidden="true" />,
    page: lazy(() => import('./admin-notifications.tsx')),
  },
  {
    slug: 'dashboard',
    title: 'Dashboard Management',
    icon: <IconTable size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/dashboard-management/dashboards-page.tsx')),
  },
  {
    slug: 'updates',
    title: "What's New",
    icon: <IconSpeakerphone size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/whats-new/manage-updates-page.tsx')),
  },
  {
    slug: 'tags',
    title: 'Indicator Tags',
    icon: <IconTags size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/tags/tags-page.tsx')),
  },
  {
    slug: 'requests',
    title: 'Dashboard Requests',
    icon: <IconInbox size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/dashboard-requests/requests-page.tsx')),
  },
  {
    slug: 'audit',
    title: 'Audit Log',
    icon: <IconHistory size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/audit-log/audit-page.tsx')),
  },
  {
    slug: 'adminsettings',
    title: 'Admin Settings',
    icon: <IconSettings size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/admin-settings/admin-settings-page.tsx')),
  },
]

/** What administrators run. Each call behind it is refused by the server to anybody else. */
export default function AdminArea() {
  return (
    <RequireAccount needed="admin">
      <Area
        heading="Admin Profile"
        views={VIEWS}
        after={
          <button type="button" className={classes.entry} onClick={() => void leaveAccount()}>
            <IconLogout size={18} aria-hidden="true" /> Logout
          </button>
        }
      />
    </RequireAccount>
  )
}
