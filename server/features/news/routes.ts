import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { changeNews, createNews, deleteNews, listNews, replaceNews } from '#contract/news/news.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { changeNewsText, publishNews, removeNews } from './change-news.ts'
import { NEWS } from './news-table.ts'

/** The news of the product: read by everybody, written by administrators. */
function serveNews(app: FastifyInstance, { database }: Services): void {
  serve(app, listNews, ({ query, url }) => {
    const where = new Where().ids('t.id', query.id, 'int').ids('t.category', query.category)
    return answerList(database, NEWS, where, query, url)
  })
  serve(app, createNews, async (call) => {
    const row = await publishNews(database, call.body, changeOf(call))
    call.reply.code(201)
    return row
  })
  serve(app, replaceNews, (call) => {
    const { updated_at, ...text } = call.body
    return changeNewsText(database, call.path.id, text, updated_at, changeOf(call))
  })
  serve(app, changeNews, (call) => {
    const { updated_at, title, content, category } = call.body
    const parts = {
      ...(title !== undefined && { title }),
      ...(content !== undefined && { content }),
      ...(category !== undefined && { category }),
    }
    return changeNewsText(database, call.path.id, parts, updated_at, changeOf(call))
  })
  serve(app, deleteNews, async (call) => {
    await removeNews(database, call.path.id, changeOf(call))
    return { detail: 'The update is deleted.' }
  })
}

export const newsFeature: Feature = { routes: serveNews }
