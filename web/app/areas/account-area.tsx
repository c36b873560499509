import { IconArrowLeft, IconLogout } from '@tabler/icons-react'
import type { AreaView } from './area.tsx'
import { Area } from './area.tsx'
import classes from './area.module.css'
import { leaveAccount } from './leave.ts'
import { RequireAccount } from './require-account.tsx'

/** The views of `/account`, in the order of the menu (specification of accounts §2). */
const VIEWS: readonly AreaView[] = []

/** What belongs to one person: activity, profile, notifications, dashboards, plugins, settings. */
export default function AccountArea() {
  return (
    <RequireAccount>
      <Area
        heading="User Profile"
        views={VIEWS}
        before={
          <button type="button" className={classes.entry} onClick={() => window.history.back()}>
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
