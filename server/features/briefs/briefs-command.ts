import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { BRIEF_FORMATS, openBriefs } from '#server/briefs/briefs.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { openDocumentFiles } from '#server/paper/document-files.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { fail, say, sayAside } from '#server/platform/terminal.ts'
import { keepFromOthers } from '#server/platform/disk/close-to-others.ts'
import { loadEnvironmentFile, readEnvironment } from '#server/platform/environment.ts'
import { OURSELVES } from '#server/work/asker.ts'

// `npm run briefs -- --out FOLDER [--format pdf,docx,html] [--lang en]`: the briefs of the nation, zones and states as files.

const USAGE = `Say where to: npm run briefs -- --out FOLDER [--format ${BRIEF_FORMATS.join(',')}] [--lang en]`

function asked() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      format: { type: 'string', default: 'pdf' },
      lang: { type: 'string', default: 'en' },
    },
  })
  const code = OFFERED_LANGUAGES.find((one) => one === values.lang)
  const words = values.format.split(',')
  const formats = BRIEF_FORMATS.filter((format) => words.includes(format))
  if (values.out === undefined || !code || formats.length < words.length) return fail(USAGE)
  // Under npm the working folder is the project; names are meant from where the person stands.
  return { folder: resolve(process.env.INIT_CWD ?? '.', values.out), formats, language: code }
}

try {
  const { folder, formats, language } = asked()
  keepFromOthers()
  loadEnvironmentFile()
  const reading = readEnvironment(process.env)
  if (!reading.ok) fail(reading.sentences.join('\n'))
  const { environment } = reading
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
  process.exit(0)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
