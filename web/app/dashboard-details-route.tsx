import DetailsPage from '#web/features/saved-dashboards/details-page.tsx'
import { RequireAccount } from './areas/require-account.tsx'

/** The form of a dashboard of one's own, for people who are signed in. */
export default function DashboardDetailsRoute() {
  return (
    <RequireAccount>
      <DetailsPage />
    </RequireAccount>
  )
}
