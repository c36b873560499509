import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProduct } from '#tests/builders/running-product.ts'
import { newStore } from '#tests/builders/test-store.ts'

test('while nobody asks it packs the files of its release, and none with PACK_AHEAD=off', async () => {
  const starts = (['on', 'off'] as const).map(async (PACK_AHEAD) => {
    const { dataDir } = await newStore('embedded', 'first-release')
    const product = await startProduct({ dataDir, env: { PACK_AHEAD } })
    const last = () =>
      readdirSync(join(dataDir, 'cache')).filter((name) => name.includes('-lga-counts')).length
    return { last, stop: product.stop }
  })
  const [busy, idle] = await Promise.all(starts)
  await expect.poll(() => busy?.last()).toBeGreaterThan(0)
  expect(idle?.last()).toBe(0)
  expect(await Promise.all([busy?.stop(), idle?.stop()])).toEqual([0, 0])
})
