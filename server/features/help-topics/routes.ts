import type { FastifyInstance } from 'fastify'
import { FAQ } from '#catalogue/faq.ts'
import { topicSlug } from '#catalogue/faq-topic.ts'
import { listTopicVersions, listWrittenTopics, restoreTopic, writeTopic } from '#contract/help/help-topics.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { versionsOfTopic, writeVersion, writtenTopics } from './topic-versions.ts'

const SLUGS = new Set(FAQ.map(topicSlug))

/** Topics of the help: they ship with the product, and administrators may write them anew. */
export function serveHelpTopics(app: FastifyInstance, database: Database): void {
  serve(app, listWrittenTopics, async () => ({ topics: await writtenTopics(database) }))
  serve(app, listTopicVersions, async ({ path }) => ({
    results: await versionsOfTopic(database, known(path.slug)),
  }))
  serve(app, writeTopic, (call) => {
    const { version, ...topic } = call.body
    return writeVersion(database, known(call.path.slug), version, changeOf(call), () => ({
      topic,
      restored: null,
    }))
  })
  serve(app, restoreTopic, async (call) => {
    const { slug, number } = call.path
    const written = await writeVersion(
      database,
      known(slug),
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
}

function known(slug: string): string {
  if (SLUGS.has(slug)) return slug
  throw new Problem('not-found', 'The help has no such topic.')
}
