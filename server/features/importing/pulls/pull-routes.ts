import type { FastifyInstance } from 'fastify'
import {
  cancelDataPull,
  endPullRepeat,
  listDataPulls,
  lookAtDhis2 as lookCall,
  type Pulled,
  readDataPull,
  readDataPullFiles,
  repeatDataPull,
  resumeDataPull,
  startDataPull,
} from '#contract/data-import/data-pulls.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { RemoteRefusal } from '#server/platform/remote/remote-refusal.ts'
import type { Services } from '#server/services/services.ts'
import { lookAtDhis2 } from './dhis2.ts'
import { endRepeat, repeatedPulls, repeatPull, repeatsOf } from './repeat-pull.ts'
import { auditedAddress } from './pull-parts.ts'
import { pullJob } from './run-pull.ts'
import { addPull, ownPull, pulledFiles, pullRow, pullsOf } from './stored-pull.ts'
import { finishPull } from './submit-pull.ts'

/** The sentences of a refusal that is seen at once, by its kind; the others come from the other server. */
const REFUSALS: Readonly<Partial<Record<RemoteRefusal['kind'], string>>> = {
  'not-listed': 'Whoever runs this server has not listed this address. Ask them to add it.',
  'own-network': 'This address leads into a network of our own. It is not read.',
  'no-dhis2': 'No DHIS2 answers at this address.',
}

function refusalOf({ kind, status }: RemoteRefusal): Problem {
  const answered =
    status === 401 || status === 403
      ? 'The other server does not accept this token.'
      : `The other server cannot be read${status === null ? '' : `: it answered ${status}`}.`
  const sentence = REFUSALS[kind] ?? answered
  return new Problem('invalid-input', sentence, { address: [sentence] })
}

/** Figures that are read from servers of others, for whoever asks alone, until they are mapped and handed in. */
export function servePulls(app: FastifyInstance, { database, accounts, remote, jobs }: Services): void {
  const { limits, tokens } = accounts
  const job = pullJob({ database, remote, tokens, finished: (pull) => finishPull(database, pull) })
  const refuseUnlisted = ({ address }: Pulled) => {
    if (!remote.isListed(address)) throw refusalOf(new RemoteRefusal('not-listed'))
  }
  const rowOf = async (id: number, asks: Account) => pullRow(await ownPull(database, id, asks))
  /** Nobody waits for it: the page asks how far it has come. */
  const begin = (pull: number) => void jobs.doNow(job, { pull }, { key: `pull ${pull}` })

  serve(app, listDataPulls, async (call) => {
    const asks = signedIn(call)
    const results = (await pullsOf(database, asks)).map(pullRow)
    return { origins: [...remote.origins], results, repeats: await repeatsOf(database, asks) }
  })
  serve(app, lookCall, async (call) => {
    const { address, token, words } = call.body
    await limits.take('remote-look', String(signedIn(call).id))
    try {
      return await lookAtDhis2(remote, { address, token }, words)
    } catch (error) {
      throw error instanceof RemoteRefusal ? refusalOf(error) : error
    }
  })
  serve(app, startDataPull, async (call) => {
    const { actor, address } = changeOf(call)
    const { asked, token } = call.body
    refuseUnlisted(asked)
    await limits.take('remote-look', String(actor.id))
    const sealedToken = token === undefined ? null : tokens.seal(token)
    const id = await database.transaction(async (transaction) => {
      const added = await addPull(transaction, { account: actor.id, asked, sealedToken })
      const after = { address: auditedAddress(asked) }
      await writeAudit(transaction, { actor, action: 'pull.begun', subject: `pull ${added}`, after, address })
      return added
    })
    begin(id)
    call.reply.code(201)
    return rowOf(id, actor)
  })
  serve(app, readDataPull, (call) => rowOf(call.path.id, signedIn(call)))
  serve(app, readDataPullFiles, async (call) => {
    const files = await pulledFiles(database, await ownPull(database, call.path.id, signedIn(call)))
    return {
      files: files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })),
    }
  })
  serve(app, cancelDataPull, async (call) => {
    const { id, state } = await ownPull(database, call.path.id, signedIn(call))
    if (state === 'done') throw new Problem('changed-meanwhile', 'Everything has come already.')
    await database.query("update data_pull set state = 'cancelled', sealed_token = null where id = $1", [id])
    return rowOf(id, signedIn(call))
  })
  serve(app, resumeDataPull, async (call) => {
    const { id, state, asked } = await ownPull(database, call.path.id, signedIn(call))
    if (state === 'done') throw new Problem('changed-meanwhile', 'Everything has come already.')
    refuseUnlisted(asked)
    const { token } = call.body
    await database.query(
      `update data_pull set state = 'running', failures = 0, failure = null, failure_status = null,
         sealed_token = coalesce($2, sealed_token) where id = $1 and state <> 'done'`,
      [id, token === undefined ? null : tokens.seal(token)],
    )
    begin(id)
    return rowOf(id, signedIn(call))
  })
  serve(app, repeatDataPull, async (call) => {
    const change = changeOf(call)
    const { token, ...asked } = call.body
    const pull = await ownPull(database, call.path.id, change.actor)
    const sealedToken = token === undefined ? null : tokens.seal(token)
    const answer = await database.transaction((transaction) =>
      repeatPull(transaction, change, pull, { ...asked, sealedToken }),
    )
    call.reply.code(201)
    return answer
  })
  serve(app, endPullRepeat, async (call) => {
    await database.transaction((transaction) => endRepeat(transaction, changeOf(call), call.path.id))
    return { detail: 'It is not repeated any more, and its token is forgotten.' }
  })
}

/** What goes on without anybody who waits for it, and what is forgotten: tokens after a week, parts after a month. */
export function pullJobs({
  database,
  accounts,
  remote,
}: Pick<Services, 'database' | 'remote'> & {
  readonly accounts: Pick<Services['accounts'], 'tokens'>
}): readonly JobKind[] {
  const finished = (pull: Parameters<typeof finishPull>[1]) => finishPull(database, pull)
  return [
    pullJob({ database, remote, tokens: accounts.tokens, finished }),
    repeatedPulls(database),
    dailyRemoval(database, { name: 'forget-pulls', failure: 'Old pulls could not be removed.' }, [
      `update data_pull set sealed_token = null, state = case when state = 'running' then 'broken' else state end
       where sealed_token is not null and created_at < now() - interval '7 days'`,
      `delete from data_pull where created_at < now() - interval '30 days'`,
    ]),
  ]
}
