import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { openAnswers } from './assistant/answers.ts'
import { openVoices } from './assistant/voices.ts'
import type { Backups } from './backup/backups.ts'
import { openBriefs } from './briefs/briefs.ts'
import { openCalculations } from './calculations/calculations.ts'
import { type Audits, openAudits } from './data-audit/audits.ts'
import { openQuestions } from './data-audit/figures-in-question.ts'
import { type AccountsOptions, openAccounts } from './identity/accounts.ts'
import { doorkeeperOf } from './identity/doorkeeper.ts'
import { readPublicly } from './identity/public-reading.ts'
import { forgetExpired } from './identity/forget-expired.ts'
import { serverSecret } from './identity/server-secret.ts'
import { FEATURES } from './features.ts'
import { forgetDeleted } from './documents/forget-deleted.ts'
import { serveDevice } from './features/page/device-files.ts'
import { servePages } from './features/page/routes.ts'
import { serveSiteFiles } from './features/page/site-files.ts'
import { serveWebFiles } from './features/page/web-files.ts'
import { serveFeature } from './services/feature.ts'
import type { Services } from './services/services.ts'
import { openWaitingList } from './waiting/waiting-list.ts'
import { openDataFiles } from './data-files/data-files.ts'
import { openDocumentFiles } from './paper/document-files.ts'
import { openFigureFiles } from './figure-files/figure-files.ts'
import { type FileCache, openFileCache } from './release/file-cache.ts'
import { readSourceRows } from './release/read-source-rows.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Database } from './platform/database/database.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { answerUnknown } from './platform/http/unknown-address.ts'
import { appointDoorkeeper } from './platform/http/who-asks.ts'
import type { MetricsAccess, SpeechVariables } from './platform/environment.ts'
import { watchCalls } from './platform/http/call-watch.ts'
import { fileMail } from './platform/mail/file-mail.ts'
import type { ModelVariables } from './platform/model-variables.ts'
import { watchWriting, type WritingWatch } from './platform/disk/writing.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { openRemote, type Remote } from './platform/remote/remote.ts'
import type { UploadVariables } from './platform/upload-variables.ts'
import { forgetUnnamed } from './uploads/forget-unnamed.ts'
import { openUploadRoom } from './uploads/upload-room.ts'
import { readProductVersion } from './platform/product-version.ts'

export interface AppOptions {
  readonly database: Database
  readonly corsOrigins?: readonly string[]
  /** The address where people reach the product; null: that of each request. */
  readonly publicUrl?: string | null
  /** Proxies in front whose word on the reader's address is believed. */
  readonly trustedProxies?: readonly string[]
  readonly logLevel?: string
  readonly mode?: string
  /** The built pages; null serves the API alone. */
  readonly webFolder?: string | null
  /** Builds before it, whose files keep their names. */
  readonly earlierWebFolders?: readonly string[]
  /** `off`: what browsers keep of the product is taken away, and nothing more is kept. */
  readonly serviceWorker?: 'on' | 'off'
  /** How people sign in; without it, a secret of the database's own, and letters as files in the temporary folder. */
  readonly accounts?: Omit<AccountsOptions, 'database' | 'jobs'>
  /** Packed files of releases; without one they are kept in memory only. */
  readonly files?: FileCache
  /** A service that reads replies aloud; without one the server asks for `espeak-ng`, and else leaves it to browsers. */
  readonly speech?: SpeechVariables | null
  /** Watches whether changes can be kept; without one only refusals of the store are known. */
  readonly writing?: WritingWatch
  /** The findings of the data audit; without one, the server's own. */
  readonly audits?: Audits
  /** Backups of the store; without them none are made here. */
  readonly backups?: Backups
  /** Who may read the counts of this process; without it nobody. */
  readonly metrics?: MetricsAccess
  /** Who is told the course of calls; without it nobody. */
  readonly tracing?: Tracing | null
  /** A bucket for the large things that people send; without one they stay in the store. */
  readonly uploads?: UploadVariables | null
  /** The language model that may phrase answers of the assistant; without one they stay as they are. */
  readonly model?: ModelVariables | null
  /** Servers of others that figures may be read from; without one there are none. */
  readonly remote?: Remote
}

/** The whole server, ready to listen: every call of the contract, and the pages for all other addresses. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, webFolder = null, files = openFileCache(null) } = options
  const dataFiles = openDataFiles(database, files)
  const writing = options.writing ?? watchWriting(async () => Number.POSITIVE_INFINITY)
  const app = await createHttpServer({
    corsOrigins: options.corsOrigins ?? [],
    publicUrl: options.publicUrl ?? null,
    trustedProxies: options.trustedProxies ?? [],
    logLevel: options.logLevel ?? 'silent',
    writing,
  })
  options.tracing?.watch(app)
  const jobs = openJobs({ database, log: app.log })
  const accounts = openAccounts({ database, jobs, ...(options.accounts ?? (await ownAccounts(options))) })
  const calculations = openCalculations(app.log, { rows: (asked) => readSourceRows(database, asked) })
  const audits = options.audits ?? openAudits(database)
  const findQuestions = openQuestions(database, audits)
  const documentFiles = openDocumentFiles(database, dataFiles, app.log, findQuestions)
  const figureFiles = openFigureFiles(database, dataFiles, app.log, findQuestions)
  const room = openUploadRoom(options.uploads ?? null)
  const services: Services = {
    ...{ accounts, calculations, database, dataFiles, documentFiles, figureFiles, jobs, writing },
    answers: openAnswers(database, { findQuestions, model: options.model ?? null }),
    audits,
    backups: options.backups ?? null,
    briefs: openBriefs({ database, dataFiles, documentFiles }),
    calls: watchCalls(app),
    metrics: options.metrics ?? 'off',
    mode: options.mode ?? 'production',
    model: options.model ?? null,
    remote: options.remote ?? openRemote({ origins: [] }),
    uploads: room,
    version: await readProductVersion(),
    voices: openVoices(options.speech ?? null),
    waiting: openWaitingList(database),
  }
  readPublicly(app, database)
  appointDoorkeeper(app, doorkeeperOf(accounts))
  for (const feature of FEATURES) await serveFeature(app, feature, services)
  const hasPages = webFolder !== null && existsSync(join(webFolder, 'index.html'))
  if (hasPages) {
    serveSiteFiles(app, database)
    await serveWebFiles(app, webFolder, options.earlierWebFolders)
    const worker = options.serviceWorker ?? 'on'
    await serveDevice(app, { database, folder: webFolder, worker })
    await servePages(app, { database, figures: figureFiles, folder: webFolder, worker })
  }
  answerUnknown(app, ENDPOINTS)
  jobs.register(forgetExpired(database))
  jobs.register(forgetDeleted(database))
  jobs.register(forgetUnnamed(database, room))
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
