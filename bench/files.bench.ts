import type { RunningProduct } from '#tests/builders/running-product.ts'
import { withProduct } from './bench-product.ts'
import { report } from './report.ts'
import { kilobytes, quantile } from './sample.ts'

// The size of the files of the fast path, as the network carries them.
async function sizes(url: string): Promise<{ compressed: number; plain: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const plain = await response.text()
  const length = response.headers.get('content-length')
  return { compressed: length === null ? Number.NaN : Number(length), plain }
}

async function measure({ url }: RunningProduct): Promise<void> {
  const release = (await (await fetch(`${url}/api/releases/current`)).json()) as { hash: string }
  const base = `${url}/api/releases/${release.hash}`
  const catalogue = await sizes(`${base}/catalogue`)
  const { indicators } = JSON.parse(catalogue.plain) as { indicators: { id: number; coverage: unknown[] }[] }
  const filled = indicators.filter(({ coverage }) => coverage.length > 0)
  const files: number[] = []
  for (const { id } of filled) files.push((await sizes(`${base}/indicators/${id}`)).compressed)
  const median = quantile(files, 0.5)
  report('Files of the fast path', [
    {
      what: 'catalogue, compressed',
      value: kilobytes(catalogue.compressed),
      budget: '≤ 60 kB',
      kept: catalogue.compressed <= 60_000,
    },
    {
      what: `indicator file, compressed, median of ${files.length}`,
      value: kilobytes(median),
      budget: '≤ 10 kB',
      kept: median <= 10_000,
    },
    { what: 'indicator file, compressed, largest', value: kilobytes(Math.max(...files)) },
  ])
}

await withProduct(measure)
