import { monitorEventLoopDelay } from 'node:perf_hooks'
import { auditIndicators } from '#server/data-audit/audit-indicators.ts'
import { openAudits } from '#server/data-audit/audits.ts'
import { migrate } from '#server/database/migrate.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { inFolder } from './bench-product.ts'
import { report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// The data audit of the whole release on the embedded store: every rule over every figure.
const ROUNDS = 3
const MOST_SECONDS = 10
const MOST_BLOCKED = 50

async function measure(database: Database): Promise<void> {
  const release = await currentRelease(database)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  delay.enable()
  const whole = await sample(ROUNDS, () => auditIndicators(database, { release }), 1)
  delay.disable()
  clearInterval(watch)
  await openAudits(database).keep()
  const kept = await sample(ROUNDS, () => openAudits(database).of(release), 1)
  const blocked = delay.max / 1e6
  report('Data audit of the whole release', [
    {
      what: 'all rules over all figures',
      value: `${(whole.median / 1000).toFixed(1)} s (slowest: ${(whole.p95 / 1000).toFixed(1)} s)`,
      budget: `${MOST_SECONDS} s`,
      kept: whole.p95 < 1000 * MOST_SECONDS,
    },
    {
      what: 'longest time in which the server answers nobody meanwhile',
      value: milliseconds(blocked),
      budget: `${MOST_BLOCKED} ms`,
      kept: blocked <= MOST_BLOCKED,
    },
    {
      what: 'memory at most, above that at the beginning',
      value: `${((peak - before) / 1e6).toFixed(0)} MB`,
    },
    { what: 'what is kept, read after a restart', value: milliseconds(kept.median) },
  ])
}

await inFolder(async (dataDir) => {
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  try {
    await migrate(database)
    await seedDefaultData(database, { progress: () => {} })
    await measure(database)
  } finally {
    await database.close()
  }
})
