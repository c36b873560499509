import { expect, test } from 'vitest'
import { decodePoints } from '#contract/release-decode.ts'
import type { LgaFile, ReleaseStamp } from '#contract/release-file.ts'
import { askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('files of releases', (open) => {
  test('hold no figure that rests on too few people, only where it stands and why it is kept back', async () => {
    const asked = await askApp({ database: await open('analysed-country') })
    const { hash } = (await asked.json('/api/releases/current')) as ReleaseStamp
    // Of the two LGAs one rests on 20 cases: its value, 31, stays in the store.
    const file = (await asked.json(`/api/releases/${hash}/indicators/20/lga`)) as LgaFile
    expect(file.columns.value).toEqual([37])
    expect(decodePoints(file).withheld).toEqual([
      { indicator: 20, source: 2, location: 45, period: 2020000, rule: 'survey_sample' },
    ])
    expect(file.locations.map(([, name]) => name)).toEqual(['Hilltown', 'Laketown'])
    await asked.app.close()
  })
})
