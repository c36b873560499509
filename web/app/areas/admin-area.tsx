import { IconLogout } from '@tabler/icons-react'
import type { AreaView } from './area.tsx'
import { Area } from './area.tsx'
import classes from './area.module.css'
import { leaveAccount } from './leave.ts'
import { RequireAccount } from './require-account.tsx'

/** The views of `/admin`, in the order of the menu (specification of accounts §2). */
const VIEWS: readonly AreaView[] = []

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
