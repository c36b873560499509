import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { packBeside } from './precompress.ts'

/** The endings of files that the program is made of. */
const OF_PROGRAM = /\.(?:m?js|css|woff2|ttf|json|csv)$/

/**
 * Builds the service worker as a bundle of its own, and lists the files of the program beside it with their sizes as they travel.
 * The worker carries a digest of their names: with another program it is another worker, which is how browsers learn of an update.
 */
export function serviceWorker(entry: string): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = (await readdir(join(folder, 'assets'))).filter((name) => OF_PROGRAM.test(name)).sort()
        const page = await readFile(join(folder, 'index.html'), 'utf8')
        const version = createHash('sha256')
          .update([...names, page].join('\n'))
          .digest('hex')
          .slice(0, 16)
        const files = await Promise.all(
          names.map(async (name) => [`/assets/${name}`, await carried(folder, name)]),
        )
        await written(join(folder, 'program.json'), JSON.stringify({ version, files }))
        await written(join(folder, 'service-worker.js'), await bundleOf(entry, version))
      },
    },
  }
}

async function written(path: string, text: string): Promise<void> {
  await writeFile(path, text)
  await packBeside(path)
}

/** The bytes of a file as it travels. */
async function carried(folder: string, name: string): Promise<number> {
  const path = join(folder, 'assets', name)
  const packed = await stat(`${path}.br`).catch(() => null)
  return (packed ?? (await stat(path))).size
}

async function bundleOf(entry: string, version: string): Promise<string> {
  const bundle = await rolldown({ input: entry, transform: { define: { VERSION: JSON.stringify(version) } } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
