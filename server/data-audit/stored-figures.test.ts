import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { readStoredFigures } from './stored-figures.ts'

/** The statement that reads the figures of indicators. */
async function statementOf(indicators: readonly number[]): Promise<string> {
  let statement = ''
  const runner = {
    query: async (sql: string) => {
      statement = sql
      return []
    },
  }
  await readStoredFigures(runner, 1, indicators, null)
  return statement
}

serverDatabase('figures for the data audit', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open('default-data')
  })

  // The embedded database plans a statement that it gets often once for all values.
  test('the plan for any indicators looks through no whole table of figures', async () => {
    const statement = await statementOf([18, 20])
    const plan = await database.transaction(async (transaction) => {
      await transaction.script('set local plan_cache_mode = force_generic_plan')
      await transaction.script(`prepare audited (int[], int) as ${statement}`)
      const rows = await transaction.query<Record<string, string>>(`explain execute audited ('{18,20}', 1)`)
      await transaction.script('deallocate audited')
      return rows.flatMap((row) => Object.values(row))
    })
    expect(plan.join('\n')).toContain('on observation_note n')
    expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })
})
