import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GROUPS } from '#messages/groups.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { PROFILED } from '#tests/components/profiled-country.ts'
import { treeLines } from '#tests/components/role-tree.ts'
import { settle } from '#tests/components/settle.ts'
import { ANSWERS, FILES, KEPT_TREES } from '#tests/components/every-page.tsx'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { ProfileContent } from './profile-content.tsx'
import { acted } from '#tests/components/acted.ts'

// The profile of a place from its first line to its last, as readers meet it, kept as the trees of pages are; `-u` keeps what is drawn now.

// Words that a part waits for are there, in whatever order the tests run.
beforeAll(() => Promise.all(GROUPS.map((group) => loadGroup('en', group))))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-06T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const RELEASE = { number: 1, hash: 'a'.repeat(64), published_at: '2024-06-01T08:00:00.000Z', note: '' }

test.each([
  ['nation', 1],
  ['zone', 2],
  ['state', 12],
])('the profile of a %s', async (name, id) => {
  const question = { place: byId(PROFILED.reference.locations, id), data: PROFILED }
  await openPart(
    <ProfileContent {...{ question, release: RELEASE }} map={<p>Its map</p>} onShare={() => undefined} />,
    { answers: ANSWERS, files: FILES },
  )
  await settle()
  // What lies further down comes by itself after some seconds.
  await acted(() => vi.advanceTimersByTimeAsync(6000))
  await settle()
  const tree = `${treeLines(document.body).join('\n')}\n`
  await expect(tree).toMatchFileSnapshot(join(KEPT_TREES, `../parts/profile-${name}.txt`))
})
