import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { openBriefs } from './briefs/briefs.ts'
import { openCalculations } from './calculations/calculations.ts'
import { type Audits, openAudits } from './data-audit/audits.ts'
import { type AccountsOptions, openAccounts } from './identity/accounts.ts'
import { doorkeeperOf } from './identity/doorkeeper.ts'
import { forgetExpired } from './identity/forget-expired.ts'
import { serverSecret } from './identity/server-secret.ts'
import { serveAccounts } from './features/account/routes.ts'
import { serveActivity } from './features/activity/routes.ts'
import { serveAdmin } from './features/admin/routes.ts'
import { serveAnalysis } from './features/analysis/routes.ts'
import { serveAuditLog } from './features/audit-log/routes.ts'
import { serveCoordinates } from './features/coordinates/routes.ts'
import { openAnswers } from './features/assistant/answers.ts'
import { serveAssistant } from './features/assistant/routes.ts'
import { openVoices } from './features/assistant/voices.ts'
import { serveAvailability } from './features/availability/routes.ts'
import { serveSourceRadar } from './features/source-radar/routes.ts'
import { serveAvatars } from './features/avatar/routes.ts'
import { forgetDeleted } from './documents/forget-deleted.ts'
import { serveDocumentFiles } from './features/document-files/routes.ts'
import { serveDocumentMailings } from './features/document-mailings/routes.ts'
import { serveDocuments } from './features/documents/routes.ts'
import { serveBriefs } from './features/briefs/routes.ts'
import { serveCustomDashboards } from './features/custom-dashboards/routes.ts'
import { serveDashboards } from './features/dashboards/routes.ts'
import { serveData } from './features/data/routes.ts'
import { serveDocs } from './features/docs/routes.ts'
import { serveOembed } from './features/figure-files/oembed-route.ts'
import { serveEmbeddedSites } from './features/embedded-sites/routes.ts'
import { serveFigureFiles } from './features/figure-files/routes.ts'
import { serveFront } from './features/front/routes.ts'
import { serveFrontendToken } from './features/frontend-token/routes.ts'
import { serveGrants } from './features/grants/routes.ts'
import { serveGroups } from './features/groups/routes.ts'
import { serveHealth } from './features/health/routes.ts'
import { serveImports } from './features/importing/routes.ts'
import { serveInquiries } from './features/inquiries/routes.ts'
import { serveLite } from './features/lite/routes.ts'
import { serveKnownErrors } from './features/known-errors/routes.ts'
import { serveNewsletter } from './features/newsletter/routes.ts'
import { serveNews } from './features/news/routes.ts'
import { serveNotifications } from './features/notifications/routes.ts'
import { servePages, serveWebFiles } from './features/page/routes.ts'
import { serveSiteFiles } from './features/page/site-files.ts'
import { servePluginArea } from './features/plugins/routes.ts'
import { servePlatformSettings } from './features/platform-settings/routes.ts'
import { languageOf } from '#languages/from-source.ts'
import { proposalsText } from './features/policy/proposals-text.ts'
import { serveHelpTopics } from './features/help-topics/routes.ts'
import { servePolicy } from './features/policy/routes.ts'
import { servePredictive } from './features/predictive/routes.ts'
import { servePreferences } from './features/preferences/routes.ts'
import { serveReadingRoom } from './features/reading-room/routes.ts'
import { serveReference } from './features/reference/routes.ts'
import { serveWaiting } from './features/waiting/routes.ts'
import { openWaitingList } from './waiting/waiting-list.ts'
import { openDataFiles } from './data-files/data-files.ts'
import { currentName } from './front/current-name.ts'
import { openDocumentFiles } from './paper/document-files.ts'
import { openFigureFiles } from './figure-files/figure-files.ts'
import { type FileCache, openFileCache } from './release/file-cache.ts'
import { serveReleases } from './features/releases/routes.ts'
import { serveTags } from './features/tags/routes.ts'
import { serveSecondFactor } from './features/second-factor/routes.ts'
import { serveSocialSignIn } from './features/social-sign-in/routes.ts'
import { serveTriangulation } from './features/triangulation/routes.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Database } from './platform/database/database.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { answerUnknown } from './platform/http/unknown-address.ts'
import { appointDoorkeeper } from './platform/http/who-asks.ts'
import type { SpeechVariables } from './platform/environment.ts'
import { fileMail } from './platform/mail/file-mail.ts'
import type { ModelVariables } from './platform/model-variables.ts'
import { watchWriting, type WritingWatch } from './platform/disk/writing.ts'
import { readProductVersion } from './platform/product-version.ts'

