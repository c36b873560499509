import { expect, test } from 'vitest'
import { isNote } from './note.ts'

const SEEN = { kind: 'seen', release: 'a', addresses: ['https://msdat.example/a', 'http://127.0.0.1/b'] }

test.each([
  [{ kind: 'change-over' }, true],
  [{ kind: 'left' }, true],
  [SEEN, true],
  [{ ...SEEN, addresses: [] }, true],
  [{ ...SEEN, addresses: ['https://msdat.example/a', 'file:///etc/passwd'] }, false],
  [{ ...SEEN, addresses: ['https://msdat.example/a', 7] }, false],
  [{ ...SEEN, addresses: 'https://msdat.example/a' }, false],
  [{ ...SEEN, release: 7 }, false],
  [{ kind: 'seen', release: 'a' }, false],
  [{ kind: 'seen', addresses: [] }, false],
  [{ kind: 'other', release: 'a', addresses: [] }, false],
  [{}, false],
  [null, false],
  ['left', false],
])('%j is a note of a page: %s', (message, is) => {
  expect(isNote(message)).toBe(is)
})
