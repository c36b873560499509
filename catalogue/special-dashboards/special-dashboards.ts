import { CEMONC } from './cemonc.ts'
import { FACILITY_PROFILE, SERVICE_UPTAKE, STATE_FACILITIES } from './facilities.ts'
import { MINISTERS } from './ministers.ts'
import { NDHS_TRACKER } from './ndhs-tracker.ts'
import { NCDC, NDR_1, NDR_2 } from './repositories.ts'
import { PRESIDENTIAL_BOND } from './scorecards.ts'
import type { SpecialDashboard } from './special-dashboard.ts'

/** Every page about one programme or for one reader (specification 3 §2.6). */
export const SPECIAL_DASHBOARDS: readonly SpecialDashboard[] = [
  MINISTERS,
  PRESIDENTIAL_BOND,
  CEMONC,
  NDHS_TRACKER,
  SERVICE_UPTAKE,
  STATE_FACILITIES,
  FACILITY_PROFILE,
  NCDC,
  NDR_1,
  NDR_2,
]

/** The names under which administrators set the addresses of outside dashboards: each tab that offers one. */
export const OUTSIDE_NAMES: readonly string[] = SPECIAL_DASHBOARDS.flatMap(({ tabs }) =>
  tabs.map(({ slug }) => slug),
)
