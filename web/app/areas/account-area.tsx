import {
  IconArrowLeft,
  IconBell,
  IconHistory,
  IconLayoutDashboard,
  IconLogout,
  IconPuzzle,
  IconSettings,
  IconShieldCheck,
  IconUserCircle,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { AreaView } from './area.tsx'
import { Area } from './area.tsx'
import classes from './area.module.css'
import { leaveAccount } from './leave.ts'
import { RequireAccount } from './require-account.tsx'

/** The views of `/account`, in the order of the menu (specification of accounts §2). */
const VIEWS: readonly AreaView[] = [
  {
    slug: 'userActivity',
    title: 'User Activity',
    icon: <IconHistory size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/activity/activity-page.tsx')),
  },
  {
    slug: 'profile',
    title: 'Profile',
    icon: <IconUserCircle size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/profile/profile-page.tsx')),
  },
  {
    slug: 'notification',
    title: 'Notifications',
    icon: <IconBell size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/notifications/notifications-page.tsx')),
  },
  {
    slug: 'savedDashboards',
    title: 'Saved Dashboards',
    icon: <IconLayoutDashboard size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/saved-dashboards/saved-dashboards-page.tsx')),
  },
  {
    slug: 'createPlugin',
    title: 'Create Plugin',
    icon: <IconPuzzle size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/create-plugin/create-plugin-page.tsx')),
  },
  {
    slug: 'approvePlugin',
    title: 'Approve Plugins',
    icon: <IconShieldCheck size={18} aria-hidden="true" />,
    needed: 'moderator',
    page: lazy(() => import('#web/features/approve-plugins/approve-plugins-page.tsx')),
  },
  {
    slug: 'settings',
    title: 'Settings',
    icon: <IconSettings size={18} aria-hidden="true" />,
    page: lazy(() => import('#web/features/settings/settings-page.tsx')),
  },
]

/** What belongs to one person: activity, profile, notifications, dashboards, plugins, settings. */
export default function AccountArea() {
  return (
    <RequireAccount>
      <Area
        heading="User Profile"
        views={VIEWS}
        before={
          <button type="button" className={classes.entry} onClick={goBack}>
            <IconArrowLeft size={18} aria-hidden="true" /> Back to Dashboard
          </button>
        }
        after={
          <button type="button" className={classes.entry} onClick={() => void leaveAccount()}>
            <IconLogout size={18} aria-hidden="true" /> Logout
          </button>
        }
      />
    </RequireAccount>
  )
}

/** One step back (specification of accounts §2); to the start when the browser knows of none. */
function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
