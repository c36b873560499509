import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkChain } from '#web/queries/release-chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A chain of three releases, the oldest from before parts were kept. */
function chainOf(figures: string) {
  const first = { number: 1, hash: sha256('first'), parts: null }
  const parts = [{ name: 'figures', digest: sha256('2') }]
  const second = { number: 2, hash: sha256(`${first.hash}\n${sha256('2')}\n`), parts }
  const third = {
    ...{ number: 3, hash: sha256(`${second.hash}\n${sha256('words')}\n${sha256('3')}\n`) },
    parts: [
      { name: 'catalogue', digest: sha256('words') },
      { name: 'figures', digest: sha256(figures) },
    ],
  }
  return [third, second, first]
}

test('hashes that follow from each other are told apart from one whose figures were exchanged', async () => {
  expect(await checkChain(chainOf('3'))).toEqual({ sound: 2, broken: [], unknown: 1 })
  expect(await checkChain(chainOf('4'))).toEqual({ sound: 1, broken: [3], unknown: 1 })
})
