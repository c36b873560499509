import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const SITE = fileURLToPath(new URL('site', import.meta.url))
const run = promisify(execFile)

/** A figure as the API writes it; the numbers of its kind say what it is of a point. */
interface Row {
  readonly datasource: number
  readonly location: number
  readonly period: string
  readonly value_type: number
  readonly value: string
}

interface Named {
  readonly id: number
  readonly name: string
  readonly level: number
}

const [LOWER, UPPER] = [3, 4]
const [NATION, STATE] = [1, 3]

/**
 * A site of the same dashboard as a generator makes it (Observable Framework), from the figures of a running product: a page and a file
 * of figures for each indicator. Its libraries are one file of what it uses of them, which is to its advantage, and so is that it has
 * no font. Asks the package registry for the generator. Gives the folder of the built site.
 */
export async function generatedSite(folder: string, product: string): Promise<string> {
  const site = join(folder, 'site')
  cpSync(SITE, site, { recursive: true })
  await writeFigures(product, join(site, 'src/data'))
  const env = { ...process.env, NODE_ENV: '', OBSERVABLE_TELEMETRY_DISABLE: 'true' }
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: site, env })
  const libraries = await rolldown({ input: join(site, 'libraries.js') })
  await libraries.write({ file: join(site, 'src/libraries.js'), format: 'es', minify: true })
  await libraries.close()
  await run('npx', ['observable', 'build'], { cwd: site, env })
  return join(site, 'dist')
}

/** Every page of a list of the API. */
async function wholeList<T>(first: string): Promise<readonly T[]> {
  const rows: T[] = []
  for (let url: string | null = first; url; ) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    const page = (await answer.json()) as { readonly results: readonly T[]; readonly next: string | null }
    rows.push(...page.results)
    url = page.next
  }
  return rows
}

async function writeFigures(product: string, folder: string): Promise<void> {
  mkdirSync(folder)
  const all = <T>(path: string) => wholeList<T>(`${product}/api/${path}`)
  const sources = new Map(
    (await all<{ id: number; datasource: string }>('datasources/?size=500')).map(({ id, datasource }) => [
      id,
      datasource,
    ]),
  )
  const places = new Map((await all<Named>('location/?size=1000')).map((place) => [place.id, place]))
  const [dashboard] = (await (await fetch(`${product}/api/dashboards/`)).json()) as {
    readonly indicators: readonly number[]
  }[]
  for (const id of dashboard?.indicators ?? []) {
    const rows = await all<Row>(`data/?indicator=${id}&size=5000`)
    writeFileSync(join(folder, `${id}.csv`), csvOf(rows, sources, places))
  }
}

/** The figures of the nation and its states by year, each on one line with its interval. */
function csvOf(
  rows: readonly Row[],
  sources: ReadonlyMap<number, string>,
  places: ReadonlyMap<number, Named>,
): string {
  const points = new Map<string, { value?: string; lower?: string; upper?: string }>()
  for (const { datasource, location, period, value_type, value } of rows) {
    const place = places.get(location)
    if (!place || (place.level !== NATION && place.level !== STATE)) continue
    const key = [sources.get(datasource), place.name, place.level, period.slice(0, 4)].join()
    const point = points.get(key) ?? {}
    points.set(key, point)
    point[value_type === LOWER ? 'lower' : value_type === UPPER ? 'upper' : 'value'] = value
  }
  const lines = [...points].map(([key, { value = '', lower = '', upper = '' }]) =>
    [key, value, lower, upper].join(),
  )
  return ['source,place,level,year,value,lower,upper', ...lines].join('\n')
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.csv': 'text/csv' },
}

/** Serves a folder of files, each packed once as far as it can be, and those with a hash in their name for ever. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; stop(): void }> {
  const packed = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = extname(pathname) === '' ? `${pathname}.html` : decodeURIComponent(pathname)
    try {
      const body = packed.get(path) ?? brotliCompressSync(readFileSync(join(folder, path)))
      packed.set(path, body)
      const kept = path.startsWith('/_') ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.writeHead(200, {
        ...{ 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': kept },
        ...{ 'content-encoding': 'br', 'content-length': body.length },
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
