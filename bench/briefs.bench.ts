import { resolve } from 'node:path'
import { openBriefs } from '#server/briefs/briefs.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { migrate } from '#server/database/migrate.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { openDocumentFiles } from '#server/paper/document-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { OURSELVES } from '#server/work/asker.ts'
import { inFolder } from './bench-product.ts'
import { report } from './report.ts'

// The briefs of all places on the embedded store, each made anew.
const MOST_SECONDS = 60
const LARGEST = 300_000
const SITE = 'http://localhost'

async function measure(database: Database): Promise<void> {
  const dataFiles = openDataFiles(database, openFileCache(null))
  const documentFiles = openDocumentFiles(database, dataFiles, console)
  const briefs = openBriefs({ database, dataFiles, documentFiles })
  const order = { language: 'en', site: SITE } as const
  const timed = async <T>(work: () => Promise<T>) => {
    const begun = performance.now()
    return { value: await work(), seconds: (performance.now() - begun) / 1000 }
  }
  const list = await timed(() => briefs.places())
  const first = await timed(() => briefs.file({ ...order, slug: 'kano', format: 'pdf' }, OURSELVES))
  const word = await timed(() => briefs.file({ ...order, slug: 'kano', format: 'docx' }, OURSELVES))
  const page = await timed(() => briefs.file({ ...order, slug: 'kano', format: 'html' }, OURSELVES))
  let largest = 0
  const all = await timed(async () => {
    for (const { slug } of list.value) {
      const file = await briefs.file({ ...order, site: `${SITE}/again`, slug, format: 'pdf' }, OURSELVES)
      largest = Math.max(largest, file?.bytes.length ?? 0)
    }
  })
  const shown = (seconds: number) => `${seconds.toFixed(2)} s`
  report('Briefs of all places', [
    { what: 'rows read and places listed', value: shown(list.seconds) },
    { what: 'the first brief as PDF, with the start of the setter', value: shown(first.seconds) },
    { what: 'one as DOCX', value: shown(word.seconds) },
    { what: 'one as page', value: shown(page.seconds) },
    {
      what: `${list.value.length} as PDF`,
      value: shown(all.seconds),
      budget: `${MOST_SECONDS} s`,
      kept: all.seconds < MOST_SECONDS,
    },
    {
      what: 'the largest PDF',
      value: `${Math.round(largest / 1000)} kB`,
      budget: `${LARGEST / 1000} kB`,
      kept: largest <= LARGEST,
    },
  ])
}

await inFolder(async (folder) => {
  const database = await openDatabase({
    databaseUrl: null,
    directUrl: null,
    dataDir: resolve(folder, 'data'),
  })
  try {
    await migrate(database)
    await seedDefaultData(database, { progress: () => {} })
    await measure(database)
  } finally {
    await database.close()
  }
})
process.exit()
