import { beforeEach, expect, test } from 'vitest'
import type { KeptRun } from '#contract/policy/policy.ts'
import { keptText } from '#web/memory/kept.ts'
import { deviceRuns, forgetOnDevice, keepOnDevice } from './kept-runs.ts'

const aRun = (title: string): Omit<KeptRun, 'id' | 'created'> => ({
  ...{ title, indicator: 18, location: 1, release: 1, levers: [], deaths: null, averted: null },
})

const kept = () => JSON.parse(keptText('msdat-policy-history') ?? '[]') as readonly KeptRun[]

beforeEach(() => deviceRuns.set([]))

test('the newest fifty simulations stay on the device, the newest first', () => {
  for (let run = 1; run <= 52; run++) keepOnDevice(aRun(`Run ${run}`))
  expect(kept().map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, at) => `Run ${52 - at}`))
})

test('one is forgotten by its id, and the others stay', () => {
  deviceRuns.set([7, 8, 9].map((id) => ({ ...aRun(`Run ${id}`), id, created: '2026-11-01T08:00:00.000Z' })))
  forgetOnDevice(8)
  expect(kept().map(({ id }) => id)).toEqual([7, 9])
})
