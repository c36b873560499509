import { beforeAll, expect, test } from 'vitest'
import { parsePeriod } from '#domain/period/period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { publishSecond } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'
import { revisedFigures } from './tell-revised.ts'

serverDatabase('those who quote a revised figure', (open) => {
  let database: Database
  let people: Product<'ada' | 'bo'>['people']
  const told = async () =>
    (await toldWords(database, "n.kind = 'figure-revised'")).map(({ user_id, title, text, link }) => ({
      ...{ user_id, title, text, link },
    }))
  const keep = async (title: string, owner: number, view: object) => {
    const content = { kind: 'report', title, blocks: [{ kind: 'figure', view: { kind: 'trend', ...view } }] }
    const [row] = await database.query<{ id: number }>(
      'insert into document (public_id, owner, content) values ($1, $2, $3::jsonb) returning id',
      [title.replaceAll(' ', '-'), owner, JSON.stringify(content)],
    )
    await openReview(database, 'document', row?.id ?? 0, owner, 'draft')
  }

  beforeAll(async () => {
    ;({ database, people } = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user' },
    }))
    await revisedFigures(database).run({})
    const south = { indicators: [7], sources: [2], locations: [10], periods: [] }
    await keep('Shovels of the South', people.ada.id, south)
    await keep('Shovels of every source', people.ada.id, { ...south, sources: [] })
    await keep('Shovels of the North', people.bo.id, { ...south, locations: [2] })
    await keep('Shovels of 2018', people.bo.id, { ...south, periods: ['2018'] })
    await keep('Sleds', people.bo.id, { ...south, indicators: [8] })
  })

  test('get one message for each release, whatever the number of their documents, and others none', async () => {
    // Southland of 2023 is corrected from 33 to 34; a new year is no revision.
    await publishSecond(database)
    await revisedFigures(database).run({})
    await revisedFigures(database).run({})
    expect(await told()).toEqual([
      {
        user_id: people.ada.id,
        title: '2 figures that you quote were revised in release 2',
        text: 'They are in “Shovels of the South”, “Shovels of every source”. A document that keeps the figures of an earlier release stays as it is until you update it.',
        link: '/releases?release=2',
      },
    ])
  })

  test('hear of a figure that is withdrawn, and not of one that only got an interval', async () => {
    const period = parsePeriod('2023') ?? 0
    const third = {
      points: [aPoint(2, 2, '2023', 61, { lower: 58, upper: 64, intervalLevel: 95 })],
      withdrawnPoints: [{ indicator: 7, source: 2, location: 10, period }],
    }
    await publishRelease(database, third, { note: 'Third', actor: 'test', now: new Date('2024-12-01') })
    await revisedFigures(database).run({})
    expect((await told()).map(({ user_id, title }) => [user_id, title])).toEqual([
      [people.ada.id, '2 figures that you quote were revised in release 2'],
      [people.ada.id, '2 figures that you quote were revised in release 3'],
    ])
  })

  test('get it by letter at once, unless they chose otherwise', async () => {
    const due = await database.query(
      "select id from notification where kind = 'figure-revised' and letter_at <= now()",
    )
    expect(due).toHaveLength(2)
  })
})
