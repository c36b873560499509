import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder } from './bench-product.ts'
import { report } from './report.ts'
import { quantile } from './sample.ts'

// How long from the command to the line with the address: on an empty folder, and with the data present.
const STARTS = 5

async function timedStart(dataDir: string): Promise<number> {
  const start = performance.now()
  const product = await startProduct({ dataDir })
  const spent = performance.now() - start
  await product.stop()
  return spent / 1000
}

await inFolder(async (dataDir) => {
  const first = await timedStart(dataDir)
  const later: number[] = []
  for (let round = 0; round < STARTS; round++) later.push(await timedStart(dataDir))
  const median = quantile(later, 0.5)
  report('Start', [
    {
      what: 'first start, default data loaded (embedded store)',
      value: `${first.toFixed(1)} s`,
      budget: '≤ 60 s',
      kept: first <= 60,
    },
    {
      what: `start with the data present, median of ${STARTS}`,
      value: `${median.toFixed(1)} s`,
      budget: '≤ 3 s',
      kept: median <= 3,
    },
  ])
})
