import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { createTag, deleteTag, listTags, replaceTag } from '#contract/tags/tags.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { changeTag, makeTag, removeTag } from './change-tags.ts'
import { readTags } from './tag-table.ts'

/** Tags of indicators: read by everybody, written by administrators. */
function serveTags(app: FastifyInstance, { database }: Services): void {
  serve(app, listTags, async () => ({ data: { results: await readTags(database) } }))
  serve(app, createTag, async (call) => {
    const data = await makeTag(database, call.body, changeOf(call))
    call.reply.code(201)
    return { data }
  })
  serve(app, replaceTag, async (call) => {
    const { updated_at, ...text } = call.body
    return { data: await changeTag(database, call.path.id, text, updated_at, changeOf(call)) }
  })
  serve(app, deleteTag, async (call) => {
    await removeTag(database, call.path.id, changeOf(call))
    return { detail: 'The tag is deleted.' }
  })
}

export const tagsFeature: Feature = { routes: serveTags }
