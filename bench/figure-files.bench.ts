import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { withProduct } from './bench-product.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, quantile, sample } from './sample.ts'

// Figures by their address: each asked for at a size that nobody has asked for, so that it is drawn; then the same again, which
// is kept; and what a reader of the API waits while five hundred pictures are asked for at once.
const TIMES = 40
const { trend, distribution, map } = VIEW_OF_EACH_KIND
const ASKED: readonly (readonly [string, View])[] = [
  ['trend', trend],
  ['37 states', distribution],
  ['map', map],
]

async function ask(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}

const rows = await withProduct(async ({ url }) => {
  const measured: Measured[] = []
  let size = 700
  const addressOf = (format: string, view: View) => {
    size += 1
    return `${url}/figure.${format}?${serialiseView(view)}&width=${size}`
  }
  for (const format of ['svg', 'png']) {
    for (const [name, view] of ASKED) {
      progress(`${name} as ${format}`)
      const { median, p95 } = await sample(TIMES, () => ask(addressOf(format, view)))
      measured.push({
        what: `${name}, ${format.toUpperCase()}, drawn`,
        value: `p50 ${milliseconds(median)}, p95 ${milliseconds(p95)}, ${(1000 / median).toFixed(0)} a second`,
      })
    }
    const again = addressOf(format, trend)
    const { median, p95 } = await sample(TIMES, () => ask(again))
    measured.push({
      what: `trend, ${format.toUpperCase()}, asked again`,
      value: `p50 ${milliseconds(median)}, p95 ${milliseconds(p95)}, ${(1000 / median).toFixed(0)} a second`,
    })
  }
  progress('five hundred at once')
  const flood = Promise.all(Array.from({ length: 500 }, () => ask(addressOf('png', distribution))))
  const spent: number[] = []
  for (let call = 0; call < 60; call++) {
    const start = performance.now()
    await ask(`${url}/api/data/?indicator=18&location=1&size=${200 + call}`)
    spent.push(performance.now() - start)
  }
  const statuses = await flood
  const p95 = quantile(spent, 0.95)
  const refused = statuses.filter((status) => status === 429).length
  measured.push({
    what: `500 pictures at once: what others wait for their figures, p95 (${refused} refused with 429)`,
    value: milliseconds(p95),
    budget: '≤ 1 s',
    kept: p95 <= 1000,
  })
  return measured
})

report('Figures by address', rows)
