import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#server/identity/accounts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { WaitingList } from '#server/waiting/waiting-list.ts'
import { servePostDecisions } from './decision-routes.ts'
import { servePosts } from './post-routes.ts'
import { serveReadingProfile } from './profile-routes.ts'
import { WAITING_POSTS } from './waiting-posts.ts'

/** The reading room: notes and questions about figures, what readers follow, and a weekly letter. */
export function serveReadingRoom(
  app: FastifyInstance,
  accounts: Accounts,
  jobs: Jobs,
  waiting: WaitingList,
): void {
  waiting.register(WAITING_POSTS)
  servePosts(app, accounts)
  servePostDecisions(app, accounts.database)
  serveReadingProfile(app, accounts, jobs)
}
