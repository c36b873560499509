import type { FastifyInstance } from 'fastify'
import { makeBackup, readSystem, retryJob } from '#contract/system/system.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { backupJob } from '#server/backup/backups.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { serveMetrics } from './metrics.ts'
import { readState } from './read-state.ts'

/** The state of the server, for those who run it: what to look at, jobs to try again, backups, counts for programs. */
async function serveSystem(app: FastifyInstance, services: Services): Promise<void> {
  const { database, backups } = services
  serve(app, readSystem, () => readState(services))
  serve(app, retryJob, async (call) => {
    const { id } = call.path
    await database.transaction(async (transaction) => {
      const found = await transaction.query<{ kind: string }>(
        `update job set died_at = null, attempts = 0, run_after = now(), worth_until = null
         where id = $1 and last_error <> '' and holder is null returning kind`,
        [id],
      )
      if (!found[0]) throw new Problem('not-found', 'There is no such job that failed.')
      await writeAudit(transaction, {
        ...changeOf(call),
        action: 'system.job-tried-again',
        subject: `job ${id}`,
        after: { kind: found[0].kind },
      })
    })
    return { detail: 'It is tried again within a quarter of a minute.' }
  })
  serve(app, makeBackup, async (call) => {
    if (backups === null) throw new Problem('not-found', 'This server keeps no backups.')
    const { name, rows, bytes } = await backups.make().catch((error: unknown) => {
      call.request.log.error({ err: error }, 'The backup could not be made.')
      throw new Problem('cannot-be-made', 'The backup could not be made. The log says why.')
    })
    await database.transaction((transaction) =>
      writeAudit(transaction, { ...changeOf(call), action: 'system.backup-made', subject: name }),
    )
    return { detail: `The backup ${name} is made and was read back.`, name, rows, bytes }
  })
  await serveMetrics(app, services)
}

export const systemFeature: Feature = {
  routes: serveSystem,
  jobs: ({ backups }) => (backups === null ? [] : [backupJob(backups)]),
}
