import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { servePostDecisions } from './decision-routes.ts'
import { servePosts } from './post-routes.ts'
import { readingLetterKeys, serveReadingProfile } from './profile-routes.ts'
import { readingLetterJob } from './send-reading-letters.ts'
import { WAITING_POSTS } from './waiting-posts.ts'

/** The reading room: notes and questions about figures, followed topics, and a weekly letter. */
function serveReadingRoom(app: FastifyInstance, { accounts }: Services): void {
  servePosts(app, accounts)
  servePostDecisions(app, accounts.database)
  serveReadingProfile(app, accounts)
}

export const readingRoomFeature: Feature = {
  routes: serveReadingRoom,
  jobs: ({ accounts }) => [readingLetterJob(accounts, readingLetterKeys(accounts.database))],
  waiting: [WAITING_POSTS],
}
