import { MANIFEST_ADDRESS, WORKER_ADDRESS } from '#catalogue/device-addresses.ts'
import type { Note } from '#web/device/note.ts'
import { whenDrawn } from '#web/memory/when-drawn.ts'
import { store } from '#web/memory/store.ts'
import { currentRelease } from '#web/queries/release.ts'

/** A newer version of the program that waits until it may take over; null: none. */
export const nextVersion = store<ServiceWorker | null>(null)

let registered: Promise<void> | null = null

/**
 * Registers the worker that opens the product without a line, once the first figure is shown; a server that is set so takes away
 * the one that is there. Browsers without one, or that refuse it, lose nothing.
 */
export function registerWorker(): Promise<void> {
  registered ??= register()
  return registered
}

async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await whenDrawn()
  try {
    if (document.documentElement.dataset.worker === 'off') return await takeAway()
    const hadWorker = navigator.serviceWorker.controller !== null
    const registration = await navigator.serviceWorker.register(WORKER_ADDRESS)
    follow(registration)
    linkManifest()
    const { active } = await navigator.serviceWorker.ready
    const { hash } = await currentRelease()
    send(active, { kind: 'seen', release: hash, addresses: hadWorker ? [] : addressesSeen() })
  } catch {
    return
  }
}

/** Lets the newer version take over, and begins with it. */
export function changeOver(version: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  send(version, { kind: 'change-over' })
}

function send(worker: ServiceWorker | null, note: Note): void {
  worker?.postMessage(note)
}

/** A version that waits is one only where another one is at work. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => nextVersion.set(registration.active ? registration.waiting : null)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  look()
}

async function takeAway(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('msdat-')) await caches.delete(name)
}

/** The files that came before a worker was there to see them. */
function addressesSeen(): readonly string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].filter((name) =>
    URL.canParse(name),
  )
}

/** Asked for here, so that a first view asks for nothing more. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST_ADDRESS }),
  )
}
