import { withProduct } from './bench-product.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// Every method of analysis through its call, at the size it usually has and at the largest that the call takes. Numbers are
// made up and stand for nothing.
const ROUNDS = { usual: 20, largest: 3 } as const

const wave = (count: number, from = 40) =>
  Array.from({ length: count }, (_, i) => from + 15 * Math.sin(i / 3) + ((i * 7919) % 13) / 2)
const years = (count: number) => Array.from({ length: count }, (_, i) => `${2020 - count + i}`)
const months = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${1901 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
  )
const named = (count: number) => wave(count).map((estimate, i) => ({ label: `Place ${i}`, estimate, se: 2 }))
const series = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${i}`, wave(length, 30 + i)]))
const groups = (count: number) =>
  named(count).map((group, i) => ({ ...group, order: i + 1, population: 100 + i }))
const reported = (count: number) => Object.fromEntries(years(count).map((year, i) => [year, 60 + (i % 9)]))
const surveys = (count: number) =>
  years(count).map((year, i) => ({ year: Number(year), value: 55 + (i % 7), n: 900 }))
const forecastOf = (length: number, frequency: 1 | 12) => ({
  values: wave(length),
  start: frequency === 1 ? '1990' : '1990-01',
  frequency,
  horizon: frequency === 1 ? 5 : 12,
  unit: 'percent',
})

interface Question {
  readonly method: string
  readonly usual: readonly [what: string, body: object]
  readonly largest: readonly [what: string, body: object]
}

const QUESTIONS: readonly Question[] = [
  {
    method: 'descriptive',
    usual: ['37 values', { values: wave(37) }],
    largest: ['10,000 values', { values: wave(10_000) }],
  },
  {
    method: 'trend',
    usual: ['12 years', { periods: years(12), values: wave(12) }],
    largest: ['1,400 months', { periods: months(1400), values: wave(1400) }],
  },
  {
    method: 'target',
    usual: [
      'one series',
      {
        latest_year: 2023,
        latest: 60,
        target_year: 2030,
        target: 80,
        slope_direction: 'positive',
        annual_change: 2,
      },
    ],
    largest: [
      'one series',
      {
        latest_year: 2023,
        latest: 60,
        target_year: 2030,
        target: 80,
        slope_direction: 'positive',
        annual_change: 2,
      },
    ],
  },
  {
    method: 'correlation',
    usual: ['20 × 37 matrix', { series: series(20, 37) }],
    largest: ['20 × 2,000 matrix', { series: series(20, 2000) }],
  },
  {
    method: 'forecast',
    usual: ['25 years', forecastOf(25, 1)],
    largest: ['160 months', forecastOf(160, 12)],
  },
  {
    method: 'inequality',
    usual: ['5 groups', { groups: groups(5), favourable: true, ordered: true, scale: 100 }],
    largest: ['200 groups', { groups: groups(200), favourable: true, ordered: true, scale: 100 }],
  },
  {
    method: 'compare',
    usual: ['ranking of 37', { items: named(37), unit: 'percent' }],
    largest: ['ranking of 200', { items: named(200), unit: 'percent' }],
  },
  {
    method: 'aggregate',
    usual: ['37 children', { children: wave(37).map((estimate) => ({ estimate, weight: 5 })) }],
    largest: ['1,000 children', { children: wave(1000).map((estimate) => ({ estimate, weight: 5 })) }],
  },
  {
    method: 'data-quality',
    usual: ['12 months', { values: wave(12) }],
    largest: ['10,000 values', { values: wave(10_000) }],
  },
  {
    method: 'agreement',
    usual: ['37 pairs', { primary: wave(37), comparison: wave(37, 44), unit: 'percent' }],
    largest: ['10,000 pairs', { primary: wave(10_000), comparison: wave(10_000, 44), unit: 'percent' }],
  },
  {
    method: 'best-figure',
    usual: ['20 years, 5 surveys', { reported: reported(20), surveys: surveys(5) }],
    largest: ['200 years, 200 surveys', { reported: reported(200), surveys: surveys(200) }],
  },
  {
    method: 'class-breaks',
    usual: ['37 values, natural breaks', { values: wave(37), classes: 5, method: 'jenks' }],
    largest: ['4,000 values, natural breaks', { values: wave(4000), classes: 7, method: 'jenks' }],
  },
]

async function ask(url: string, method: string, body: object): Promise<void> {
  const response = await fetch(`${url}/api/analysis/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} answered ${response.status}: ${text}`)
  if (!text.includes('"status":"ok"')) throw new Error(`${method} gave no numbers: ${text.slice(0, 200)}`)
}

const rows = await withProduct(async ({ url }) => {
  const measured: Measured[] = []
  for (const { method, ...sizes } of QUESTIONS) {
    for (const size of ['usual', 'largest'] as const) {
      const [what, body] = sizes[size]
      progress(`methods: ${method}, ${what} …`)
      const times = await sample(ROUNDS[size], () => ask(url, method, body))
      measured.push({ what: `${method}, ${size}: ${what}`, value: milliseconds(times.median) })
    }
  }
  return measured
})

report('Methods of analysis', rows)
