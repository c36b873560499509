import { beforeAll, expect, test } from 'vitest'
import { eachOf, WIDE } from '#tests/wide-run.ts'
import { grammarFaults } from './grammar.ts'
import { type Country, faultsIn } from './score.ts'
import { shippedWorld } from './shipped-world.ts'
import { tell } from './told.ts'
import type { View } from './view.ts'

const VIEWS = WIDE ? 300 : 10

let shipped: Country
beforeAll(async () => {
  shipped = await shippedWorld()
})

test('what is said of the release that ships is what its files hold', () => {
  const found = faultsIn(shipped, VIEWS, 7)
  expect(found.map(({ rule, said, view }) => ({ rule, said, view }))).toEqual([])
})

test('every name of an indicator reads well as subject and object', () => {
  const { world, told } = shipped
  const found = eachOf(61, world.quantities.values()).flatMap((quantity) => {
    const rows = world.rowsOf(quantity.id)
    const [row] = rows
    if (!row) return []
    const { indicator, source, period, location } = row
    const views: View[] = [
      { kind: 'overview', indicator, location },
      { kind: 'zonal', indicator, source, period, location: 1 },
    ]
    return views.flatMap((view) => {
      const { heading, answer } = tell(view, told)
      return [...(heading.endsWith('?') ? [heading] : []), answer].flatMap((said) =>
        grammarFaults(said, quantity),
      )
    })
  })
  expect(found).toEqual([])
})
