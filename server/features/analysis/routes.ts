import type { FastifyInstance } from 'fastify'

/** Every method of analysis, each a call `POST /api/analysis/{method}` for numbers that the caller brings. */
export function serveAnalysis(_app: FastifyInstance): void {}
