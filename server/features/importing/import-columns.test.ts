import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IMPORT_EXAMPLE, IMPORT_TEMPLATE } from '#domain/observation/import-file.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

const read = (name: string) => readFileSync(join(PROJECT, 'docs/data', name), 'utf8').replaceAll('\r\n', '\n')

test('the template that the administration offers is the one of the documents', () => {
  expect(IMPORT_TEMPLATE).toBe(read('template-observations.csv'))
})

test('the example begins as the one of the documents, so that importing it changes nothing', () => {
  expect(read('example-observations.csv').startsWith(IMPORT_EXAMPLE)).toBe(true)
})
