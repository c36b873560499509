import { DOCUMENTS } from './documents/endpoints.ts'
import { ACCOUNT } from './account/endpoints.ts'
import { ANALYSIS } from './analysis/endpoints.ts'
import * as avatars from './account/avatar.ts'
import * as preferences from './account/preferences.ts'
import * as socialSignIn from './account/social-sign-in.ts'
import * as activity from './activity/activity.ts'
import * as audit from './admin/audit.ts'
import * as platformSettings from './admin/platform-settings.ts'
import * as proof from './admin/proof.ts'
import * as adminSummary from './admin/summary.ts'
import * as grants from './admin/grants.ts'
import * as dataImport from './data-import/data-import.ts'
import * as uploads from './data-import/uploads.ts'
import * as dataPulls from './data-import/data-pulls.ts'
import * as entryForms from './data-entry/entry-forms.ts'
import * as entryTasks from './data-entry/entry-tasks.ts'
import * as figureSubmissions from './data-import/figure-submissions.ts'
import * as conflicts from './data-import/data-set-conflicts.ts'
import * as undo from './data-import/undo.ts'
import * as exported from './exports/exports.ts'
import * as users from './admin/users.ts'
import * as assistant from './assistant/assistant.ts'
import * as judgements from './assistant/judgements.ts'
import { tellStory } from './assistant/story.ts'
import * as phrasing from './assistant/phrasing.ts'
import * as earlierAssistants from './assistant/earlier.ts'
import * as availability from './availability/availability.ts'
import * as availableGap from './availability/gap.ts'
import * as sourceRadar from './source-radar/source-radar.ts'
import * as briefs from './briefs/briefs.ts'
import { readHome } from './home/home.ts'
import * as editions from './coordinates/editions.ts'
import * as evidence from './coordinates/evidence.ts'
import * as catalogueItems from './catalogue-items/catalogue-items.ts'
import * as customDashboards from './custom-dashboards/custom-dashboard.ts'
import * as dashboards from './dashboards/dashboard.ts'
import * as siteDashboards from './dashboards/write-dashboard.ts'
import * as data from './data/data.ts'
import * as knownErrors from './data-audit/known-errors.ts'
import * as predictive from './data/predictive-analysis.ts'
import type { Endpoint } from './endpoint.ts'
import * as oembed from './figures/oembed.ts'
import { FRONT } from './front/endpoints.ts'
import * as groups from './groups/groups.ts'
import * as testimonials from './inquiries/testimonials.ts'
import * as inquiries from './inquiries/inquiries.ts'
import * as pluginComments from './plugins/comments.ts'
import * as plugins from './plugins/plugins.ts'
import * as submissions from './plugins/submissions.ts'
import * as issues from './newsletter/issues.ts'
import * as newsletter from './newsletter/newsletter.ts'
import * as news from './news/news.ts'
import * as notifications from './notifications/notifications.ts'
import { READING_ROOM } from './reading-room/endpoints.ts'
import * as dataSources from './reference/data-source.ts'
import * as indicators from './reference/indicator.ts'
import * as locations from './reference/location.ts'
import * as measures from './reference/measure.ts'
import * as smallLists from './reference/small-lists.ts'
import * as helpTopics from './help/help-topics.ts'
import * as policy from './policy/policy.ts'
import { RELEASES } from './releases/endpoints.ts'
import * as service from './service/service.ts'
import * as system from './system/system.ts'
import * as tags from './tags/tags.ts'
import * as triangulation from './triangulation/by-ids.ts'
import * as triangulationDashboard from './triangulation/dashboard.ts'
import { listWaiting } from './waiting/waiting.ts'

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
  sourceRadar.readSourceRadar,
  availableGap.explainGap,
  briefs.listBriefs,
  readHome,
  assistant.askAssistant,
  assistant.askText,
  tellStory,
  inquiries.sendContact,
  inquiries.offerData,
  inquiries.registerInterest,
  inquiries.removeInquiry,
  newsletter.subscribe,
  newsletter.confirmSubscription,
  newsletter.endSubscription,
  newsletter.listSubscribers,
  issues.listIssues,
  issues.writeIssue,
  issues.changeIssue,
  issues.deleteIssue,
  issues.tryIssue,
  issues.sendIssue,
  issues.cancelIssue,
  testimonials.sendTestimonial,
  testimonials.sendVideoPart,
  testimonials.listTestimonials,
  testimonials.readTestimonialVideo,
  testimonials.readInquiryVideo,
  inquiries.listInquiries,
  inquiries.readInquiry,
  inquiries.answerInquiry,
  inquiries.deleteInquiry,
  judgements.judgeAnswer,
  judgements.listJudgements,
  phrasing.phraseAnswer,
  phrasing.countPhrasings,
  earlierAssistants.chatEarlier,
  earlierAssistants.commandEarlier,
  earlierAssistants.queryEarlier,
  earlierAssistants.askEarlier,
  evidence.listEvidence,
  editions.listEditions,
  ...ANALYSIS,
  triangulation.analyseTriangulation,
  triangulationDashboard.readTriangulation,
  ...ACCOUNT,
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
  exported.exportPlace,
  exported.exportFigures,
  undo.previewUndo,
  undo.undoRelease,
  conflicts.listFigureConflicts,
  conflicts.decideFigureConflicts,
  conflicts.listCatalogueConflicts,
  conflicts.decideCatalogueConflicts,
  figureSubmissions.listFigureSubmissions,
  figureSubmissions.readFigureSubmission,
  figureSubmissions.readFigureSubmissionReport,
  figureSubmissions.readFigureSubmissionFiles,
  figureSubmissions.submitFigures,
  figureSubmissions.correctFigures,
  figureSubmissions.withdrawFigures,
  figureSubmissions.approveFigures,
  figureSubmissions.sendFiguresBack,
  dataPulls.listDataPulls,
  dataPulls.startDataPull,
  dataPulls.readDataPull,
  dataPulls.readDataPullFiles,
  dataPulls.lookAtDhis2,
  dataPulls.cancelDataPull,
  dataPulls.resumeDataPull,
  dataPulls.repeatDataPull,
  dataPulls.endPullRepeat,
  entryForms.readEntryChoices,
  entryForms.readEntryForm,
  entryForms.saveEntryForm,
  entryForms.sendEntryForm,
  entryForms.reopenEntryForm,
  entryTasks.listEntryTasks,
  entryTasks.listEntryAssignments,
  entryTasks.assignEntry,
  entryTasks.removeEntryAssignment,
  knownErrors.listFindings,
  knownErrors.summariseFindings,
  knownErrors.listTouchedFigures,
  knownErrors.readFinding,
  knownErrors.decideFinding,
  uploads.beginUpload,
  uploads.readUpload,
  uploads.sendPiece,
  uploads.forgetUpload,
  catalogueItems.listCatalogueItems,
  catalogueItems.readCatalogueItem,
  catalogueItems.makeCatalogueItem,
  catalogueItems.changeCatalogueItem,
  catalogueItems.undoCatalogueChange,
  catalogueItems.listCatalogueProposals,
  catalogueItems.proposeCatalogueItem,
  catalogueItems.rejectCatalogueProposal,
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
  listWaiting,
  notifications.listNotifications,
  notifications.countUnread,
  notifications.markRead,
  notifications.markUnread,
  notifications.markAllRead,
  notifications.deleteNotification,
  ...FRONT,
  ...DOCUMENTS,
  ...READING_ROOM,
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
  system.readSystem,
  system.retryJob,
  system.makeBackup,
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
  helpTopics.listWrittenTopics,
  helpTopics.listRemovedTopics,
  helpTopics.listTopicVersions,
  helpTopics.writeTopic,
  helpTopics.addTopic,
  helpTopics.removeTopic,
  helpTopics.orderTopics,
  helpTopics.restoreTopic,
  policy.generatePolicy,
  policy.simulatePolicy,
  policy.listPolicyRuns,
  policy.keepPolicyRun,
  policy.deletePolicyRun,
  ...RELEASES,
  service.issueFrontendToken,
  service.readHealth,
  service.readReadiness,
  service.readVersion,
  service.readOpenApi,
  service.readDocs,
  service.readExample,
] as const

/** Every call of the API, in the order in which the documentation shows them. */
export const ENDPOINTS: readonly Endpoint[] = LIST

/** Every call by its method and address: `DELETE /tags/{id}`. */
export type Endpoints = {
  readonly [E in (typeof LIST)[number] as `${E['method']} ${E['path']}`]: E
}
