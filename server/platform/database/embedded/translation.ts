import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the engine to its first, quick translation of WebAssembly; called before the embedded database is opened. The second
 * makes statements run faster by a third to a half, but that of one function, through which every expression of SQL goes,
 * takes 600 MB and five seconds of a processor at every start, and no flag leaves one function out.
 */
export function translateOnce(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
