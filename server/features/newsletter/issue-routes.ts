import type { FastifyInstance } from 'fastify'
import {
  cancelIssue as cancelCall,
  changeIssue as changeCall,
  deleteIssue as deleteCall,
  listIssues,
  sendIssue,
  tryIssue,
  writeIssue as writeCall,
} from '#contract/newsletter/issues.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { requireRecentProof } from '#server/identity/recent-proof.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { beginIssue, cancelIssue, changeIssue, deleteIssue, writeIssue } from './change-issue.ts'
import { readIssue, readIssues } from './issue-table.ts'
import { issueLetter } from './newsletter-letters.ts'

const UNCONFIRMED = 'Confirm your own e-mail address first; the test e-mail goes there.'

/** Newsletters: written, tried, sent by the queue of jobs, stopped, and kept once they were sent. */
export function serveIssues(app: FastifyInstance, accounts: Accounts): void {
  const { database, letters, limits, address } = accounts
  serve(app, listIssues, async ({ query, url }) => {
    const window = pageWindow(query)
    const { rows, count } = await readIssues(database, window)
    return pageAnswer(rows, count, window, url)
  })
  serve(app, writeCall, async (call) => {
    const written = await writeIssue(database, call.body, changeOf(call))
    call.reply.code(201)
    return written
  })
  serve(app, changeCall, ({ path, body }) => changeIssue(database, path.id, body))
  serve(app, deleteCall, async ({ path }) => {
    await deleteIssue(database, path.id)
    return { detail: 'It is deleted.' }
  })
  serve(app, tryIssue, async (call) => {
    const reader = signedIn(call)
    const issue = await readIssue(database, call.path.id)
    if (!issue) throw new Problem('not-found', 'There is no such newsletter.')
    if (!reader.emailVerified) throw new Problem('invalid-input', UNCONFIRMED)
    await limits.take('test-letter', String(reader.id))
    const { replyAddress: replyTo } = await platformSettings(database)
    const isSent = await letters.send(issueLetter(issue, { to: reader.email, key: null, replyTo }, address))
    return {
      detail: isSent
        ? `A test went to ${reader.email}.`
        : 'The test could not be sent yet; it is tried again.',
    }
  })
  serve(app, sendIssue, async (call) => {
    await requireRecentProof(accounts, call.request)
    return beginIssue(database, call.path.id, call.body.updated_at, changeOf(call))
  })
  serve(app, cancelCall, (call) => cancelIssue(database, call.path.id, changeOf(call)))
}
