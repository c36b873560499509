/** The colours and sizes of `charts/tokens.ts` as a stylesheet, made by the build (vite.config.ts). */
declare module 'virtual:tokens.css'

/** What the answer of each call has to be, by the call, read from the contract by the build (contract/call-shapes.ts). */
declare module 'virtual:call-shapes' {
  const shapes: Readonly<Record<string, import('#contract/answer-shape.ts').Shape>>
  export default shapes
}
