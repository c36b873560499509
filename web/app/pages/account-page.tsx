import { IconArrowLeft } from '@tabler/icons-react'
import { Row } from '#web/kit/layout.tsx'
import { Area } from '../areas/area.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import classes from '../areas/area.module.css'

/** What belongs to one person: activity, profile, notifications, dashboards, plugins, settings. */
export default function AccountPage(props: PageProps) {
  return (
    <Area
      {...props}
      area="account"
      heading="User Profile"
      before={
        <Row type="button" as="button" gap={10} align="center" className={classes.entry} onClick={goBack}>
          <IconArrowLeft size={18} aria-hidden="true" /> Back to Dashboard
        </Row>
      }
    />
  )
}

/** One step back (specification of accounts §2); to the start when the browser knows of none. */
function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
