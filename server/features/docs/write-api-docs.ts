import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiReadme } from './api-readme.ts'
import { openApi } from './openapi.ts'
import { readProductVersion } from '#server/platform/product-version.ts'

// Writes docs/api from the contract. A test fails while the files in the repository are not those.
const folder = fileURLToPath(new URL('../../../docs/api/', import.meta.url))
const { version } = await readProductVersion()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(openApi(version), null, 2)}\n`)
await writeFile(join(folder, 'README.md'), apiReadme())
