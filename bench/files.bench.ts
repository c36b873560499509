import { brotliCompressSync } from 'node:zlib'
import type { IndicatorFile } from '#contract/release-file.ts'
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

/** A file as it was before it said what its figures are about. */
function withoutCoordinates(plain: string): string {
  const { columns, dictionaries, ...rest } = JSON.parse(plain) as IndicatorFile
  const { coordinates: _column, ...others } = columns
  const { coordinates: _rows, ...words } = dictionaries
  return JSON.stringify({ ...rest, dictionaries: words, columns: others })
}

async function measure({ url }: RunningProduct): Promise<void> {
  const release = (await (await fetch(`${url}/api/releases/current`)).json()) as { hash: string }
  const base = `${url}/api/releases/${release.hash}`
  const catalogue = await sizes(`${base}/catalogue`)
  const { indicators } = JSON.parse(catalogue.plain) as { indicators: { id: number; coverage: unknown[] }[] }
  const filled = indicators.filter(({ coverage }) => coverage.length > 0)
  const files: number[] = []
  const without: number[] = []
  for (const { id } of filled) {
    const { compressed, plain } = await sizes(`${base}/indicators/${id}`)
    files.push(compressed)
    without.push(brotliCompressSync(withoutCoordinates(plain)).length)
  }
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
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
    { what: 'all indicator files, compressed', value: kilobytes(sum(files)) },
    {
      what: 'all indicator files without what figures are about, compressed',
      value: kilobytes(sum(without)),
    },
    { what: 'median without what figures are about', value: kilobytes(quantile(without, 0.5)) },
  ])
}

await withProduct(measure)
