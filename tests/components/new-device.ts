// A database: the library of the product looks for one when it is read, once for all files of a process.
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'

/** The browser as it is on its first visit: nothing stored, nobody signed in, no service worker, at the front door. */
export function newDevice(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; path=/; max-age=0`)
  const indexedDB = new IDBFactory()
  Reflect.set(globalThis, 'indexedDB', indexedDB)
  Dexie.dependencies.indexedDB = indexedDB
  for (const name of ['serviceWorker', 'onLine']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(globalThis, 'caches')
  window.history.replaceState(null, '', '/')
}
