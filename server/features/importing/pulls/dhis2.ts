import type { OfferOfDhis2, PulledFromDhis2 } from '#contract/data-import/data-pulls.ts'
import { type JsonObject, objectIn, objectsIn, parsedJson, textIn } from '#exchange/markup/json.ts'
import { Budget } from '#exchange/reading/limits.ts'
import type { Remote, RemoteQuestion } from '#server/platform/remote/remote.ts'
import { RemoteRefusal } from '#server/platform/remote/remote-refusal.ts'

/** Stands for the address of the part of a pull that has the names of a data set. */
export const NAMES_OF_SET = Symbol('names of a data set')

/** Bytes of one answer about names. */
const MOST_BYTES = 8_000_000

/** Objects that one page of a list has, and pages that are read. */
const PAGE = 500
const MOST_PAGES = 40

/** A DHIS2 with who asks it. */
export type Dhis2Access = Pick<RemoteQuestion, 'address' | 'token' | 'signal'>

/** An address of the API of a DHIS2, whose own address may have been copied with a page or with `/api` behind it. */
export function dhis2Address(
  given: string,
  path: string,
  query: readonly (readonly [string, string])[],
): string {
  const { origin, pathname } = new URL(given)
  const base = pathname.replace(/\/(?:api|dhis-web-[^/]*)(?:\/.*)?$/, '').replace(/\/+$/, '')
  return `${origin}${base}/api/${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`
}

async function readJson(
  remote: Remote,
  { address, token, signal }: Dhis2Access,
  path: string,
  query: readonly (readonly [string, string])[],
): Promise<JsonObject> {
  const bytes = await remote.read({
    ...{ address: dhis2Address(address, path, query), most: MOST_BYTES },
    ...(token !== undefined && { token }),
    ...(signal && { signal }),
  })
  const document = parsed(bytes)
  if (document === null) throw new RemoteRefusal('no-dhis2')
  return document
}

function parsed(bytes: Uint8Array): JsonObject | null {
  try {
    return objectIn(parsedJson(new TextDecoder().decode(bytes), new Budget()))
  } catch {
    return null
  }
}

/** All objects of a list, page by page. */
async function listOf(
  remote: Remote,
  access: Dhis2Access,
  kind: string,
  query: readonly (readonly [string, string])[],
): Promise<JsonObject[]> {
  const found: JsonObject[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await readJson(remote, access, `${kind}.json`, [
      ...query,
      ['page', String(page)],
      ['pageSize', String(PAGE)],
    ])
    found.push(...objectsIn(answer[kind]))
    if (page >= Number(objectIn(answer.pager)?.pageCount ?? 1)) break
  }
  return found
}

/** What a DHIS2 offers: its name, and what may be read there. Throws RemoteRefusal. */
export async function lookAtDhis2(remote: Remote, access: Dhis2Access, words: string): Promise<OfferOfDhis2> {
  const system = await readJson(remote, access, 'system/info.json', [])
  if (textIn(system.version) === '') throw new RemoteRefusal('no-dhis2')
  const fields = ['fields', 'id,displayName'] as const
  const narrowed = words === '' ? [] : [['filter', `displayName:ilike:${words}`] as const]
  return {
    name: textIn(system.systemName),
    version: textIn(system.version),
    data_sets: (await listOf(remote, access, 'dataSets', [fields])).map(named),
    indicators: (await listOf(remote, access, 'indicators', [fields, ...narrowed])).map(named),
    units: (
      await listOf(remote, access, 'organisationUnits', [
        ['fields', 'id,displayName,level'],
        ['filter', 'level:le:2'],
      ])
    ).map((one) => ({ ...named(one), level: Number(one.level) })),
  }
}

function named(one: JsonObject): { readonly id: string; readonly name: string } {
  return { id: textIn(one.id), name: textIn(one.displayName) }
}

/** The names of the elements of data sets and of the places down to a level, as an export of metadata. Throws RemoteRefusal. */
export async function namesOfSet(
  remote: Remote,
  access: Dhis2Access,
  { ids, level }: Pick<PulledFromDhis2, 'ids' | 'level'>,
): Promise<Uint8Array> {
  const dataElements = await listOf(remote, access, 'dataElements', [
    ['fields', 'id,code,displayName'],
    ['filter', `dataSetElements.dataSet.id:in:[${ids.join(',')}]`],
  ])
  const organisationUnits = await listOf(remote, access, 'organisationUnits', [
    ['fields', 'id,code,displayName,path'],
    ['filter', `level:le:${level}`],
  ])
  return new TextEncoder().encode(JSON.stringify({ dataElements, organisationUnits }))
}
