/** The colours and sizes of `charts/tokens.ts` as a stylesheet, made by the build (vite.config.ts). */
declare module 'virtual:tokens.css'
