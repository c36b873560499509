import { SHELL_ADDRESS } from '#catalogue/device-addresses.ts'
import type { DeviceDatabase } from '#web/device/database.ts'
import { keptRelease } from '#web/device/kept-release.ts'
import { mayKeep } from './kept-where.ts'
import { keepFiles, programCache } from './program-cache.ts'

/** Where the server writes the release into a page. */
const RELEASE = /(<script type="application\/json" id="release">)[\s\S]*?(?=<\/script>)/

/** Milliseconds after which a page that does not answer is drawn from what is kept. */
const PATIENCE = 4000

/** Fetches the shell and the files that it names, and keeps them together: a page never begins without its program. */
export async function keepShell(version: string): Promise<void> {
  const answer = await fetch(SHELL_ADDRESS, { cache: 'no-cache' })
  if (!mayKeep(answer)) throw new Error(`The shell answered ${answer.status}`)
  const text = await answer.clone().text()
  await keepFiles(filesIn(text), version)
  await (await caches.open(programCache(version))).put(SHELL_ADDRESS, answer)
}

/** Whether the newest shell is of a release, by its hash. */
export async function shellNames(release: string): Promise<boolean> {
  return (await (await newestShell())?.text())?.includes(release) ?? false
}

/** The files of the program that a page names. */
export function filesIn(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+/g))]
}

/** A page from the line; where that is down, or silent while a shell is kept, the shell. */
export async function answerPage(request: Request, database: DeviceDatabase): Promise<Response> {
  const coming = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const first = await Promise.race([coming, late]).catch(() => null)
  return first ?? (await keptShell(database)) ?? coming
}

/** The shell with the release that is whole on this device, else with that which was read last; null: none is kept. */
async function keptShell(database: DeviceDatabase): Promise<Response | null> {
  const kept = await newestShell()
  if (!kept) return null
  const release = await keptRelease(database).catch(() => null)
  const text = withRelease(await kept.text(), release)
  return new Response(text, { headers: rulesOf(kept) })
}

/** A page that names a release, null: its own. JSON inside a script element: `<` could end it. */
export function withRelease(page: string, release: object | null): string {
  if (release === null) return page
  const data = JSON.stringify(release).replaceAll('<', '\\u003c')
  return page.replace(RELEASE, (_, begin: string) => begin + data)
}

async function newestShell(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(programCache(''))).reverse()
  for (const name of names) {
    const kept = await (await caches.open(name)).match(SHELL_ADDRESS)
    if (kept) return kept
  }
  return undefined
}

/** The shell keeps the rules that the server sent with it. */
function rulesOf({ headers }: Response): Record<string, string> {
  const names = [
    'content-type',
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'x-frame-options',
  ]
  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}
