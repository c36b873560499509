import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { BRIEF_FORMATS, openBriefs } from '#server/briefs/briefs.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { openDocumentFiles } from '#server/paper/document-files.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { say, sayAside } from '#server/platform/terminal.ts'
import {
  commandEnvironment,
  commandWords,
  fromHere,
  oneOf,
  runCommand,
  someOf,
} from '#server/platform/command-environment.ts'
import { OURSELVES } from '#server/work/asker.ts'

// `npm run briefs -- --out FOLDER [--format pdf,docx,html] [--lang en]`: the briefs of the nation, zones and states as files.

const USAGE = `Usage: npm run briefs -- --out FOLDER [--format ${BRIEF_FORMATS.join(',')}] [--lang en]`

function asked() {
  const { values } = commandWords(
    {
      options: {
        out: { type: 'string' },
        format: { type: 'string', default: 'pdf' },
        lang: { type: 'string', default: 'en' },
      },
    },
    USAGE,
  )
  const language = oneOf('--lang', values.lang, OFFERED_LANGUAGES)
  const formats = someOf('--format', values.format, BRIEF_FORMATS)
  if (values.out === undefined) throw new Error(`Say where to, with --out.\n${USAGE}`)
  return { folder: fromHere(values.out), formats, language }
}

await runCommand(async () => {
  const { folder, formats, language } = asked()
  const environment = commandEnvironment()
  const database = await openDatabase(environment)
  try {
    const dataFiles = openDataFiles(database, openFileCache(join(resolve(environment.dataDir), 'cache')))
    const documentFiles = openDocumentFiles(database, dataFiles, {
      error: (why: unknown) => sayAside(JSON.stringify(why)),
    })
    const briefs = openBriefs({ database, dataFiles, documentFiles })
    await mkdir(folder, { recursive: true })
    const begun = performance.now()
    let bytes = 0
    const places = await briefs.places()
    for (const { slug } of places) {
      for (const format of formats) {
        const site = environment.publicUrl ?? 'http://localhost:3000'
        const file = await briefs.file({ slug, format, language, site }, OURSELVES)
        if (!file) continue
        bytes += file.bytes.length
        await writeFile(join(folder, `${slug}.${format}`), file.bytes)
      }
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    say(`${places.length * formats.length} files, ${Math.round(bytes / 1000)} kB, in ${seconds} s: ${folder}`)
  } finally {
    await database.close()
  }
})
