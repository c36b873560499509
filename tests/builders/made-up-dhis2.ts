import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const FIXTURES = 'tests/fixtures/exchange/dhis2'
const fixture = (name: string) => JSON.parse(readFileSync(`${FIXTURES}/${name}`, 'utf8'))

/** The file at `/files/figures.csv`, which needs no token. */
export const MADE_UP_FILE = 'State,Year,Third dose\nNorthland,2024,61\n'

/** A small server that speaks the API of DHIS2 from the recorded files. It can refuse its token, and break off. */
export interface MadeUpDhis2 {
  readonly origin: string
  /** The path and the periods of what was asked, in its order. */
  readonly asked: string[]
  /** The token that it accepts. */
  token: string
  /** So many answers with figures until the next fault; infinite: none. */
  sound: number
  /** The fault after them: the line is cut, or the token is refused. */
  fault: 'cut' | 'refused'
  close(): Promise<void>
}

interface Listed {
  readonly id: string
  readonly name: string
}

/** Opens it on a free port of this machine. */
export async function openMadeUpDhis2(): Promise<MadeUpDhis2> {
  const analytics = fixture('analytics-deep-month.json')
  const values = fixture('datavalues-bulk.json')
  const metadata = fixture('metadata.json')
  const lists: Readonly<Record<string, readonly Listed[]>> = {
    dataSets: metadata.dataSets,
    indicators: metadata.indicators,
    dataElements: metadata.dataElements,
    organisationUnits: ['jUb8gELQApl', 'bL4ooGhyHRQ'].map((id) => ({
      ...{ id, name: analytics.metaData.items[id].name, level: 2 },
    })),
  }
  const asked: string[] = []

  /** Pages of seven, whatever was asked for, as servers with a limit of their own do. */
  const pageOf = (kind: string, query: URLSearchParams) => {
    const words = (query.get('filter') ?? '').match(/^displayName:ilike:(.*)$/)?.[1]?.toLowerCase() ?? ''
    const all = (lists[kind] ?? []).filter(({ name }) => name.toLowerCase().includes(words))
    const page = Number(query.get('page') ?? 1)
    const rows = all.slice((page - 1) * 7, page * 7).map((one) => ({ ...one, displayName: one.name }))
    return {
      pager: { page, pageCount: Math.max(Math.ceil(all.length / 7), 1), total: all.length },
      [kind]: rows,
    }
  }
  const figures = (path: string, query: URLSearchParams) => {
    if (path === 'dataValueSets.json') {
      const period = query.get('period')
      return { dataValues: values.dataValues.filter((one: { period: string }) => one.period === period) }
    }
    const period = query
      .getAll('dimension')
      .find((one) => one.startsWith('pe:'))
      ?.slice(3)
    return { ...analytics, rows: analytics.rows.filter((row: readonly string[]) => row[1] === period) }
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname.replace('/api/', '')
    const isFigures = path === 'analytics.json' || path === 'dataValueSets.json'
    asked.push(isFigures ? `${path} ${query.getAll('dimension')[1] ?? query.get('period')}` : path)
    if (isFigures && dhis2.sound-- <= 0) {
      dhis2.sound = Number.POSITIVE_INFINITY
      if (dhis2.fault === 'cut') return request.socket.destroy()
      dhis2.token = 'd2pat_another'
    }
    if (path === '/files/figures.csv') return response.writeHead(200).end(MADE_UP_FILE)
    if (request.headers.authorization !== `ApiToken ${dhis2.token}`) return send(response, 401, {})
    if (path === 'system/info.json') return send(response, 200, { version: '2.40.1', systemName: 'Made up' })
    if (isFigures) return send(response, 200, figures(path, query))
    return send(response, 200, pageOf(path.replace('.json', ''), query))
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dhis2: MadeUpDhis2 = {
    ...{ asked, token: 'd2pat_first', sound: Number.POSITIVE_INFINITY, fault: 'cut' },
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return dhis2
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
