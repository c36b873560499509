import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Lays a .br and a .gz beside every text file of the build, so that the server never compresses them. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true })
      // The page is completed by the server for each release, so it is compressed there.
      const packed = files.filter(
        (file) => /\.(html|m?js|css|csv|json|svg|txt)$/.test(file) && file !== 'index.html',
      )
      // All at once: the threads of the runtime take one after the other, and each core has its own.
      await Promise.all(packed.map((name) => packBeside(join(folder, name))))
    },
  }
}

/** Lays a .br and a .gz beside a file that is worth it. */
export async function packBeside(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < 512) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await gz(content, { level: 9 }))
}
