import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

serverDatabase('pages before the first release', (open) => {
  test('the page comes and says so, the data do not', async () => {
    const folder = newTestFolder()
    await writeFile(
      join(folder, 'index.html'),
      '<html><head></head><body><div id="root"></div></body></html>',
    )
    const asked = await askApp({ database: await open(), webFolder: folder })
    const page = await asked.app.inject('/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    const problem = await asked.app.inject('/api/data/')
    expect([problem.statusCode, problem.headers['retry-after']]).toEqual([503, '5'])
    await asked.app.close()
  })
})
