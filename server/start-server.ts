import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { serverSecret } from './identity/server-secret.ts'
import { openBackups } from './backup/backups.ts'
import { openControl } from './backup/control-socket.ts'
import { createApp } from './app.ts'
import { type Audits, openAudits } from './data-audit/audits.ts'
import { type DataFiles, openDataFiles } from './data-files/data-files.ts'
import { openPackAhead, watchRequests } from './data-files/pack-ahead.ts'
import { openFileCache } from './release/file-cache.ts'
import { watchReleases } from './release/release-notices.ts'
import { prepareFiles } from './features/releases/routes.ts'
import type { Database } from './platform/database/database.ts'
import type { Environment } from './platform/environment.ts'
import { collectAtRest } from './platform/collect-at-rest.ts'
import { roomIn, watchWriting } from './platform/disk/writing.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { openRemote } from './platform/remote/remote.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { EARLIER_WEB_FOLDERS, readProductVersion, WEB_FOLDER } from './platform/product-version.ts'

export interface RunningServer {
  /** For people: with `localhost` names as they were given, and without a slash at the end. */
  readonly address: string
  /** Answers what is under way, then closes the store. */
  close(): Promise<void>
}

/**
 * Serves a store that is prepared, and closes it with the server.
 * Throws when the port is taken; nothing stays open then.
 */
export async function startServer(environment: Environment, opened: Database): Promise<RunningServer> {
  const tracing = await tracingOf(environment)
  const database = tracing?.database(opened) ?? opened
  try {
    const files = openFileCache(join(resolve(environment.dataDir), 'cache'))
    const accounts = await accountsOptions(environment, database)
    const audits = openAudits(database)
    const writing = watchWriting(roomIn(resolve(environment.dataDir)))
    const app = await createApp({
      ...environment,
      remote: openRemote({ origins: environment.importOrigins }),
      database,
      tracing,
      files,
      audits,
      accounts,
      writing,
      backups: openBackups(database, resolve(environment.dataDir), environment.backup),
      webFolder: WEB_FOLDER,
      earlierWebFolders: EARLIER_WEB_FOLDERS,
    })
    const address = await listen(app, environment)
    const control = await openControl(database, resolve(environment.dataDir), environment.backup)
    const dataFiles = openDataFiles(database, files)
    const requests = watchRequests(app.server)
    const stopCollecting = collectAtRest(requests.isBusy)
    const ahead = openPackAhead(database, dataFiles, {
      requests,
      failed: (error) => app.log.warn({ err: error }, 'Files could not be packed ahead.'),
    })
    const packAhead = () => {
      if (environment.packAhead === 'on') ahead.begin()
    }
    let prepared = prepareFirstViews(app, database, dataFiles)
      .then(() => prepareAudit(app, audits))
      .then(packAhead)
    const stopWatching = watchReleases(database, () => {
      prepared = prepared.then(() => prepareFirstViews(app, database, dataFiles)).then(packAhead)
    })
    return {
      address: environment.publicUrl ?? address,
      close: async () => {
        audits.stop()
        stopCollecting()
        await stopWatching()
        await control.close()
        await app.close()
        await prepared
        await ahead.stop()
        await database.close()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The libraries are loaded where somebody is to be told alone. */
async function tracingOf({ traces }: Environment): Promise<Tracing | null> {
  if (traces === null) return null
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  return openTracing(traces, (await readProductVersion()).version)
}

/**
 * Letters link to the address that people use. Without PUBLIC_URL that is the one it listens on: 127.0.0.1 for people at
 * this machine, when it listens on all of them.
 */
async function accountsOptions(environment: Environment, database: Database) {
  const { publicUrl, host, port, authSecret, providers } = environment
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const address = publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  const secret = authSecret ?? (await serverSecret(database, 'sign-in'))
  return { secret, address, providers, mail: openMail({ ...environment, address }) }
}

/** The framework's own remark on listening is left out: the address is printed once, for people. */
async function listen(app: FastifyInstance, { port, host }: Environment): Promise<string> {
  const { level } = app.log
  app.log.level = 'warn'
  const address = await app.listen({ port, host })
  app.log.level = level
  return address
}

/** The first view of each dashboard is packed while nobody waits, the one behind `/` first. */
async function prepareFirstViews(app: FastifyInstance, database: Database, files: DataFiles): Promise<void> {
  try {
    const rows = await database.query<{ id: number | null }>(
      `select first.id from dashboard d
       join indicator i on i.id = d.initial_indicator,
       lateral (values (i.id, 0), (i.first_related, 1), (i.second_related, 2)) as first (id, position)
       order by d.name <> $1, first.position, d.id`,
      [DEFAULT_DASHBOARD],
    )
    const ids = [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))]
    await prepareFiles(database, files, ids, () => !app.server.listening)
  } catch (error) {
    app.log.warn(
      { err: error },
      'The first views could not be prepared; they are made when they are asked for.',
    )
  }
}

/**
 * The rules' findings in the release are there before somebody asks; a restart finds them kept, also where the server stops
 * between a reader's question for them and this.
 */
async function prepareAudit(app: FastifyInstance, audits: Audits): Promise<void> {
  try {
    await audits.keep()
  } catch (error) {
    // The server stops.
    if (!app.server.listening) return
    app.log.warn({ err: error }, 'The release could not be audited; that is done when somebody asks for it.')
  }
}
