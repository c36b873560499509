import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { figureOf } from './figure-of.ts'
import { KINDS } from './kinds.ts'
import type { View } from './view.ts'

/** A comma after a comma, at an end or before nothing, a name that is missing, two spaces. */
const HOLE = /,\s*,|,\s*$|^\s*[,;]|\(\s*\)|\s{2}|\s,|\b(in|of|by) *(,|$)|\b0 tests/

test.each(KINDS.map(({ name }) => name))('%s without figures has no hole in its title', async (name) => {
  const { reference } = await readShippedData()
  const first: View = VIEW_OF_EACH_KIND[name]
  for (const view of [first, { ...first, sources: first.sources.slice(0, 1), periods: [] } as View]) {
    const input = { view, table: tableOf([]), reference, groups: [], currentYear: 2026, language: english }
    const { title, subtitle } = await figureOf(input)
    expect([title, subtitle].filter((said) => HOLE.test(said))).toEqual([])
  }
})
