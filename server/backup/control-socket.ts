import { rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { BackupVariables } from '#server/platform/backup-variables.ts'
import { type MadeBackup, openBackups } from './backups.ts'

/** Addresses of sockets are no longer than this on any system. */
const LONGEST = 100

const ORDER = z.object({ to: z.string().nullable(), isPlain: z.boolean() })
const ANSWER = z.object({
  made: z
    .object({
      at: z.string(),
      product: z.string(),
      tables: z.number(),
      rows: z.number(),
      bytes: z.number(),
      place: z.string(),
      name: z.string(),
      reading: z.number(),
      removed: z.array(z.string()),
    })
    .optional(),
  failure: z.string().optional(),
})

/** What a command asks of the process that has the store: a backup, to another place than the one that is set, or not encrypted. */
export type BackupOrder = z.infer<typeof ORDER>

/** The socket in the data folder; null: there can be none, on Windows or where the folder's name is too long. */
function socketIn(dataDir: string): string | null {
  const path = join(dataDir, 'control.sock')
  return process.platform === 'win32' || path.length > LONGEST ? null : path
}

interface Control {
  close(): Promise<void>
}

/**
 * Lets commands on this machine ask the process that holds the embedded store for a backup. Whoever may write in the data folder, which is closed
 * to others, may ask.
 */
export async function openControl(
  database: Database,
  dataDir: string,
  variables: BackupVariables,
): Promise<Control> {
  const path = socketIn(dataDir)
  if (path === null || database.kind !== 'embedded') return { close: async () => {} }
  // Left by a process that was killed: the lock of the folder is ours.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    serve(socket, database, dataDir, variables).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  server.unref()
  return { close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

async function serve(
  socket: Socket,
  database: Database,
  dataDir: string,
  variables: BackupVariables,
): Promise<void> {
  socket.on('error', () => {})
  const order = ORDER.safeParse(JSON.parse(await textOf(socket)))
  if (!order.success) return void socket.end(JSON.stringify({ failure: 'The order was not understood.' }))
  socket.end(JSON.stringify(await answerTo(order.data, database, dataDir, variables)))
}

async function answerTo(
  { to, isPlain }: BackupOrder,
  database: Database,
  dataDir: string,
  variables: BackupVariables,
): Promise<z.infer<typeof ANSWER>> {
  try {
    const wanted = isPlain ? { ...variables, passphrase: null } : variables
    const made = await openBackups(database, dataDir, wanted, to).make()
    return { made: { ...made, removed: [...made.removed] } }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** All that the other side sends until it has ended its side. */
async function textOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8')
  for await (const part of socket) text += String(part)
  return text
}

/** Asks the process that holds the embedded store of a data folder for a backup; null: none answers there. */
export async function askForBackup(dataDir: string, order: BackupOrder): Promise<MadeBackup | null> {
  const path = socketIn(dataDir)
  if (path === null) return null
  const socket = createConnection({ path, allowHalfOpen: true })
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return null
  socket.end(JSON.stringify(order))
  const answer = ANSWER.parse(JSON.parse(await textOf(socket)))
  if (answer.made === undefined) throw new Error(answer.failure ?? 'The server broke off.')
  return answer.made
}
