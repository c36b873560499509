import { accountFeature } from './features/account/routes.ts'
import { activityFeature } from './features/activity/routes.ts'
import { adminFeature } from './features/admin/routes.ts'
import { analysisFeature } from './features/analysis/routes.ts'
import { assistantFeature } from './features/assistant/routes.ts'
import { auditLogFeature } from './features/audit-log/routes.ts'
import { availabilityFeature } from './features/availability/routes.ts'
import { avatarFeature } from './features/avatar/routes.ts'
import { briefsFeature } from './features/briefs/routes.ts'
import { catalogueItemsFeature } from './features/catalogue-items/routes.ts'
import { coordinatesFeature } from './features/coordinates/routes.ts'
import { customDashboardsFeature } from './features/custom-dashboards/routes.ts'
import { dashboardsFeature } from './features/dashboards/routes.ts'
import { dataFeature } from './features/data/routes.ts'
import { docsFeature } from './features/docs/routes.ts'
import { documentFilesFeature } from './features/document-files/routes.ts'
import { documentMailingsFeature } from './features/document-mailings/routes.ts'
import { documentsFeature } from './features/documents/routes.ts'
import { embeddedSitesFeature } from './features/embedded-sites/routes.ts'
import { exportingFeature } from './features/exporting/routes.ts'
import { figureFilesFeature } from './features/figure-files/routes.ts'
import { frontFeature } from './features/front/routes.ts'
import { frontendTokenFeature } from './features/frontend-token/routes.ts'
import { grantsFeature } from './features/grants/routes.ts'
import { groupsFeature } from './features/groups/routes.ts'
import { healthFeature } from './features/health/routes.ts'
import { helpTopicsFeature } from './features/help-topics/routes.ts'
import { homeFeature } from './features/home/routes.ts'
import { importingFeature } from './features/importing/routes.ts'
import { inquiriesFeature } from './features/inquiries/routes.ts'
import { knownErrorsFeature } from './features/known-errors/routes.ts'
import { liteFeature } from './features/lite/routes.ts'
import { newsFeature } from './features/news/routes.ts'
import { newsletterFeature } from './features/newsletter/routes.ts'
import { notificationsFeature } from './features/notifications/routes.ts'
import { platformSettingsFeature } from './features/platform-settings/routes.ts'
import { pluginsFeature } from './features/plugins/routes.ts'
import { policyFeature } from './features/policy/routes.ts'
import { predictiveFeature } from './features/predictive/routes.ts'
import { preferencesFeature } from './features/preferences/routes.ts'
import { readingRoomFeature } from './features/reading-room/routes.ts'
import { referenceFeature } from './features/reference/routes.ts'
import { releasesFeature } from './features/releases/routes.ts'
import { secondFactorFeature } from './features/second-factor/routes.ts'
import { socialSignInFeature } from './features/social-sign-in/routes.ts'
import { sourceRadarFeature } from './features/source-radar/routes.ts'
import { systemFeature } from './features/system/routes.ts'
import { tagsFeature } from './features/tags/routes.ts'
import { triangulationFeature } from './features/triangulation/routes.ts'
import { waitingFeature } from './features/waiting/routes.ts'
import type { Feature } from './services/feature.ts'

/** Everything that the server answers to over its API, one folder of `features/` each. */
export const FEATURES: readonly Feature[] = [
  accountFeature,
  activityFeature,
  adminFeature,
  analysisFeature,
  assistantFeature,
  auditLogFeature,
  availabilityFeature,
  avatarFeature,
  briefsFeature,
  catalogueItemsFeature,
  coordinatesFeature,
  customDashboardsFeature,
  dashboardsFeature,
  dataFeature,
  docsFeature,
  documentFilesFeature,
  documentMailingsFeature,
  documentsFeature,
  embeddedSitesFeature,
  exportingFeature,
  figureFilesFeature,
  frontFeature,
  frontendTokenFeature,
  grantsFeature,
  groupsFeature,
  healthFeature,
  helpTopicsFeature,
  homeFeature,
  importingFeature,
  inquiriesFeature,
  knownErrorsFeature,
  liteFeature,
  newsFeature,
  newsletterFeature,
  notificationsFeature,
  platformSettingsFeature,
  pluginsFeature,
  policyFeature,
  predictiveFeature,
  preferencesFeature,
  readingRoomFeature,
  referenceFeature,
  releasesFeature,
  secondFactorFeature,
  socialSignInFeature,
  sourceRadarFeature,
  systemFeature,
  tagsFeature,
  triangulationFeature,
  waitingFeature,
]
