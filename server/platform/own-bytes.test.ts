import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed } from './http/packed-answer.ts'
import { ownBytes } from './own-bytes.ts'
import { pack } from '#server/release/packed-file.ts'

/** Bytes of memory that a value holds beyond its own. */
const beyond = (bytes: Buffer) => bytes.buffer.byteLength - bytes.length

test('bytes of a larger block get memory of their own, and others stay as they are', () => {
  const inBlock = brotliCompressSync(Buffer.from('the same '.repeat(500)))
  expect(beyond(inBlock)).toBeGreaterThan(10_000)
  const own = ownBytes(inBlock)
  expect([own.equals(inBlock), beyond(own)]).toEqual([true, 0])
  expect(ownBytes(own)).toBe(own)
})

test('what another thread sent is left by its block', () => {
  const sent = structuredClone(Buffer.from('a,b\n1,2\n'))
  expect(sent.buffer.byteLength).toBeGreaterThan(sent.length)
  const own = ownBytes(sent)
  expect([own.toString(), beyond(own)]).toEqual(['a,b\n1,2\n', 0])
})

test.each(['br', 'gzip'] as const)(
  'an answer that is kept as %s holds no more memory than its bytes',
  async (encoding) => {
    for (const length of [2000, 200_000]) {
      const { bytes } = await packed('a figure, '.repeat(length / 10), encoding)
      expect(beyond(bytes)).toBe(0)
    }
  },
)

test('neither does a file of a release', async () => {
  const { br, gzip } = await pack('{"values":[1,2,3]}'.repeat(100))
  expect([beyond(br), beyond(gzip)]).toEqual([0, 0])
})
