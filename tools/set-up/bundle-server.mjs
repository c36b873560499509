import { rolldown } from 'rolldown'

/**
 * Packages that read their own parts by their path or are native code, so they stay where they are installed.
 */
const AS_INSTALLED = /^@(electric-sql\/pglite|myriaddreamin\/|resvg\/)/

/** A file of ours beside the one that starts it as a thread or as a process: `new URL` of its relative path. */
const STARTED = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

// node bundle-server.mjs FOLDER: writes the server as a few files into a folder that is there and empty.
const [, , folder] = process.argv
const bundle = await rolldown({
  input: { main: 'server/main.ts' },
  platform: 'node',
  external: AS_INSTALLED,
  plugins: [startedFiles(), unasked(), ownPositions()],
  // Optional packages that nobody has installed, and what packages say of themselves.
  logLevel: 'silent',
})
await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  // The engine keeps the text of what it runs, with two bytes for each letter where one is not of the first 256.
  charset: 'ascii',
  comments: false,
})
await bundle.close()

/** A file that is started becomes a file of the bundle too, and shares its imports with the others. */
function startedFiles() {
  return {
    name: 'started-files',
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: STARTED },
      async handler(code, id) {
        const files = new Map()
        for (const [, path] of code.matchAll(STARTED)) {
          const { id: file } = await this.resolve(path, id)
          files.set(path, this.emitFile({ type: 'chunk', id: file }))
        }
        const replaced = code.replaceAll(
          STARTED,
          (_, path) => `new URL(import.meta.ROLLUP_FILE_URL_${files.get(path)})`,
        )
        return { code: replaced, map: null }
      },
    },
  }
}

/**
 * The maker of a log is asked for its position in the code, for which the engine reads all positions of the
 * server into memory, 20 MB of them. Only log writers in threads of their own use the answer, and we have
 * none.
 */
function unasked() {
  return {
    name: 'unasked',
    transform: {
      filter: { id: /\/node_modules\/pino\/lib\/caller\.js$/ },
      handler(code) {
        const asked = 'getCallSites()'
        if (!code.includes(asked)) throw new Error('This version of pino asks who calls it in another way.')
        return { code: code.replace(asked, 'getCallSites({ sourceMap: false })'), map: null }
      },
    },
  }
}

/** Positions in our own files alone: the engine keeps the map in memory, and one of all packages costs five times as much. */
function ownPositions() {
  return {
    name: 'own-positions',
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: '' } }),
    },
  }
}
