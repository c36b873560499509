import type { Plugin } from 'vite'
import type { Shape } from '../../contract/answer-shape.ts'

const MODULE = 'virtual:call-shapes'

/**
 * Gives the pages the shapes of the answers of all calls, read from the contract: the schemas themselves stay on the server, as their
 * checker is longer than the pages that would carry it.
 */
export function callShapes(): Plugin {
  return {
    name: 'call-shapes',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load: async (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(await shapes())}` : null),
  }
}

async function shapes(): Promise<Readonly<Record<string, Shape>>> {
  const [{ ENDPOINTS }, { answerShape }] = await Promise.all([
    import('../../contract/endpoints.ts'),
    import('../../contract/answer-shape.ts'),
  ])
  return Object.fromEntries(
    ENDPOINTS.filter(({ mediaType }) => mediaType === undefined).flatMap(({ method, path, answer }) => {
      const shape = answerShape(answer)
      return shape === null ? [] : [[`${method} ${path}`, shape] as const]
    }),
  )
}
