import { answerShape, type Shape } from './answer-shape.ts'
import { ENDPOINTS } from './endpoints.ts'

const MODULE = 'virtual:call-shapes'

/**
 * Gives the pages the shapes of the answers of all calls, read from the contract: the schemas themselves stay on the server, as their
 * checker is longer than the pages that would carry it.
 */
export function callShapes() {
  return {
    name: 'call-shapes',
    resolveId: (id: string) => (id === MODULE ? `\0${id}` : null),
    load: (id: string) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(shapesOfCalls())}` : null),
  }
}

/** The shape of each call's answer, by method and path. Calls that answer with a file have none. */
export function shapesOfCalls(): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    ENDPOINTS.filter(({ mediaType }) => mediaType === undefined).flatMap(({ method, path, answer }) => {
      const shape = answerShape(answer)
      return shape === null ? [] : [[`${method} ${path}`, shape] as const]
    }),
  )
}
