import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

declare global {
  /** PGlite's program, translated for this process. */
  var pgliteProgram: Promise<WebAssembly.Module> | undefined
}

// The engine shares one translation of a program as long as somebody holds it. Tests open the embedded database hundreds of times,
// one after the other: without this each would translate nine megabytes anew, and begin with the quick, slow translation.
globalThis.pgliteProgram ??= WebAssembly.compile(
  readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
)
await globalThis.pgliteProgram
