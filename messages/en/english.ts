import { exchange } from './exchange.ts'
import { regularLetters } from './regular-letters.ts'
import { check } from './check.ts'
import { workList } from './work-list.ts'
import { licences } from './licences.ts'
import { comparePage } from './compare-page.ts'
import { placeNews } from './place-news.ts'
import { likeness } from './likeness.ts'
import { checkPage } from './check-page.ts'
import { home } from './home.ts'
import { stories } from './stories.ts'
import { richText } from './rich-text.ts'
import { columns } from './columns.ts'
import { createPlugin } from './create-plugin.ts'
import { dashboardManagement } from './dashboard-management.ts'
import { platform } from './platform.ts'
import { adminPlugins } from './admin-plugins.ts'
import { mail } from './mail.ts'
import { capabilities } from './capabilities.ts'
import { catalogueItems } from './catalogue-items.ts'
import { peopleList } from './people-list.ts'
import { auditActions } from './audit-actions.ts'
import { newsletters } from './newsletters.ts'
import { inquiries } from './inquiries.ts'
import { adminFront } from './admin-front.ts'
import { publish } from './publish.ts'
import { pulls } from './pulls.ts'
import { adminDashboard } from './admin-dashboard.ts'
import { judgements } from './judgements.ts'
import { mirror } from './mirror.ts'
import { status } from './status.ts'
import { system } from './system.ts'
import { waiting } from './waiting.ts'
import { manageUpdates } from './manage-updates.ts'
import { aboutNumber } from './about-number.ts'
import { entry } from './entry.ts'
import { submissions } from './submissions.ts'
import { submittedPlugins } from './submitted-plugins.ts'
import { documentRequests } from './document-requests.ts'
import { tags } from './tags.ts'
import { auditLog } from './audit-log.ts'
import { rights } from './rights.ts'
import { users } from './users.ts'
import { manage } from './manage.ts'
import { report } from './report.ts'
import { conflict } from './conflict.ts'
import { canvas } from './canvas.ts'
import { wizardChoice } from './wizard-choice.ts'
import { wizard } from './wizard.ts'
import { ownDashboards } from './own-dashboards.ts'
import { blockSettings } from './block-settings.ts'
import { myDocuments } from './my-documents.ts'
import { documentList } from './document-list.ts'
import { documentComments } from './document-comments.ts'
import { capture } from './capture.ts'
import { about } from './about.ts'
import { answers } from './answers.ts'
import { assistant } from './assistant.ts'
import { auditCases } from './audit-cases.ts'
import { blocks } from './blocks.ts'
import { births } from './births.ts'
import { brief } from './brief.ts'
import { briefs } from './briefs.ts'
import { bubble } from './bubble.ts'
import { bubbleSection } from './bubble-section.ts'
import { byApi } from './by-api.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'
import { chat } from './chat.ts'
import { choice } from './choice.ts'
import { comparison } from './comparison.ts'
import { configurer } from './configurer.ts'
import { controls } from './controls.ts'
import { correlation } from './correlation.ts'
import { correlationSection } from './correlation-section.ts'
import { credibility } from './credibility.ts'
import { dataAudit } from './data-audit.ts'
import { mapping } from './mapping.ts'
import { releases } from './releases.ts'
import { dataQuality } from './data-quality.ts'
import { datasetSection } from './dataset-section.ts'
import { datasets } from './datasets.ts'
import { descriptions } from './descriptions.ts'
import { descriptive } from './descriptive.ts'
import { descriptiveSection } from './descriptive-section.ts'
import { disaggregation } from './disaggregation.ts'
import { distribution } from './distribution.ts'
import { documentBlocks } from './document-blocks.ts'
import { documentFiles } from './document-files.ts'
import { newData } from './new-data.ts'
import { epidemicCurve } from './epidemic-curve.ts'
import { epidemicFigure } from './epidemic-figure.ts'
import { evidence } from './evidence.ts'
import { exported } from './export.ts'
import { facts } from './facts.ts'
import { flags } from './flags.ts'
import { figurePage } from './figure-page.ts'
import { forecast } from './forecast.ts'
import { gap } from './gap.ts'
import { groups } from './groups.ts'
import { importColumns } from './import-columns.ts'
import { indicatorComparison } from './indicator-comparison.ts'
import { inequality } from './inequality.ts'
import { interval } from './interval.ts'
import { keyFigures } from './key-figures.ts'
import { kinds } from './kinds.ts'
import { lacks } from './lacks.ts'
import { language } from './language.ts'
import { letters } from './letters.ts'
import { device } from './device.ts'
import { lite } from './lite.ts'
import { manifest } from './manifest.ts'
import { map } from './map.ts'
import { maps } from './maps.ts'
import { menus } from './menus.ts'
import { move } from './move.ts'
import { multiSource } from './multi-source.ts'
import { options } from './options.ts'
import { overview } from './overview.ts'
import { frame } from './frame.ts'
import { frameOrder } from './frame-order.ts'
import { pageWords } from './page-words.ts'
import { pages } from './pages.ts'
import { partGap } from './part-gap.ts'
import { pairs } from './pairs.ts'
import { panels } from './panels.ts'
import { paper } from './paper.ts'
import { picker } from './picker.ts'
import { policy } from './policy.ts'
import { predictive } from './predictive.ts'
import { profiles } from './profiles.ts'
import { pyramid } from './pyramid.ts'
import { qualityChecks } from './quality-checks.ts'
import { quarters } from './quarters.ts'
import { quote } from './quote.ts'
import { quoteCard } from './quote-card.ts'
import { scatter } from './scatter.ts'
import { scorecard } from './scorecard.ts'
import { search } from './search.ts'
import { sections } from './sections.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { sourcePanel } from './source-panel.ts'
import { sourceTable } from './source-table.ts'
import { special } from './special.ts'
import { indicatorSearch } from './indicator-search.ts'
import { spread } from './spread.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'
import { target } from './target.ts'
import { readingRoom } from './reading-room.ts'
import { testimonials } from './testimonials.ts'
import { tour } from './tour.ts'
import { trend } from './trend.ts'
import { trends } from './trends.ts'
import { triangulate } from './triangulate.ts'
import { triangulation } from './triangulation.ts'
import { twoWay } from './two-way.ts'
import { unit } from './unit.ts'
import { values } from './values.ts'
import { voice } from './voice.ts'
import { weeks } from './weeks.ts'
import { weights } from './weights.ts'
import { whyDiffer } from './why-differ.ts'
import { widgets } from './widgets.ts'
import { zonal } from './zonal.ts'
import { zonalColumns } from './zonal-columns.ts'
import { asking } from './asking.ts'
import { form } from './form.ts'
import { faults } from './faults.ts'
import { told } from './told.ts'
import { documentFaults } from './document-faults.ts'
import { pluginPath } from './plugin-path.ts'
import { problems } from './problems.ts'
import { comments } from './comments.ts'
import { records } from './records.ts'
import { security } from './security.ts'
import { signIn } from './sign-in.ts'
import { settings } from './settings.ts'
import { profile } from './profile.ts'
import { notifications } from './notifications.ts'
import { activity } from './activity.ts'
import { terms } from './terms.ts'
import { area } from './area.ts'
import { help } from './help.ts'
import { helpTopics } from './help-topics.ts'
import { testing } from './testing.ts'
import { sendIn } from './send-in.ts'
import { testimonialForm } from './testimonial-form.ts'
import { roomWords } from './room-words.ts'
import { updates } from './updates.ts'

