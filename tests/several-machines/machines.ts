import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { type RunningProduct, startProduct } from '#tests/builders/running-product.ts'
import { CONTENTS } from '#tests/builders/store-contents.ts'
import {
  folderForServer,
  followPostgres,
  freePort,
  ownerForRoot,
  type PostgresServer,
  startAgain,
  startPostgres,
  stopPostgres,
} from '../postgres-server.ts'
import { Part, programOf } from './part.ts'

const SETTINGS = ['wal_level=replica', 'max_wal_senders=5', 'hot_standby=on', 'autovacuum=off']

/** The account that writes. */
export const WRITER = 'writer'

/** A site of two processes, a proxy, a pooler, a primary and a replica, each at a port of its own of this machine. */
export interface Machines {
  /** The site as readers reach it. */
  readonly url: string
  /** The processes by themselves. */
  readonly processes: readonly [string, string]
  /** The store through the pooler, as the processes have it. */
  readonly store: StoreOptions
  readonly replica: string
  killProcess(): Promise<void>
  startProcess(): Promise<void>
  killPooler(): Promise<void>
  startPooler(): Promise<void>
  killReplica(): Promise<void>
  startReplica(): Promise<void>
  killPrimary(): Promise<void>
  startPrimary(): Promise<void>
  close(): Promise<void>
}

/** Starts them all in an empty folder, with the made-up country. */
export async function startMachines(folder: string): Promise<Machines> {
  const primary = await startPostgres(join(folder, 'primary'), SETTINGS)
  const direct = primary.url.replace(/postgres$/, 'msdat')
  await fill(primary, direct)
  const replica = await followPostgres(primary, join(folder, 'replica'), SETTINGS)
  const copy = replica.url.replace(/postgres$/, 'msdat')
  const poolerPort = await freePort()
  const pooler = await poolerFor(primary, folderForServer(join(folder, 'pooler')), poolerPort)
  await pooler.start()
  const through = `postgres://postgres@127.0.0.1:${poolerPort}/msdat`
  const store = { databaseUrl: through, directUrl: direct, dataDir: join(folder, 'test') }
  const start = (name: string, port: number) =>
    startProduct({
      dataDir: join(folder, name),
      env: {
        DATABASE_URL: through,
        DATABASE_DIRECT_URL: direct,
        DATABASE_REPLICA_URLS: copy,
        DATABASE_REPLICA_LATE_SECONDS: '2',
        AUTH_SECRET: '9Xk2vQ7rT4mZ8wB1nL5cH6dS3fG0jYpAeU',
        TRUSTED_PROXIES: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'fatal',
      },
    })
  const ports = [await freePort(), await freePort()] as const
  const running: RunningProduct[] = await Promise.all([start('first', ports[0]), start('second', ports[1])])
  const proxyPort = await freePort()
  const proxy = await proxyFor(join(folder, 'proxy'), proxyPort, ports)
  await proxy.start()
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    processes: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    store,
    replica: copy,
    killProcess: async () => {
      const first = running.shift()
      const ended = new Promise((resolve) => first?.process.once('exit', resolve))
      first?.process.kill('SIGKILL')
      await ended
    },
    startProcess: async () => void running.unshift(await start('first', ports[0])),
    killPooler: () => pooler.end('SIGKILL'),
    startPooler: () => pooler.start(),
    killReplica: () => stopPostgres(replica),
    startReplica: () => startAgain(replica),
    killPrimary: () => stopPostgres(primary),
    startPrimary: () => startAgain(primary),
    close: async () => {
      await proxy.end('SIGTERM')
      for (const product of running) await product.stop()
      await pooler.end('SIGTERM')
      for (const server of [replica, primary]) await stopPostgres(server).catch(() => {})
    },
  }
}

async function fill(primary: PostgresServer, url: string): Promise<void> {
  const admin = await openDatabase({ databaseUrl: primary.url, directUrl: null, dataDir: '' })
  await admin.script('create database msdat')
  await admin.close()
  const database = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  await CONTENTS.tables(database)
  await CONTENTS.country(database)
  await makeAccount(database, WRITER, 'admin', SLOW_HASHING)
  await database.close()
}

/** The pooler of `operation/`, at this port, without passwords. */
async function poolerFor(primary: PostgresServer, folder: string, port: number): Promise<Part> {
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"postgres" ""\n')
  const settings = readFileSync('operation/pgbouncer.ini', 'utf8')
    .replace('port=5432', `port=${new URL(primary.url).port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace(/^logfile.*$/m, `logfile = ${join(folder, 'log')}`)
    .replace(/^pidfile.*$/m, `pidfile = ${join(folder, 'pid')}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings)
  const path = await programOf('pgbouncer')
  return new Part({ path, parameters: ['-q', file], port, owner: ownerForRoot() })
}

/** The proxy of `operation/` before both processes, at this port and without TLS. */
async function proxyFor(folder: string, port: number, ports: readonly [number, number]): Promise<Part> {
  mkdirSync(folder, { recursive: true })
  const site = readFileSync('operation/nginx.conf', 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    .replace('# server 127.0.0.1:8081', `server 127.0.0.1:${ports[1]}`)
    .replace('/var/cache/nginx/msdat', join(folder, 'cache'))
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}(?:listen \[::\]:443|ssl_).*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'log')};
     events {} http { access_log off; ${temporary}\n${site} }`,
  )
  const path = await programOf('nginx')
  return new Part({ path, parameters: ['-e', join(folder, 'log'), '-c', file], port })
}
