import { strFromU8, unzipSync } from 'fflate'
import { buildZip } from './hostile-zip.ts'

/** The template of plugins as somebody submits it who wrote a title and an author into its manifest. */
export function filledTemplate(template: Buffer): Buffer {
  const files = Object.entries(unzipSync(template))
  return buildZip(
    files.map(([name, bytes]) => ({
      name,
      content: name === 'manifest.json' ? filled(strFromU8(bytes)) : Buffer.from(bytes),
      deflate: true,
    })),
  )
}

function filled(manifest: string): string {
  return manifest.replace('Sources here', 'Sources of the place').replace('Your name', 'Ada L')
}
