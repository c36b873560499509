import { beforeAll, expect } from 'vitest'
import { test } from 'vitest'
import { briefOf } from '#domain/brief/brief.ts'
import { type BriefData, briefQuestion } from '#domain/brief/question.ts'
import { placeBySlug } from '#domain/location/place-slug.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { readBriefData } from './brief-data.ts'

serverDatabase('briefs of the data that ship', (open) => {
  let data: BriefData
  beforeAll(async () => {
    const database = await open('default-data')
    data = await readBriefData(database, await currentRelease(database))
  })

  test('Kano has ten key figures of its own, and LGAs to look at', () => {
    const place = placeBySlug(data.reference.locations.values(), 'kano')
    const brief = briefOf(briefQuestion(data, place?.id ?? 0))
    expect(brief.key.every(({ stated }) => stated !== null)).toBe(true)
    expect(brief.facts).toMatchObject({ lgas: 44, zone: { name: 'North-West' } })
    expect(brief.parts).toMatchObject({ level: 4, columns: { length: 10 } })
    expect(brief.gaps.held).toBeGreaterThan(100)
  })
})
