import { fastify } from 'fastify'
import { openJobs } from '#server/jobs/jobs.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'

/** Begins the next job of the kind `endless`, says so, and never ends it: `node begin-job.ts FOLDER [DATABASE_URL]`. */
const [, , dataDir = '', databaseUrl = ''] = process.argv
const database = await openDatabase({ databaseUrl: databaseUrl || null, directUrl: null, dataDir })
const jobs = openJobs({ database, log: fastify().log })
jobs.register({
  name: 'endless',
  attempts: 3,
  pause: () => 60,
  failure: 'It failed.',
  run: () => {
    process.stdout.write('begun\n')
    return new Promise(() => setInterval(() => {}, 60_000))
  },
})
await jobs.doDue()
