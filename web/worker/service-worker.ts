import { SYNC_NAME, WOKEN } from '#web/device/background-sync.ts'
import { deviceDatabase } from '#web/device/database.ts'
import { isNote, type Note } from '#web/device/note.ts'
import { KEEPS_ITSELF } from '#web/device/keeps-itself.ts'
import { forgetPerson } from '#web/device/forget-person.ts'
import { type Keeping, keptWhere } from './kept-where.ts'
import { answerLite, forgetLitePages } from './lite-pages.ts'
import { answerProgram, beginVersion, endEarlierVersions, keepFiles } from './program-cache.ts'
import { answerRelease, keepEarlier } from './release-files.ts'
import { sendByWorker } from './send-by-worker.ts'
import { answerPage, keepShell, shellNames } from './shell.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Written by the build: another one with every change of the program. */
declare const VERSION: string

const database = deviceDatabase()
const { origin } = self.location

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) =>
  event.waitUntil(endEarlierVersions().then(() => self.clients.claim())),
)
self.addEventListener('fetch', answer)
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_NAME) event.waitUntil(sendByWorker(database).finally(wakePages))
})
self.addEventListener('message', (event) => {
  const { data } = event
  if (isNote(data)) event.waitUntil(hear(data))
})

async function install(): Promise<void> {
  const isKept = (await database.kept.count().catch(() => 0)) > 0
  await beginVersion(VERSION, isKept)
  await keepShell(VERSION)
}

function answer(event: RequestEvent): void {
  const { request } = event
  if (request.headers.has(KEEPS_ITSELF)) return
  const where = keptWhere(request, origin)
  if (where === 'program') event.respondWith(answerProgram(request, VERSION))
  else if (where === 'release') event.respondWith(answerRelease(event, database))
  else if (where === 'lite') event.respondWith(answerLite(request, database))
  else if (where === 'page') event.respondWith(answerPage(request, database))
}

/** Pages tell what was sent, and send what they alone can. */
async function wakePages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(WOKEN)
}

async function hear(note: Note): Promise<void> {
  if (note.kind === 'change-over') return self.skipWaiting()
  if (note.kind === 'left') {
    await Promise.all([forgetPerson(database), forgetLitePages()])
    return
  }
  // Written so that browsers of the last years run it as it is: nothing stands in here for what they lack.
  const addressesOf = (kind: Keeping) =>
    note.addresses.filter((url) => keptWhere({ method: 'GET', mode: 'cors', url }, origin) === kind)
  await keepFiles(addressesOf('program'), VERSION).catch(() => null)
  if (!(await shellNames(note.release))) await keepShell(VERSION).catch(() => null)
  await keepEarlier(database, addressesOf('release'))
}
