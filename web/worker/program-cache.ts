import { PROGRAM_ADDRESS } from '#catalogue/device-addresses.ts'
import type { Program } from '#web/device/program.ts'
import { mayKeep } from './kept-where.ts'

const BEGINNING = 'msdat-program-'

/** How many versions of the program stay: a page of the one before goes on with its own files. */
const VERSIONS = 2

/** The name of what a version of the program is kept under. */
export function programCache(version: string): string {
  return BEGINNING + version
}

/** A file of the program: as it is kept, else from the line, and then kept. Its name carries its hash. */
export async function answerProgram(request: Request, version: string): Promise<Response> {
  const kept = await keptFile(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (mayKeep(answer)) await putFile(request.url, answer.clone(), version)
  return answer
}

/** A device without room has its answer all the same. */
async function putFile(url: string, answer: Response, version: string): Promise<void> {
  try {
    await (await caches.open(programCache(version))).put(url, answer)
  } catch {
    return
  }
}

/** Keeps files of the program that are not kept yet. Rejects where one does not come. */
export async function keepFiles(addresses: readonly string[], version: string): Promise<void> {
  const cache = await caches.open(programCache(version))
  for (const address of addresses) if (!(await keptFile(address))) await cache.add(address)
}

/**
 * What a new version begins with: the files that it shares with earlier ones, which are not fetched again; with `whole` all
 * of them, since somebody keeps the product on this device.
 */
export async function beginVersion(version: string, whole: boolean): Promise<void> {
  const answer = await fetch(PROGRAM_ADDRESS, { cache: 'no-cache' })
  const program = (await answer.json()) as Program
  if (program.version !== version) throw new Error(`The server has version ${program.version} by now`)
  const cache = await caches.open(programCache(version))
  for (const [address] of program.files) {
    const known = await keptFile(address)
    if (known) await cache.put(address, known)
    else if (whole) await cache.add(address)
  }
}

/** Deletes all versions but the newest; caches are listed in the order in which they were made. */
export async function endEarlierVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(BEGINNING))
  for (const name of names.slice(0, -VERSIONS)) await caches.delete(name)
}

function keptFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true })
}
