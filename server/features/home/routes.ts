import type { FastifyInstance } from 'fastify'
import { readHome } from '#contract/home/home.ts'
import { languageOf } from '#languages/from-source.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { currentRelease } from '#server/release/current-release.ts'
import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { storiesOfRelease } from './stories-of-release.ts'
import { writtenStory } from './written-story.ts'

/** What the first page tells of the figures. */
function serveHome(app: FastifyInstance, { database }: Services): void {
  serve(app, readHome, async ({ query }) => {
    const release = await currentRelease(database)
    const { stories, reference } = await storiesOfRelease(database, release)
    const language = languageOf(query.lang)
    return {
      release: release.hash,
      stories: stories.map((story) => writtenStory(story, { language, reference })),
    }
  })
}

export const homeFeature: Feature = { routes: serveHome }
