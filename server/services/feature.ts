import type { FastifyInstance } from 'fastify'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { WaitingSource } from '#server/waiting/waiting-source.ts'
import type { Services } from './services.ts'

/** One word of the product as the server has it: its calls, its work in the background, and where things of it wait for a decision. */
export interface Feature {
  /** Serves its calls of the contract. */
  readonly routes: (app: FastifyInstance, services: Services) => void | Promise<void>
  /** The kinds of jobs that it does in the background. */
  readonly jobs?: (services: Services) => readonly JobKind[]
  /** Where things of it wait for somebody's decision. */
  readonly waiting?: readonly WaitingSource[]
}

/** Serves a feature, and makes known its jobs and what waits. */
export async function serveFeature(
  app: FastifyInstance,
  feature: Feature,
  services: Services,
): Promise<void> {
  for (const source of feature.waiting ?? []) services.waiting.register(source)
  for (const kind of feature.jobs?.(services) ?? []) services.jobs.register(kind)
  await feature.routes(app, services)
}
