import { setTimeout } from 'node:timers/promises'
import { PASSWORD } from '#tests/builders/people.ts'
import { ask, type Tally } from './ask.ts'

/** What readers may ask of the data that ship. */
export interface Offer {
  readonly indicators: readonly number[]
  /** A dashboard's address. */
  readonly dashboards: readonly string[]
}

const DASHBOARDS = [
  'Health_Outcomes_and_Service_Coverage',
  'GIS_Mapping_Dashboard',
  'Health_Financing',
  'Advanced_Analytics',
] as const

/** Of a hundred things that a reader does; signing in and importing have readers of their own. */
const MIX = [
  ['first view', 25],
  ['control change', 45],
  ['API', 15],
  ['twin', 15],
] as const
type Kind = (typeof MIX)[number][0]

/** Finds out what there is to ask for. */
export async function offerOf(url: string): Promise<Offer> {
  const { bytes } = await ask(`${url}/api/indicators/?size=1000`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const { results } = JSON.parse(bytes.toString()) as { results: { id: number }[] }
  const dashboards = await Promise.all(
    DASHBOARDS.map(async (name) =>
      (await ask(`${url}/lite/dashboard/${name}`)).status === 200 ? [name] : [],
    ),
  )
  return { indicators: results.map(({ id }) => id), dashboards: dashboards.flat() }
}

interface Readers {
  /** The processes: a reader stays with one. */
  readonly urls: readonly string[]
  readonly offer: Offer
  readonly count: number
  /** Between two things that a reader does, in milliseconds: half to one and a half of it. */
  readonly thinking: number
  readonly seconds: number
  readonly tally: Tally
}

/** So many readers, each at an address of their own, who think between what they do, for so long. */
export async function letRead({ urls, offer, count, thinking, seconds, tally }: Readers): Promise<void> {
  const until = performance.now() + seconds * 1000
  const goesOn = () => performance.now() < until
  await Promise.all(
    Array.from({ length: count }, async (_, reader) => {
      const url = urls[reader % urls.length] ?? ''
      const headers = { 'x-forwarded-for': `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}` }
      await setTimeout(Math.random() * thinking)
      while (goesOn()) {
        await doOnce({ url, offer, headers, tally }, drawn())
        await setTimeout(thinking * (0.5 + Math.random()))
      }
    }),
  )
}

function drawn(): Kind {
  let left = Math.random() * 100
  for (const [kind, weight] of MIX) {
    left -= weight
    if (left < 0) return kind
  }
  return 'API'
}

interface Doing {
  readonly url: string
  readonly offer: Offer
  readonly headers: Readonly<Record<string, string>>
  readonly tally: Tally
}

function oneOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

async function doOnce({ url, offer, headers, tally }: Doing, kind: Kind): Promise<void> {
  const get = (path: string) => tally.ask(kind, url + path, { headers })
  const indicator = oneOf(offer.indicators)
  const place = 1 + Math.floor(Math.random() * 40)
  switch (kind) {
    case 'first view': {
      // The scripts and styles of a page come from a cache, and have no part in what costs the server time.
      await get(`/dashboard/${oneOf(offer.dashboards)}`)
      const release = await releaseOf({ url, headers, tally })
      if (release === null) return
      await Promise.all([`${release}/catalogue`, `${release}/indicators/${indicator}`].map(get))
      return
    }
    case 'control change': {
      const release = await releaseOf({ url, headers, tally })
      if (release !== null) await get(`${release}/indicators/${indicator}`)
      return
    }
    case 'API':
      await get(`/api/data/?indicator=${indicator}&location=${place}&size=500`)
      return
    case 'twin': {
      const view = `kind=trend&indicator=${indicator}&location=${place}`
      const paths = [
        `/figure.csv?${view}`,
        `/figure.json?${view}`,
        `/lite/dashboard/${oneOf(offer.dashboards)}`,
      ]
      await get(oneOf(paths) ?? '')
    }
  }
}

/** Where the files of the release are; null: the server did not say, which is noted. Only what a reader sees is timed. */
async function releaseOf({ url, headers, tally }: Omit<Doing, 'offer'>): Promise<string | null> {
  const answered = await ask(`${url}/api/releases/current`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  })
  tally.judge('release', answered)
  if (answered.status !== 200) return null
  return `/api/releases/${(JSON.parse(answered.bytes.toString()) as { hash: string }).hash}`
}

/** Somebody signs in twice a second, and officers look at an import every five seconds and publish one every twenty. */
export async function letWork(
  urls: readonly string[],
  officers: readonly string[],
  { seconds, tally }: { readonly seconds: number; readonly tally: Tally },
): Promise<void> {
  const until = performance.now() + seconds * 1000
  const [url = ''] = urls
  const headers = { 'x-forwarded-for': '10.255.0.1' }
  const signIn = async (kind: string, username: string) => {
    const body = { username, password: PASSWORD }
    const { status, bytes } = await tally.ask(kind, `${url}/api/login`, {
      ...{ method: 'POST', body },
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    return status === 200 ? `Bearer ${(JSON.parse(bytes.toString()) as { token?: string }).token}` : ''
  }
  const every = async (pause: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      await work(turn)
      await setTimeout(pause)
    }
  }
  const authorization = await signIn('sign-in', officers[0] ?? '')
  const send = (kind: string, path: string, body: object) =>
    tally.ask(kind, `${url}${path}`, { method: 'POST', body, headers: { ...headers, authorization } })
  const files = (turn: number) => [
    {
      name: 'load.csv',
      text: `indicator,datasource,location,period,value\n18,2,1,1990,${50 + (turn % 40)}\n`,
    },
  ]
  await Promise.all([
    every(500, (turn) => signIn('sign-in', officers[turn % officers.length] ?? '')),
    every(5000, (turn) => send('import, looked at', '/api/data-imports/preview', { files: files(turn) })),
    every(20_000, (turn) =>
      send('import, published', '/api/data-imports', {
        ...{ files: files(turn), note: `Load ${turn}`, acknowledged: 'Made up for a measurement' },
      }),
    ),
  ])
}
