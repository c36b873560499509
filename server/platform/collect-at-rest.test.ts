import { expect, test } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

/** Whatever is forgotten at once, in so many bytes. */
function forgotten(): WeakRef<object> {
  return new WeakRef(new Uint8Array(64 * 1024 * 1024).fill(1))
}

test('what nobody needs any more is given back while nobody waits', async () => {
  let busy = true
  const stop = collectAtRest(() => busy, 5)
  try {
    const garbage = forgotten()
    busy = false
    await expect.poll(() => garbage.deref() === undefined).toBe(true)
  } finally {
    stop()
  }
})

test('whoever began it ends it: nobody is asked whether they wait after that', async () => {
  let asked = 0
  const stop = collectAtRest(() => {
    asked += 1
    return true
  }, 1)
  await expect.poll(() => asked).toBeGreaterThan(2)
  stop()
  const before = asked
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toBe(before)
})
