import type { FastifyInstance } from 'fastify'
import {
  answerPost,
  changePost,
  deletePost,
  listPosts,
  readPost,
  reportPost,
  writePost,
} from '#contract/reading-room/posts.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { keepReport } from './report-post.ts'
import { findPosts, postFor, postTable, SHOWN, wirePost } from './stored-post.ts'
import { addPost, type NewPost, removePost, rewritePost, sentBefore } from './write-post.ts'

/** The newest first, whatever the caller says. */
export const NEWEST = [{ field: 'id', descending: true }] as const

/** Notes, questions and answers: read by everybody, written by those who are signed in. */
export function servePosts(app: FastifyInstance, { database, limits }: Accounts): void {
  serve(app, listPosts, async ({ account, query, url }) => {
    const { kind, indicator, place, area, own } = query
    const where = new Where()
    if (own?.[0] === true) where.and(`t.author = ${where.parameter(account?.id ?? 0)}`)
    else where.and(`t.parent is null and ${SHOWN}`)
    if (kind) where.and(`t.kind = ${where.parameter(kind)}`)
    if (indicator) where.and(`t.indicators && ${where.parameter(indicator)}::int[]`)
    if (place) where.and(`t.places && ${where.parameter(place)}::int[]`)
    if (area) {
      const names = where.parameter(area)
      where.and(
        `t.indicators && array(select id::int from indicator where program_area = any(${names}::text[]))`,
      )
    }
    return answerList(database, postTable(account), where, { ...query, ordering: NEWEST }, url)
  })
  serve(app, readPost, async ({ account, path }) => {
    const post = await postFor(database, account, path.id)
    const where = new Where()
    const answers = await findPosts(database, account, where.and(`t.parent = ${where.parameter(post.id)}`))
    const { toRow } = postTable(account)
    return { post: toRow(post), answers: answers.map(toRow) }
  })

  const add = async (call: Parameters<typeof changeOf>[0], post: NewPost) => {
    const change = changeOf(call)
    const before = await sentBefore(database, change, post.key)
    if (before === null) await limits.take('reading-post', String(change.actor.id))
    const id = before ?? (await database.transaction((transaction) => addPost(transaction, change, post)))
    return wirePost(database, change.actor, id)
  }
  serve(app, writePost, async (call) => {
    const answer = await add(call, { parent: null, key: undefined, ...call.body })
    call.reply.code(201)
    return answer
  })
  serve(app, answerPost, async (call) => {
    const { id: parent, figure } = await postFor(database, signedIn(call), call.path.id)
    const answer = await add(call, { kind: 'answer', figure, parent, key: undefined, ...call.body })
    call.reply.code(201)
    return answer
  })
  serve(app, changePost, async (call) => {
    const change = changeOf(call)
    await limits.take('reading-post', String(change.actor.id))
    const { id } = call.path
    await database.transaction((transaction) => rewritePost(transaction, change, { ...call.body, id }))
    return wirePost(database, change.actor, id)
  })
  serve(app, deletePost, async (call) => {
    await database.transaction((transaction) => removePost(transaction, changeOf(call), call.path.id))
    return { detail: 'It was removed.' }
  })
  serve(app, reportPost, async (call) => {
    const change = changeOf(call)
    await limits.take('reading-report', String(change.actor.id))
    await database.transaction((transaction) =>
      keepReport(transaction, change, call.path.id, call.body.reason),
    )
    return { detail: 'Thank you. Somebody looks at it.' }
  })
}
