import { withProduct } from './bench-product.ts'
import { report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// Triangulation of whole sources over HTTP on the embedded store: every common indicator, every place.
const ROUNDS = 5
const MOST_MILLISECONDS = 2000

const QUESTIONS = [
  { name: 'NDHS against GDL, all common indicators', body: { primary: 2, comparisons: [102] } },
  { name: 'NDHS-SAE (774 LGAs) against NDHS', body: { primary: 101, comparisons: [2] } },
  { name: 'NDHS-SAE against NDHS and GDL', body: { primary: 101, comparisons: [2, 102] } },
  { name: 'WHO-GHO against UN SDG and World Bank', body: { primary: 9, comparisons: [104, 7] } },
  {
    name: 'Penta 3, nation: WUENIC against ICEH and GDL',
    body: { primary: 10, comparisons: [107, 102], indicator: 18, location: 1 },
  },
]

async function ask(url: string, body: object): Promise<void> {
  const response = await fetch(`${url}/api/analysis/triangulation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

const rows = await withProduct(async ({ url }) => {
  const measured = []
  for (const { name, body } of QUESTIONS) {
    const times = await sample(ROUNDS, () => ask(url, body))
    measured.push({
      what: name,
      value: `${milliseconds(times.median)} (slowest: ${milliseconds(times.p95)})`,
      budget: `${MOST_MILLISECONDS} ms`,
      kept: times.p95 < MOST_MILLISECONDS,
    })
  }
  return measured
})

report('Triangulation of whole sources', rows)
