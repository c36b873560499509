import { openDatabase } from '#server/platform/database/open-database.ts'

/** Opens the embedded database of a folder and keeps it: `node hold-folder.ts FOLDER`. */
const [, , dataDir = ''] = process.argv
try {
  await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  process.stdout.write('open\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