export interface AppOptions {
  readonly database: Database
  readonly corsOrigins?: readonly string[]
  /** Where people reach the product; null: what each request says. */
  readonly publicUrl?: string | null
  /** Proxies in front whose word on the reader's address is believed. */
  readonly trustedProxies?: readonly string[]
  readonly logLevel?: string
  readonly mode?: string
  /** The built pages; null serves the API alone. */
  readonly webFolder?: string | null
  /** Builds before it, whose files keep their names. */
  readonly earlierWebFolders?: readonly string[]
  /** How people sign in; without it, a secret of the database's own, and letters as files in the temporary folder. */
  readonly accounts?: Omit<AccountsOptions, 'database' | 'jobs'>
  /** Packed files of releases; without one they are kept in memory only. */
  readonly files?: FileCache
  /** A service that reads replies aloud; without one the server asks for `espeak-ng`, and else leaves it to browsers. */
  readonly speech?: SpeechVariables | null
  /** Watches whether changes can be kept; without one only what the store refuses is known. */
  readonly writing?: WritingWatch
  /** What the data audit finds; without one, of its own. */
  readonly audits?: Audits
  /** The language model that may phrase answers of the assistant; without one they stay as they are. */
  readonly model?: ModelVariables | null
}

/** The whole server, ready to listen: every call of the contract, and the pages for all other addresses. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, webFolder = null, files = openFileCache(null) } = options
  const dataFiles = openDataFiles(database, files)
  const version = await readProductVersion()
  const writing = options.writing ?? watchWriting(async () => Number.POSITIVE_INFINITY)
  const app = await createHttpServer({
    corsOrigins: options.corsOrigins ?? [],
    publicUrl: options.publicUrl ?? null,
    trustedProxies: options.trustedProxies ?? [],
    logLevel: options.logLevel ?? 'silent',
    writing,
  })
  const jobs = openJobs({ database, log: app.log })
  const accounts = openAccounts({ database, jobs, ...(options.accounts ?? (await ownAccounts(options))) })
  const waiting = openWaitingList(database)
  appointDoorkeeper(app, doorkeeperOf(accounts))
  serveAccounts(app, accounts, jobs)
  serveSecondFactor(app, accounts)
  serveSocialSignIn(app, accounts)
  servePreferences(app, database)
  serveAvatars(app, database)
  serveActivity(app, database, jobs)
  serveNotifications(app, accounts, jobs)
  serveWaiting(app, waiting)
  serveCustomDashboards(app, database)
  serveDocuments(app, accounts, waiting)
  const documentFiles = openDocumentFiles(database, dataFiles, app.log)
  serveDocumentMailings(app, accounts, jobs, documentFiles)
  serveAdmin(app, accounts)
  serveGrants(app, accounts)
  serveAuditLog(app, database)
  servePlatformSettings(app, database)
  serveFront(app, accounts, waiting)
  servePluginArea(app, accounts, waiting)
  serveReference(app, database)
  serveDashboards(app, database)
  serveNews(app, database)
  serveTags(app, database)
  serveKnownErrors(app, database, options.audits ?? openAudits(database))
  serveImports(app, database)
  serveData(app, database)
  serveGroups(app, database)
  const briefs = openBriefs(database)
  serveBriefs(app, database, briefs)
  const answers = openAnswers(database)
  serveAssistant(app, {
    database,
    answers,
    limits: accounts.limits,
    jobs,
    voices: openVoices(options.speech ?? null),
    propose: (wanted) => proposalsText(database, wanted, languageOf('en')),
    model: options.model ?? null,
  })
  serveInquiries(app, accounts, jobs, waiting)
  serveNewsletter(app, accounts, jobs)
  serveReadingRoom(app, accounts, jobs, waiting)
  serveAvailability(app, database)
  serveSourceRadar(app, database)
  serveCoordinates(app, database)
  const calculations = openCalculations(app.log)
  serveAnalysis(app, database, calculations)
  servePredictive(app, database, calculations)
  serveTriangulation(app, database, calculations)
  serveHelpTopics(app, database)
  servePolicy(app, database, calculations)
  serveReleases(app, database, dataFiles)
  const figureFiles = openFigureFiles(database, dataFiles, app.log)
  serveFigureFiles(app, figureFiles)
  await serveLite(app, {
    files: figureFiles,
    briefs,
    answer: answers.answer,
    name: () => currentName(database),
  })
  serveEmbeddedSites(app, database)
  serveDocumentFiles(app, database, documentFiles)
  serveOembed(app, database, figureFiles)
  serveHealth(app, database, { version, mode: options.mode ?? 'production', writing })
  serveFrontendToken(app)
  serveDocs(app, database, version.version)
  const hasPages = webFolder !== null && existsSync(join(webFolder, 'index.html'))
  if (hasPages) {
    serveSiteFiles(app, database)
    await serveWebFiles(app, webFolder, options.earlierWebFolders)
    await servePages(app, { database, figures: figureFiles, folder: webFolder })
  }
  answerUnknown(app, ENDPOINTS)
  jobs.register(forgetExpired(database))
  jobs.register(forgetDeleted(database))
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  app.addHook('onClose', () => calculations.close())
  app.addHook('onClose', () => figureFiles.close())
  app.addHook('onClose', () => documentFiles.close())
  return app
}

async function ownAccounts({
  database,
  publicUrl,
}: AppOptions): Promise<Omit<AccountsOptions, 'database' | 'jobs'>> {
  return {
    secret: await serverSecret(database, 'sign-in'),
    address: publicUrl ?? 'http://localhost',
    mail: fileMail(join(tmpdir(), 'msdat-mail'), { address: 'no-reply@localhost' }),
  }
}