/** Every English text by its topic. The ids of messages, and the values that they take, are read off these texts. */
export const english = {
  report,
  conflict,
  canvas,
  'wizard-choice': wizardChoice,
  wizard,
  'own-dashboards': ownDashboards,
  'block-settings': blockSettings,
  'my-documents': myDocuments,
  'document-list': documentList,
  'document-comments': documentComments,
  capture,
  about,
  answers,
  assistant,
  'audit-cases': auditCases,
  blocks,
  births,
  brief,
  briefs,
  bubble,
  'bubble-section': bubbleSection,
  'by-api': byApi,
  card,
  chart,
  chat,
  choice,
  check,
  'check-page': checkPage,
  'work-list': workList,
  licences,
  'compare-page': comparePage,
  'place-news': placeNews,
  likeness,
  home,
  stories,
  comparison,
  configurer,
  controls,
  correlation,
  'correlation-section': correlationSection,
  credibility,
  'data-audit': dataAudit,
  mapping,
  releases,
  'data-quality': dataQuality,
  'dataset-section': datasetSection,
  datasets,
  descriptions,
  descriptive,
  'descriptive-section': descriptiveSection,
  disaggregation,
  distribution,
  'document-blocks': documentBlocks,
  'document-files': documentFiles,
  'new-data': newData,
  'epidemic-curve': epidemicCurve,
  'epidemic-figure': epidemicFigure,
  evidence,
  export: exported,
  facts,
  'figure-page': figurePage,
  flags,
  forecast,
  gap,
  groups,
  'import-columns': importColumns,
  'indicator-comparison': indicatorComparison,
  inequality,
  interval,
  'key-figures': keyFigures,
  kinds,
  lacks,
  language,
  letters,
  device,
  lite,
  manifest,
  map,
  maps,
  menus,
  move,
  'multi-source': multiSource,
  options,
  overview,
  frame,
  'frame-order': frameOrder,
  'page-words': pageWords,
  pages,
  'part-gap': partGap,
  pairs,
  panels,
  paper,
  picker,
  policy,
  predictive,
  profiles,
  pyramid,
  'quality-checks': qualityChecks,
  quarters,
  quote,
  'quote-card': quoteCard,
  scatter,
  scorecard,
  search,
  sections,
  sheet,
  shell,
  'source-panel': sourcePanel,
  'source-table': sourceTable,
  special,
  'indicator-search': indicatorSearch,
  spread,
  statistics,
  table,
  target,
  'reading-room': readingRoom,
  testimonials,
  tour,
  trend,
  trends,
  triangulate,
  triangulation,
  'two-way': twoWay,
  unit,
  values,
  voice,
  weeks,
  weights,
  'why-differ': whyDiffer,
  widgets,
  zonal,
  'zonal-columns': zonalColumns,
  asking,
  form,
  faults,
  told,
  'document-faults': documentFaults,
  'plugin-path': pluginPath,
  problems,
  comments,
  records,
  security,
  'sign-in': signIn,
  settings,
  profile,
  notifications,
  activity,
  terms,
  area,
  help,
  'help-topics': helpTopics,
  testing,
  'send-in': sendIn,
  'testimonial-form': testimonialForm,
  manage,
  users,
  rights,
  'audit-log': auditLog,
  tags,
  'document-requests': documentRequests,
  'submitted-plugins': submittedPlugins,
  'manage-updates': manageUpdates,
  'room-words': roomWords,
  updates,
  waiting,
  judgements,
  mirror,
  status,
  system,
  'admin-dashboard': adminDashboard,
  publish,
  pulls,
  'about-number': aboutNumber,
  entry,
  submissions,
  'admin-front': adminFront,
  inquiries,
  mail,
  capabilities,
  'catalogue-items': catalogueItems,
  'people-list': peopleList,
  'audit-actions': auditActions,
  newsletters,
  'admin-plugins': adminPlugins,
  platform,
  'dashboard-management': dashboardManagement,
  'create-plugin': createPlugin,
  columns,
  'rich-text': richText,
  exchange,
  'regular-letters': regularLetters,
} as const

export type English = typeof english
