import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  addTopic,
  listRemovedTopics,
  listTopicVersions,
  listWrittenTopics,
  orderTopics as orderCall,
  removeTopic,
  restoreTopic,
  writeTopic,
} from '#contract/help/help-topics.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { freeTopicName, isShipped, knownTopic } from './topic-names.ts'
import { orderTopics, topicOrder } from './topic-order.ts'
import { removedTopics, versionsOfTopic, writeVersion, writtenTopics } from './topic-versions.ts'

/** Topics of the help: they ship with the product, and administrators write them anew, hide, order and add some. */
function serveHelpTopics(app: FastifyInstance, { database }: Services): void {
  serve(app, listWrittenTopics, async () => ({
    topics: await writtenTopics(database),
    order: await topicOrder(database),
  }))
  serve(app, listRemovedTopics, async () => ({ results: await removedTopics(database) }))
  serve(app, listTopicVersions, async ({ path }) => ({
    results: await versionsOfTopic(database, await knownTopic(database, path.slug)),
  }))
  serve(app, writeTopic, async (call) => {
    const { version, ...topic } = call.body
    const slug = await knownTopic(database, call.path.slug)
    return writeVersion(database, slug, version, changeOf(call), () => ({
      topic,
      restored: null,
    }))
  })
  serve(app, restoreTopic, async (call) => {
    const { slug, number } = call.path
    const written = await writeVersion(
      database,
      await knownTopic(database, slug),
      call.body.version,
      changeOf(call),
      (versions) => {
        if (number === 0) return { topic: null, restored: 0 }
        const wanted = versions.find((one) => one.number === number)
        if (!wanted) throw new Problem('not-found', 'There is no such version.')
        return { topic: wanted.topic, restored: number }
      },
    )
    call.reply.code(201)
    return written
  })
  serve(app, addTopic, async (call) => {
    const slug = await freeTopicName(database, call.body.title)
    const written = await writeVersion(database, slug, 0, changeOf(call), () => ({
      topic: call.body,
      restored: null,
    }))
    call.reply.code(201)
    return { ...written, slug }
  })
  serve(app, removeTopic, async (call) => {
    const slug = await knownTopic(database, call.path.slug)
    if (isShipped(slug))
      throw new Problem('invalid-input', 'This topic ships with the product. Hide it instead.')
    const [newest] = await versionsOfTopic(database, slug)
    await writeVersion(database, slug, newest?.number ?? 0, changeOf(call), () => ({
      topic: null,
      restored: 0,
    }))
    return { detail: 'The topic is taken away.' }
  })
  serve(app, orderCall, async (call) => {
    await orderTopics(database, call.body.order, changeOf(call))
    return { detail: 'The topics stand in this order now.' }
  })
}

export const helpTopicsFeature: Feature = { routes: serveHelpTopics }
