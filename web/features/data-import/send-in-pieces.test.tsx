import { beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { AskError } from '#web/kit/ask-error.ts'
import { filesOfCall } from './send-in-pieces.ts'

const LARGE = [{ name: 'large.csv', text: '18,2,1,2025,61.2\n'.repeat(80_000) }]
const SIZE = JSON.stringify(LARGE).length
const PIECE = 512 * 1024

// As on an address with encryption.
beforeEach(() => void vi.stubGlobal('isSecureContext', true))

test('a small file goes with the call', async () => {
  const small = [{ name: 'small.csv', text: '18,2,1,2025,61.2\n' }]
  expect(await filesOfCall(small)).toEqual({ files: small })
})

test('a large one goes in pieces, on from where it stood, again where the line broke, and once where it is there', async () => {
  let received = PIECE
  let broken = 1
  const { calls } = await openPart(<p />, {
    answers: {
      'POST /uploads': () => ({ id: 'a'.repeat(22), size: SIZE, received }),
      'PUT /uploads/{id}': ({ query }) => {
        if (broken-- > 0) throw new TypeError('The line is cut.')
        expect(Number(query.from)).toBe(received)
        received = Math.min(received + PIECE, SIZE)
        return { id: 'a'.repeat(22), size: SIZE, received }
      },
    },
  })
  const shares: number[] = []
  const sent = await filesOfCall(LARGE, { progress: (share) => shares.push(share), pause: 0 })
  expect(sent).toEqual({ upload: 'a'.repeat(22) })
  expect(received).toBe(SIZE)
  expect(shares).toEqual([PIECE / SIZE, (2 * PIECE) / SIZE])
  // The first piece was there, the second went twice.
  expect(calls.of('PUT /uploads/{id}')).toHaveLength(3)
  await filesOfCall(LARGE)
  expect(calls.of('PUT /uploads/{id}')).toHaveLength(3)
})

test('a line that stays cut ends it, and what is there stays there', async () => {
  const { calls } = await openPart(<p />, {
    answers: {
      'POST /uploads': { id: 'a'.repeat(22), size: SIZE, received: 0 },
      'PUT /uploads/{id}': () => {
        throw new TypeError('The line is cut.')
      },
    },
  })
  await expect(filesOfCall(LARGE, { pause: 0 })).rejects.toBeInstanceOf(AskError)
  expect(calls.of('PUT /uploads/{id}')).toHaveLength(5)
})
