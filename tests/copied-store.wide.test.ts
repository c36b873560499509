import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call, tokenOf } from '#tests/account/people-at-a-product.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { newStore } from '#tests/builders/test-store.ts'

/** The release, the number of rows, and a figure with everything that is said of it. */
async function heldBy(url: string) {
  const answerOf = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}/${path}`)
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const figure = await answerOf('figure.json?kind=trend&indicator=7&datasource=2&location=1')
  return {
    release: await answerOf('api/releases/current'),
    rows: JSON.stringify(await answerOf('api/data/?size=1')).replaceAll(url, ''),
    figure: JSON.stringify(figure).replaceAll(url, ''),
  }
}

test('T52: a copy of the store of a server that stopped in good order is the same product elsewhere', async () => {
  const { dataDir } = await newStore('embedded', 'country')
  const product = await startProduct({ dataDir })
  const body = { username: 'restored', email: 'restored@example.org', password: PASSWORD }
  expect(await call(product.url, 'POST', '/users/', { body })).toMatchObject({ status: 201 })
  const before = await heldBy(product.url)
  expect(before.rows).toMatch(/"count":[1-9]/)
  expect(before.figure).toContain('"rows"')
  expect(await product.stop()).toBe(0)

  const copy = join(newTestFolder(), 'copy')
  cpSync(dataDir, copy, { recursive: true })
  const elsewhere = await startProduct({ dataDir: copy })
  expect(await heldBy(elsewhere.url)).toEqual(before)
  expect(await tokenOf(elsewhere.url, 'restored')).not.toBe('')
  expect(await elsewhere.stop()).toBe(0)
})
