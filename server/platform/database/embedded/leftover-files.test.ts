import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { removeLeftoverFiles } from './leftover-files.ts'

it('deletes the files of temporary tables and sorts, and nothing else', () => {
  const folder = newTestFolder()
  const kept = ['base/5/16882', 'base/5/16882_fsm', 'base/5/pg_filenode.map', 'base/5/PG_VERSION']
  const gone = ['base/5/t0_16883', 'base/5/t0_16883_fsm', 'base/5/t12_400.1', 'base/pgsql_tmp/pgsql_tmp42.1']
  for (const file of [...kept, ...gone]) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), 'x')
  }
  removeLeftoverFiles(folder)
  expect(kept.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  expect(gone.filter((file) => existsSync(join(folder, file)))).toEqual([])
})
