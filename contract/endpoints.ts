import * as avatars from './account/avatar.ts'
import * as preferences from './account/preferences.ts'
import * as secondFactor from './account/second-factor.ts'
import * as socialSignIn from './account/social-sign-in.ts'
import * as ownSessions from './account/own-sessions.ts'
import * as passwordReset from './account/password-reset.ts'
import * as password from './account/password.ts'
import * as registration from './account/registration.ts'
import * as user from './account/user.ts'
import * as signIn from './account/sign-in.ts'
import * as activity from './activity/activity.ts'
import * as audit from './admin/audit.ts'
import * as platformSettings from './admin/platform-settings.ts'
import * as proof from './admin/proof.ts'
import * as adminSummary from './admin/summary.ts'
import * as grants from './admin/grants.ts'
import * as dataImport from './data-import/data-import.ts'
import * as users from './admin/users.ts'
import * as aggregate from './analysis/aggregate.ts'
import * as agreement from './analysis/agreement.ts'
import * as bestFigure from './analysis/best-figure.ts'
import * as classBreaks from './analysis/class-breaks.ts'
import * as comparison from './analysis/compare.ts'
import * as dataQuality from './analysis/data-quality.ts'
import * as correlation from './analysis/correlation.ts'
import * as descriptive from './analysis/descriptive.ts'
import * as earlierConfidence from './analysis/earlier-confidence.ts'
import * as forecast from './analysis/forecast.ts'
import * as inequality from './analysis/inequality.ts'
import * as target from './analysis/target.ts'
import * as trend from './analysis/trend.ts'
import * as triangulation from './triangulation/by-ids.ts'
import * as whyDiffer from './analysis/why-differ.ts'
import * as availability from './availability/availability.ts'
import * as availableGap from './availability/gap.ts'
import * as briefs from './briefs/briefs.ts'
import * as editions from './coordinates/editions.ts'
import * as evidence from './coordinates/evidence.ts'
import * as customDashboards from './custom-dashboards/custom-dashboard.ts'
import * as dashboards from './dashboards/dashboard.ts'
import * as siteDashboards from './dashboards/write-dashboard.ts'
import * as data from './data/data.ts'
import * as knownErrors from './data-audit/known-errors.ts'
import * as predictive from './data/predictive-analysis.ts'
import * as documents from './documents/document.ts'
import type { Endpoint } from './endpoint.ts'
import * as oembed from './figures/oembed.ts'
import * as groups from './groups/groups.ts'
import * as pluginComments from './plugins/comments.ts'
import * as plugins from './plugins/plugins.ts'
import * as submissions from './plugins/submissions.ts'
import * as news from './news/news.ts'
import * as notifications from './notifications/notifications.ts'
import * as dataSources from './reference/data-source.ts'
import * as indicators from './reference/indicator.ts'
import * as locations from './reference/location.ts'
import * as measures from './reference/measure.ts'
import * as smallLists from './reference/small-lists.ts'
import * as releases from './releases/releases.ts'
import * as service from './service/service.ts'
import * as tags from './tags/tags.ts'
import * as triangulationDashboard from './triangulation/dashboard.ts'

