import type { Plugin } from 'vite'

/** The files with which most readers begin: of their functions a first view calls most. */
const FIRST: ReadonlySet<string> = new Set(['base', 'dashboard', 'home-page', 'figures'])

/**
 * Asks the engine to compile all functions of a file while it arrives, beside the page, instead of each at its first call, when the page
 * waits for it (explicit compile hints of V8, docs/decisions/0255-compiled-while-it-comes.md). A comment for others.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint before the files of a first view. Nothing may stand before it, so it comes last. */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && FIRST.has(file.name)) file.code = `${HINT}${file.code}`
        }
      },
    },
  }
}
