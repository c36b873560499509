import { setTimeout } from 'node:timers/promises'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { migrate } from '#server/database/migrate.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder } from './bench-product.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds } from './sample.ts'

// The time that readers wait for /api/health while the largest work that anybody may ask for is done, and
// while drawings fail.

const HOW_MANY = 4
/** Between two looks at how long a reader waits, in milliseconds. */
const PAUSE = 25

const wave = (length: number) =>
  Array.from({ length }, (_, at) => 50 + 10 * Math.sin(at / 3) + ((at * 7) % 5))

/** As many values as somebody without an account may have forecast at once. */
const FORECAST = {
  series: Array.from({ length: 20 }, () => ({
    ...{
      values: wave(240),
      start: '2000-01',
      frequency: 12,
      horizon: 24,
      unit: 'other',
      model: 'combination',
    },
  })),
}

const view = { kind: 'map', indicators: [18], sources: [2], locations: [1], periods: [], options: {} }
const DOCUMENT = {
  document: {
    ...EMPTY_DASHBOARD,
    ...{ kind: 'report', title: 'Fifty maps' },
    blocks: [
      { kind: 'text', id: 't', html: '<p>Maps</p>', ...USUAL_LOOK, width: 'full' },
      ...Array.from({ length: 50 }, (_, at) => ({
        ...{ kind: 'figure', id: `m${at}`, view, title: '', note: '', height: 'usual', annotations: [] },
        ...{ width: 'full', frozen: null },
      })),
    ],
  },
}
/** The largest of each other method. */
const RANKING = { items: wave(200).map((estimate, at) => ({ label: `Place ${at}`, estimate, se: 3 })) }
const AGREEMENT = { primary: wave(10_000), comparison: wave(10_000).map((value) => value + 1) }
const MATRIX = { series: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`s${at}`, wave(2000)])) }
const CLASSES = { values: wave(4000), method: 'jenks', classes: 7 }

interface Waited {
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** The answers: how many of each status. */
  readonly answers: string
  readonly seconds: number
}

/** The time that a reader waits while all of this is worked on. */
async function waitedDuring(url: string, work: readonly Promise<number>[]): Promise<Waited> {
  const begun = performance.now()
  let isOver = false
  const answers = Promise.all(work).finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const start = performance.now()
    await (await fetch(`${url}/api/health`)).text()
    times.push(performance.now() - start)
    await setTimeout(PAUSE)
  }
  const counts = Map.groupBy(await answers, (status) => status)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return {
    ...{ median: at(0.5), p95: at(0.95), longest: at(1) },
    answers: [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', '),
    seconds: (performance.now() - begun) / 1000,
  }
}

/** A figure over which the code that draws dots panics, where it stands in a scatter; in others it is drawn. */
const POISON = [
  aPoint(106, 32, '2021', 5e307, { indicator: 62 }),
  ...Array.from({ length: 12 }, (_, at) =>
    aPoint(2, 8 + 3 * at, '2018', -5e307, { indicator: at % 2 === 0 ? 18 : 20 }),
  ),
]
const POISONED = [
  'figure.png?kind=trend&indicator=62&location=32',
  'figure.png?kind=scatter&indicator=18,20&datasource=2&location=1&period=2018&compare_by=states',
]
const DRAWN = 100

async function poisonedStore(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  await migrate(database)
  await seedDefaultData(database, { progress })
  await publishRelease(
    database,
    { points: POISON },
    {
      actor: 'bench',
      note: 'Numbers that no figure is',
      now: new Date(),
    },
  )
  await database.close()
}

const rows = await inFolder(async (dataDir) => {
  progress('A store with a number that no figure is …')
  await poisonedStore(dataDir)
  const product = await startProduct({ dataDir })
  try {
    return await measuredAt(product.url)
  } finally {
    await product.stop()
  }
})
report('Heavy requests beside readers', rows)

async function measuredAt(url: string): Promise<Measured[]> {
  const read = async (path: string) => {
    const answer = await fetch(`${url}/${path}`)
    await answer.arrayBuffer()
    return answer.status
  }
  const post = async (path: string, body: object) => {
    const sent = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await sent.arrayBuffer()
    return sent.status
  }
  const times = (path: string, body: object) => Array.from({ length: HOW_MANY }, () => post(path, body))
  const works: readonly (readonly [string, () => readonly Promise<number>[]])[] = [
    ['nothing else', () => [setTimeout(3000, 200)]],
    [
      `${DRAWN} pictures of a number that no figure is`,
      () => Array.from({ length: DRAWN }, (_, at) => poisoned(read, at)),
    ],
    ['four forecasts of 20 × 240 values', () => times('analysis/forecast', FORECAST)],
    ['four documents of 50 maps as Word', () => times('document-file/docx', DOCUMENT)],
    [
      'a ranking, an agreement, a matrix and classes at their largest',
      () => [
        post('analysis/compare', RANKING),
        post('analysis/agreement', AGREEMENT),
        post('analysis/correlation', MATRIX),
        post('analysis/class-breaks', CLASSES),
      ],
    ],
    [
      'whole sources triangulated four times',
      () => times('analysis/triangulation', { primary: 101, comparisons: [2] }),
    ],
    [
      'a forecast, a document, a matrix and a large picture at once',
      () => [
        post('analysis/forecast', FORECAST),
        post('document-file/docx', DOCUMENT),
        post('analysis/correlation', MATRIX),
        read('figure.png?kind=map&indicator=14&datasource=101&location=1&scale=3'),
      ],
    ],
  ]
  const measured: Measured[] = []
  for (const [what, begin] of works) {
    progress(`${what} …`)
    const { median, p95, longest, answers, seconds } = await waitedDuring(url, begin())
    measured.push({
      what: `/api/health beside ${what}`,
      value: `median ${milliseconds(median)}, 95% below ${milliseconds(p95)}, longest ${milliseconds(longest)} (${answers} within ${seconds.toFixed(1)} s)`,
      budget: '95% below 300 ms',
      kept: p95 <= 300,
    })
  }
  return measured
}

/** Pictures of many widths, so that none is kept from before; where a queue is full, it is asked for again. */
async function poisoned(read: (path: string) => Promise<number>, at: number): Promise<number> {
  const path = `${POISONED[at % POISONED.length] ?? ''}&width=${500 + at}`
  for (;;) {
    const status = await read(path)
    if (status !== 429) return status
    await setTimeout(1000)
  }
}