const LIST = [
  dashboards.listDashboards,
  dashboards.readDashboard,
  dashboards.listDashboardIndicators,
  dashboards.listDashboardSources,
  siteDashboards.createDashboard,
  siteDashboards.replaceDashboard,
  siteDashboards.deleteDashboard,
  indicators.listIndicators,
  indicators.readIndicator,
  dataSources.listDataSources,
  dataSources.readDataSource,
  locations.listLocations,
  locations.readLocation,
  smallLists.listHierarchyLevels,
  smallLists.listValueTypes,
  smallLists.listFactors,
  smallLists.listLinks,
  measures.listMeasures,
  measures.readMeasure,
  data.listData,
  data.listDashboardData,
  data.listDataAfter,
  predictive.predictData,
  groups.listGroups,
  oembed.readOembed,
  availability.listPeriods,
  availability.listLocationsWithData,
  availability.listSourcesOfIndicator,
  availability.listIndicatorSources,
  availability.listIndicatorsOfSource,
  availability.listIndicatorsOfDashboard,
  availability.listYears,
  availability.listIndicatorYears,
  availableGap.explainGap,
  briefs.listBriefs,
  evidence.listEvidence,
  editions.listEditions,
  descriptive.analyseDescriptive,
  trend.analyseTrend,
  target.analyseTarget,
  correlation.analyseCorrelation,
  forecast.analyseForecast,
  inequality.analyseInequality,
  comparison.analyseComparison,
  aggregate.analyseAggregate,
  dataQuality.analyseDataQuality,
  agreement.analyseAgreement,
  bestFigure.analyseBestFigure,
  earlierConfidence.readConfidence,
  whyDiffer.analyseWhyDiffer,
  classBreaks.analyseClassBreaks,
  triangulation.analyseTriangulation,
  triangulationDashboard.readTriangulation,
  signIn.signIn,
  signIn.signOut,
  signIn.readOwnAccount,
  registration.register,
  registration.verifyEmail,
  registration.resendVerification,
  passwordReset.forgotPassword,
  passwordReset.resetPassword,
  password.updatePassword,
  user.readUser,
  user.changeUser,
  user.editUser,
  user.eraseUser,
  ownSessions.listSessions,
  ownSessions.endSession,
  ownSessions.endAllSessions,
  ownSessions.exportAccount,
  secondFactor.finishSignIn,
  secondFactor.sendSignInCode,
  secondFactor.readSecondFactor,
  secondFactor.enableAuthenticator,
  secondFactor.confirmAuthenticator,
  secondFactor.disableAuthenticator,
  secondFactor.renewBackupCodes,
  secondFactor.readSecuritySettings,
  secondFactor.changeSecuritySettings,
  socialSignIn.listProviders,
  socialSignIn.beginSocialSignIn,
  socialSignIn.returnFromProvider,
  socialSignIn.finishLinkedIn,
  socialSignIn.registerWithProvider,
  preferences.readPreferences,
  preferences.changePreferences,
  avatars.replaceAvatar,
  avatars.removeAvatar,
  avatars.readAvatar,
  submissions.submitPlugin,
  submissions.listSubmissions,
  submissions.readSubmission,
  submissions.readSubmissionFile,
  submissions.approveSubmission,
  submissions.approveSubmissionByName,
  submissions.declineSubmission,
  pluginComments.listSubmissionComments,
  pluginComments.writeSubmissionComment,
  pluginComments.deleteSubmissionComment,
  plugins.listPlugins,
  plugins.listAllPlugins,
  plugins.disablePlugin,
  plugins.enablePlugin,
  plugins.deletePlugin,
  plugins.readPluginTemplate,
  news.listNews,
  news.createNews,
  news.replaceNews,
  news.changeNews,
  news.deleteNews,
  dataImport.previewImport,
  dataImport.publishImport,
  knownErrors.listFindings,
  knownErrors.summariseFindings,
  knownErrors.listTouchedFigures,
  knownErrors.readFinding,
  knownErrors.decideFinding,
  tags.listTags,
  tags.createTag,
  tags.replaceTag,
  tags.deleteTag,
  activity.recordInteraction,
  activity.listInteractions,
  activity.listInteractionMonths,
  activity.deleteInteraction,
  activity.deleteInteractions,
  activity.reportIndicatorTime,
  activity.reportSourceTime,
  activity.reportLocation,
  notifications.listNotifications,
  notifications.countUnread,
  notifications.markRead,
  notifications.markUnread,
  notifications.markAllRead,
  notifications.deleteNotification,
  documents.listDocuments,
  documents.readDocumentRow,
  documents.createDocument,
  documents.changeDocument,
  documents.deleteDocument,
  documents.undeleteDocument,
  documents.duplicateDocument,
  documents.listVersions,
  documents.readVersion,
  documents.restoreVersion,
  documents.approveDocument,
  documents.declineDocument,
  documents.uploadPicture,
  documents.readPicture,
  customDashboards.listCustomDashboards,
  customDashboards.readCustomDashboard,
  customDashboards.createCustomDashboard,
  customDashboards.changeCustomDashboard,
  customDashboards.replaceCustomDashboard,
  customDashboards.deleteCustomDashboard,
  customDashboards.approveCustomDashboard,
  customDashboards.declineCustomDashboard,
  proof.prove,
  adminSummary.readAdminSummary,
  users.listUsers,
  users.closeUser,
  users.deleteUsers,
  users.changeRole,
  users.upgradeUser,
  users.downgradeUser,
  grants.listGrants,
  grants.giveGrant,
  grants.takeGrant,
  audit.listAudit,
  audit.listAuditActions,
  audit.verifyAudit,
  platformSettings.readPlatformSettings,
  platformSettings.changePlatformSettings,
  releases.readCurrentRelease,
  releases.readCatalogueFile,
  releases.readIndicatorFile,
  releases.readRelatedFiles,
  releases.readProfileFile,
  releases.readLgaFile,
  releases.readLgaMonthsFile,
  releases.readReportingFile,
  releases.readGroupFile,
  releases.readGroupIndex,
  service.issueFrontendToken,
  service.readHealth,
  service.readVersion,
  service.readOpenApi,
  service.readDocs,
  service.readExample,
] as const

/** Every call of the API, in the order in which the documentation shows them. */
export const ENDPOINTS: readonly Endpoint[] = LIST

/** Every call by what its address says: `DELETE /tags/{id}`. */
export type Endpoints = {
  readonly [E in (typeof LIST)[number] as `${E['method']} ${E['path']}`]: E
}
