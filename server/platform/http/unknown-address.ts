import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { API } from './endpoint-route.ts'
import { sendProblem } from './problem-answer.ts'

/** An unknown address is a problem, and a known one with another method says which methods it has. */
export function answerUnknown(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const known = endpoints.map(({ path, method }) => ({
    method,
    pattern: new RegExp(`^${API}${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  app.setNotFoundHandler(async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').replaceAll(/\/{2,}/g, '/')
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // Served, but the router refused the address: an id that is too long names nothing.
    const isOffered = methods.some((method) => method === request.method)
    if (methods.length > 0 && !isOffered) {
      reply.header('allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', '))
      return sendProblem(
        reply,
        new Problem('method-not-allowed', `${request.method} is not offered here; ${methods.join(', ')} is.`),
      )
    }
    return sendProblem(reply, new Problem('not-found', `There is nothing at ${path.slice(0, 200)}.`))
  })
}
